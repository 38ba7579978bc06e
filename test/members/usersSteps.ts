import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMember } from '../support/builders';
import { choose } from '../support/openConsole';

export const asha = () =>
  aMember({ username: 'Asha Rao', email: 'asha@example.org', phone: '919900011122', status: 'approved' });

export const ravi = () => aMember({ username: 'Ravi Bhat', status: 'rejected' });

export const searchField = () => screen.getByRole('searchbox', { name: 'Search by name' });

export const chooseGroup = (admin: UserEvent, group: string) => choose(admin, 'Users to list', group);

export const listCalls = (calls: string[]) => calls.filter((call) => /listuser|searchuser/.test(call));
