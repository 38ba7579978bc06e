import { screen } from '@testing-library/react';

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();

export const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);
