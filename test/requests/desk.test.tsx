import { act, screen, waitFor, within } from '@testing-library/react';
import { goTo, openConsole, pressInDialog, rowOf } from '../support/openConsole';
import { isWrite, refusal, refusing } from '../support/steps';
import { pending, nameOnDesk, onDesk, answerBy, openFirst } from './deskSteps';

it('opens a profile beside the list, with the member in the address, and Back closes it', async () => {
  const { all } = await openFirst('/admin/requests?page=1', 2);
  expect(new URLSearchParams(window.location.search).get('member')).toBe(all[0]?.user_id);
  expect(screen.getByRole('link', { name: 'Member 01' })).toHaveAttribute('aria-current', 'true');
  expect(await rowOf('Member 02')).toBeVisible();
  const profile = within(await screen.findByRole('region', { name: 'Profile' }));
  expect(await profile.findByText('I teach children to sing.')).toBeVisible();
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Request' })).not.toBeInTheDocument());
});

it('begins with the first request that waits, and counts what was answered and what is left', async () => {
  const { admin } = await openConsole('/admin/requests', { members: pending(12) });
  await rowOf('Member 01');
  await admin.click(within(await rowOf('Member 01')).getByRole('button', { name: 'Reject' }));
  await pressInDialog(admin, 'Reject the request', 'Reject');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await admin.click(screen.getByRole('button', { name: 'Start reviewing' }));
  await onDesk('Member 02');
  const desk = within(screen.getByRole('region', { name: 'Request' }));
  await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent('Member 02 1 answered · 11 left'));
  // The bar answers: beside it a row has no buttons of its own.
  expect(within(await rowOf('Member 03')).queryAllByRole('button')).toEqual([]);
  await admin.keyboard('s');
  await onDesk('Member 03');
  await answerBy(admin, 'a');
  await onDesk('Member 04');
  await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent('Member 04 2 answered · 10 left'));
  expect(screen.getByText('10 requests')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Figures' })).getByText('10')).toBeVisible();
  expect(screen.getByTitle('10 waiting')).toBeVisible();
});

it('says nothing of what is left where no server has counted it', async () => {
  const { admin, companion, intercept } = await openConsole('/auth/forgot-password', { members: pending(12) });
  const withoutSize = async (reply: Response) =>
    Response.json({ ...((await reply.json()) as object), size: undefined }); // a reply is an object
  intercept((request) => {
    if (request.url.includes('/analysis/details')) return refusal('Not now.');
    return request.url.includes('/listuser') ? companion.fetch(request).then(withoutSize) : undefined;
  });
  await goTo('/admin/requests');
  await admin.click(await screen.findByRole('link', { name: 'Member 01' }));
  await onDesk('Member 01');
  expect(within(screen.getByRole('region', { name: 'Request' })).getByRole('status')).toHaveTextContent(/^Member 01$/);
});

it('stays where it is when the answer was not saved', async () => {
  const { admin, intercept } = await openFirst('/admin/requests', 2);
  intercept(refusing(isWrite, 'Not now.'));
  await answerBy(admin, 'a');
  expect(await screen.findByText('Not accepted: Not now.')).toBeVisible();
  await admin.keyboard('j');
  expect(nameOnDesk()).toBe('Member 01');
});

it('takes no answer about a profile that could not be read', async () => {
  const { admin, intercept } = await openConsole('/admin/requests', { members: pending(2) });
  intercept(refusing('userDetails', 'Not today.'));
  await admin.click(await screen.findByRole('link', { name: 'Member 01' }));
  const desk = within(await screen.findByRole('region', { name: 'Request' }));
  await desk.findByText('Not today.');
  for (const name of ['Accept', 'Reject']) expect(desk.getByRole('button', { name })).toBeDisabled();
  await admin.keyboard('a');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  intercept(() => undefined);
  await admin.click(desk.getByRole('button', { name: 'Retry' }));
  await onDesk('Member 01');
  await answerBy(admin, 'a');
  expect(await screen.findByText('Accepted successfully!!')).toBeVisible();
});

it('ends with what was skipped, and goes through it on a press', async () => {
  const { admin } = await openFirst('/admin/requests', 2);
  await admin.keyboard('s');
  await onDesk('Member 02');
  await answerBy(admin, 'r');
  expect(await screen.findByRole('heading', { name: 'This was the last request' })).toHaveFocus();
  expect(screen.getByText('1 request that you skipped is still waiting.')).toBeVisible();
  await admin.click(screen.getByRole('button', { name: 'Review the skipped' }));
  await onDesk('Member 01');
});
