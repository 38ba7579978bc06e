import { createSlice } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** How many things on the screen would be lost with it: forms half filled in, runs half done. */
export const unsentWorkSlice = createSlice({
  name: 'unsentWork',
  initialState: 0,
  reducers: { workBegun: (count) => count + 1, workSettled: (count) => count - 1 },
  selectors: { selectHasUnsentWork: (count) => count > 0 },
});

const { workBegun, workSettled } = unsentWorkSlice.actions;
export const { selectHasUnsentWork } = unsentWorkSlice.selectors;

/** While `isUnsent`, a session that ends is renewed in place instead of leaving the screen. */
export function useUnsentWork(isUnsent: boolean) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isUnsent) return undefined;
    dispatch(workBegun());
    return () => void dispatch(workSettled());
  }, [dispatch, isUnsent]);
}
