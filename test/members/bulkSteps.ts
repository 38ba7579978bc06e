import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { someMembers } from '../support/builders';

export const pending = (count: number) => ({ members: someMembers(count, 'Member', { status: 'pending' }) });

export const puts = (calls: string[]) => calls.filter((call) => call.startsWith('PUT'));

export const figures = (calls: string[]) => calls.filter((call) => call === 'GET /analysis/details').length;

export const tick = (admin: UserEvent, name: string) => admin.click(screen.getByRole('checkbox', { name }));

export const report = () =>
  screen.findByText(/^\d+ members? (accepted|rejected|blocked|unblocked).*\.$/, { selector: '[role="dialog"] *' });

export const selectPage = (admin: UserEvent) => tick(admin, 'All on this page');
