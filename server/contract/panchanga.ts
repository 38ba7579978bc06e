import * as v from 'valibot';
import { calendarDay, count, filledText, numberInPath } from './fields';

const elements = ['nakshatra', 'thithi', 'vaaara', 'yoga', 'karana'] as const;
const entry = { date: calendarDay, ...v.entriesFromList(elements, filledText(100)) };
const json = v.object(entry);
const path = v.object({ id: numberInPath });
const listed = v.strictObject({ ...entry, daily_panchanga_id: count });
export const entryFields = v.keyof(json).options;
export const listedEntryFields = v.keyof(listed).options;
export type PanchangaRow = v.InferInput<typeof listed>;
export type PanchangaBody = v.InferInput<typeof json>;

export const listsEntries = {
  summary: 'List the panchanga',
  reply: { responseData: v.array(listed) },
  done: 'The panchanga is listed.',
};
export const addsEntry = { summary: 'Add a day to the panchanga', json, done: 'The panchanga is added.' };
export const updatesEntry = {
  summary: 'Update a day of the panchanga',
  path,
  json,
  done: 'The panchanga is updated.',
};
export const deletesEntry = {
  summary: 'Delete a day of the panchanga',
  path,
  done: 'The panchanga is deleted.',
};
