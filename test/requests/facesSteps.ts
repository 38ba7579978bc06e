import { screen, waitFor, within } from '@testing-library/react';

export const members = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Member ${String(from + index).padStart(2, '0')}`);

export const links = () => [...document.querySelectorAll<HTMLElement>('.face .desk-link')];

export const names = () => links().map(({ textContent }) => textContent);

export const areShown = (from: number, to: number) => waitFor(() => expect(names()).toEqual(members(from, to)));

export const face = async (name: string) => within(await screen.findByRole('listitem', { name }));
