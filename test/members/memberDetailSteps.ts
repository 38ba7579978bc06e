import { screen, within } from '@testing-library/react';

export const isDetail = ({ url }: Request) => url.includes('/retrieve/userDetails');

/** Label and text of every field below a heading; of two equal headings, the first. */
export const fieldsBelow = (title: string, index = 0) => {
  const block = screen.getAllByRole('heading', { name: title })[index]!.parentElement!; // a heading stands in its block
  return Object.fromEntries(
    within(block)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
};

export const head = () => screen.getByRole('article').querySelector('header')!;
