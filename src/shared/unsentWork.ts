import { createSlice } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** The number of forms and runs on screen with unsent work. */
export const unsentWorkSlice = createSlice({
  name: 'unsentWork',
  initialState: 0,
  reducers: { workBegun: (count) => count + 1, workSettled: (count) => count - 1 },
  selectors: { selectHasUnsentWork: (count) => count > 0 },
});

const { workBegun, workSettled } = unsentWorkSlice.actions;
export const { selectHasUnsentWork } = unsentWorkSlice.selectors;

/** While `isUnsent`, an ended session is renewed in place instead of leaving the screen. */
export function useUnsentWork(isUnsent: boolean) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isUnsent) return undefined;
    dispatch(workBegun());
    return () => void dispatch(workSettled());
  }, [dispatch, isUnsent]);
}
