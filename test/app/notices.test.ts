import { noticesSlice } from '@/app/notices/noticesSlice';
import { doneHere, notDone } from '@/shared/notices/noticesFor';
import { runEnded } from '@/shared/run/runSlice';

const textsAfter = (...actions: Parameters<typeof noticesSlice.reducer>[1][]) =>
  actions.reduce(noticesSlice.reducer, noticesSlice.getInitialState()).waiting.map(({ text }) => text);

it('a toast stays, with its Undo, beside one of a run whose count ends with the same digit', () => {
  const ends = ['2 accepted successfully!!', '12 accepted successfully!!'];
  expect(textsAfter(...ends.map((sentence) => runEnded({ sentence, undoableIds: ['a', 'b'] })))).toEqual(ends);
});

it('a toast takes the place of one with its text, or with what it says was not done', () => {
  expect(textsAfter(doneHere({ sentence: 'Saved' }), doneHere({ sentence: 'Saved' }))).toEqual(['Saved']);
  expect(textsAfter(notDone('Refused'), notDone('Not blocked: Refused'))).toEqual(['Not blocked: Refused']);
});
