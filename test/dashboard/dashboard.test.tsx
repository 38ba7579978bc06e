import { screen, waitFor, within } from '@testing-library/react';
import { aMember } from '../support/builders';
import { goTo, ofScreen, openConsole, rowOf } from '../support/openConsole';
import { refusing } from '../support/steps';

describe('the dashboard', () => {
  it('shows the figures, the requests and the registered users, each asked for once', async () => {
    const { calls } = await openConsole('/admin/dashboard', {
      members: [
        aMember({ username: 'Asha Rao', status: 'pending' }),
        aMember({ status: 'approved' }),
        aMember({ status: 'blocked' }),
        aMember({ status: 'rejected' }),
        aMember({ status: 'rejected' }),
        aMember({ status: 'rejected' }),
      ],
    });
    await rowOf('Asha Rao');
    await waitFor(() =>
      expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['1', '2', '3', '1']),
    );
    expect(screen.getByRole('heading', { name: 'Registered Users' })).toBeVisible();
    expect(ofScreen(calls).slice(0, 3).sort()).toEqual([
      'GET /admins/listuser?status=pending&page=1',
      'GET /analysis/details',
      'GET /analysis/user',
    ]);
  });

  it('says why the chart could not be loaded, in its place and as a toast', async () => {
    const { admin, intercept } = await openConsole('/auth/forgot-password');
    intercept(refusing('/analysis/user', 'No chart today.'));
    await goTo('/admin/dashboard');
    const chart = within(await screen.findByRole('region', { name: 'Registered Users' }));
    expect(await chart.findByText('No chart today.')).toBeVisible();
    expect(screen.getAllByText('No chart today.')).toHaveLength(2);
    intercept(() => undefined);
    await admin.click(chart.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(chart.queryByText('No chart today.')).not.toBeInTheDocument());
  });
});
