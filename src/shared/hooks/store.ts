import type { ThunkAction, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from '@/app/store';

export type { AppDispatch, RootState };

export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;

export type StartListening = TypedStartListening<RootState, AppDispatch>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

export const useAppSelector = useSelector.withTypes<RootState>();
