import { screen } from '@testing-library/react';
import { aMember } from '../support/builders';

export const pending = { members: [aMember({ username: 'Asha Rao', status: 'pending' })] };

export const bar = () => screen.findByText('Reconnecting…');
