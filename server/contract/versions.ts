import * as v from 'valibot';
import { count, filledText, ownToken } from './fields';

const onOrOff = v.picklist([0, 1]);
const versionText = filledText(50);
const versions = { android_version: versionText, ios_version: versionText };
const facts = { android_version: v.string(), ios_version: v.string(), status: onOrOff };
const listed = v.strictObject({ ...facts, version_id: count });
export const versionFields = v.keyof(v.object(facts)).options;
export const listedVersionFields = v.keyof(listed).options;
export type VersionRow = v.InferInput<typeof listed>;

export const listsVersions = {
  summary: 'List versions',
  reply: { responseData: v.strictObject({ version_list: v.array(listed), maintenance_mode: onOrOff }) },
  done: 'The versions are listed.',
};

export const addsVersion = {
  summary: 'Add a version',
  json: v.object({ access_token: ownToken, ...versions }),
  status: 201,
  done: 'The version is added.',
} as const;

const changed = {
  access_token: ownToken,
  version_id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)),
};
export const updatesVersion = {
  summary: 'Update a version',
  json: v.union([v.object({ ...changed, ...versions }), v.object({ ...changed, status: onOrOff })]),
  refuses: [404],
  done: 'The version is updated.',
};

export const switchesMaintenance = {
  summary: 'Switch maintenance mode',
  json: v.object({ access_token: ownToken, maintenance_mode: onOrOff }),
  done: 'Maintenance mode is switched.',
};
