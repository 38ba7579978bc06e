import { screen } from '@testing-library/react';

export const question = (title: string) => screen.findByRole('dialog', { name: title });
