import { noticesSlice, selectNotices } from '@/app/noticesSlice';
import { exportFailed } from '@/shared/notices/exported';

it('are two at most, the latest', () => {
  const state = ['one', 'two', 'two', 'three']
    .map(exportFailed)
    .reduce(noticesSlice.reducer, noticesSlice.getInitialState());
  const texts = selectNotices({ notices: state });
  expect(texts.map(({ text }) => text)).toEqual(['two', 'three']);
});
