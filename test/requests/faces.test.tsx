import { act, screen, waitFor } from '@testing-library/react';
import { openConsole, pressInDialog } from '../support/openConsole';
import { onDesk, pending } from './deskSteps';
import { areShown, face } from './facesSteps';

it('are chosen in the head, stand in the address, and Back shows the list again', async () => {
  const { admin } = await openConsole('/admin/requests?page=2', { members: pending(12) });
  await screen.findByText('Member 11');
  await admin.click(screen.getByRole('radio', { name: 'Faces' }));
  await areShown(1, 12);
  expect(window.location.search).toBe('?view=faces');
  await act(async () => window.history.back());
  await screen.findByRole('table');
  expect(window.location.search).toBe('?page=2');
});

it('are chosen by the arrows too, which step through no requests there', async () => {
  const { admin } = await openConsole('/admin/requests', { members: pending(2) });
  await screen.findByText('Member 01');
  act(() => screen.getByRole('radio', { name: 'List' }).focus());
  await admin.keyboard('{ArrowDown}');
  await areShown(1, 2);
  expect(screen.getByRole('radio', { name: 'Faces' })).toHaveFocus();
});

it('are walked, opened and answered by keys, and the focus returns to the face', async () => {
  const { admin } = await openConsole('/admin/requests?view=faces', { members: pending(30) });
  await areShown(1, 24);
  await admin.keyboard('j{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(screen.getByRole('link', { name: 'Member 02' })).toHaveFocus();
  await admin.keyboard('a');
  await pressInDialog(admin, 'Accept the request', 'Accept');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await face('Member 02')).getByRole('button', { name: 'Accepted' })).toBeDisabled();
  await admin.keyboard('{End}');
  expect(screen.getByRole('link', { name: 'Member 24' })).toHaveFocus();
  await admin.keyboard('{Enter}');
  await onDesk('Member 24');
  // The list of the same page stands beside the profile.
  expect(screen.getAllByRole('row')).toHaveLength(25);
  await admin.keyboard('k');
  await onDesk('Member 23');
  await admin.keyboard('{Escape}');
  await areShown(1, 24);
  expect(screen.getByRole('link', { name: 'Member 23' })).toHaveFocus();
});
