import { createSlice } from '@reduxjs/toolkit';

export const modalsSlice = createSlice({
  name: 'modals',
  initialState: { open: 0 },
  reducers: {
    modalOpened: (modals) => void (modals.open += 1),
    modalClosed: (modals) => void (modals.open -= 1),
  },
  selectors: { selectIsModalOpen: ({ open }) => open > 0 },
});

export const { modalOpened, modalClosed } = modalsSlice.actions;
export const { selectIsModalOpen } = modalsSlice.selectors;
