import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../support/openConsole';
import { world, onDashboard, ofPayments, ofViews } from './figuresSteps';

const countIn = (text: string | null = '') => Number(/\d+/.exec(text ?? '')?.[0]);

it('shows on the dashboard how many rows the lists have that its figures and lines lead to', async () => {
  await openConsole('/admin/dashboard', world);
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  await waitFor(() => expect(figures.getAllByRole('definition')[0]).toHaveTextContent('4'));
  const cards = figures
    .getAllByRole('link')
    .map((link, index) => [link.getAttribute('href'), countIn(figures.getAllByRole('definition')[index]?.textContent)]);
  const waiting = within(screen.getByRole('region', { name: 'Waiting for you' }));
  await waiting.findByRole('link', { name: /deletion request/ });
  const lines = waiting
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href')?.replace(/\?member=.*/, ''), countIn(link.textContent)]);
  const counted = [...cards, ...lines].filter(([, count]) => !Number.isNaN(count));
  expect(new Map(counted as [string, number][])).toEqual(new Map(onDashboard)); // both are pairs
  expect(screen.getAllByTitle('4 waiting')[0]).toBeVisible();
});

it('shows above the payments how many rows the lists have that its figures and views lead to', async () => {
  await openConsole('/admin/premium-analytics', world);
  const states = within(await screen.findByLabelText('Payments by state'));
  await waitFor(() => expect(states.getAllByRole('definition')[0]).toHaveTextContent('1'));
  const counts = states
    .getAllByRole('link')
    .map((link, index) => [link.getAttribute('href'), countIn(states.getAllByRole('definition')[index]?.textContent)]);
  expect(counts).toEqual(ofPayments);
  const views = (await screen.findAllByText(/^(To call|Stuck) \(\d+\)$/)).map(({ textContent }) =>
    countIn(textContent),
  );
  expect(views).toEqual(ofViews.map(([, count]) => count));
});
