import type { ThunkAction, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

/*
 * Features do not know the whole state. It is `never` here: whatever a selector or a thunk of a slice reads fits, and nothing
 * can be read past them.
 */

export type AppDispatch = ThunkDispatch<never, never, UnknownAction>;

export type AppThunk<Result = void> = ThunkAction<Result, never, never, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

export const useAppSelector = useSelector.withTypes<never>();

export type StartListening = TypedStartListening<never, AppDispatch>;
