import { noticesSlice, selectNotices } from '@/app/noticesSlice';
import { exportFailed } from '@/shared/csv';

it('are two at most, the latest', () => {
  const state = ['one', 'two', 'two', 'three']
    .map(exportFailed)
    .reduce(noticesSlice.reducer, noticesSlice.getInitialState());
  const texts = selectNotices({ notices: state });
  expect(texts.map(({ text }) => text)).toEqual(['Not exported: two', 'Not exported: three']);
});
