import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../support/openConsole';
import { world, onDashboard, ofPayments, ofViews } from './figuresSteps';

it.each([...onDashboard, ...ofPayments, ...ofViews])(
  'a figure leads to %s, with exactly %d rows',
  async (address, count) => {
    await openConsole(address, world);
    await waitFor(() => {
      const list = screen.getAllByRole('group').find((group) => within(group).queryByRole('table'));
      expect(list).toHaveAttribute('aria-busy', 'false');
      expect(within(list!).getAllByRole('row')).toHaveLength(count + 1); // found above
    });
  },
);
