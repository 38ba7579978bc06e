import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMember, aProfile } from '../support/builders';
import { goTo, openConsole, pressInDialog } from '../support/openConsole';
import { holdBack, refusing } from '../support/steps';
import { onDesk, pending } from './deskSteps';
import { members, links, names, areShown, face } from './facesSteps';

const pagesOf = (calls: readonly string[]) =>
  calls.filter((call) => call.includes('listuser')).map((call) => Number(call.split('page=')[1]));

async function answer(admin: UserEvent, name: string, action: 'Accept' | 'Reject') {
  await admin.click((await face(name)).getByRole('button', { name: action }));
  await pressInDialog(admin, `${action} the request`, action);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

it('come 24 a page, and of the server every page once', async () => {
  const { admin, calls } = await openConsole('/admin/requests?view=faces', { members: pending(60) });
  await areShown(1, 24);
  expect(pagesOf(calls)).toEqual([1, 2, 3]);
  await admin.click(screen.getByRole('link', { name: 'Page 2' }));
  await areShown(25, 48);
  expect(pagesOf(calls).slice(3)).toEqual([3, 4, 5]);
  await admin.click(screen.getByRole('link', { name: 'Page 3' }));
  await areShown(49, 60);
  expect(window.location.search).toBe('?view=faces&page=3');
});

it('skip nobody on the next page after answers, which stay with their outcome and can be undone', async () => {
  const { admin } = await openConsole(
    '/admin/requests?view=faces',
    { members: pending(52) },
    { extensions: ['takeback'] },
  );
  await areShown(1, 24);
  // As many as lead to the server's page before.
  for (const name of ['Member 24', 'Member 13', ...members(1, 4)]) await answer(admin, name, 'Accept');
  expect((await face('Member 13')).getByRole('button', { name: 'Accepted' })).toBeDisabled();
  expect(names()).toEqual(members(1, 24));
  await admin.click((await face('Member 24')).getByRole('button', { name: 'Undo' }));
  expect(await (await face('Member 24')).findByRole('button', { name: 'Accept' })).toBeEnabled();
  await admin.click(screen.getByRole('link', { name: 'Next page' }));
  await areShown(25, 48);
  await answer(admin, 'Member 30', 'Reject');
  await admin.click(screen.getByRole('link', { name: 'Next page' }));
  await areShown(49, 52);
});

it('skip nobody after answers that were given in the list', async () => {
  const { admin } = await openConsole('/admin/requests', { members: pending(30) });
  await admin.click(
    within((await screen.findByText('Member 02')).closest('tr')!).getByRole('button', { name: 'Reject' }),
  ); // a row of the list
  await pressInDialog(admin, 'Reject the request', 'Reject');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await admin.click(screen.getByRole('radio', { name: 'Faces' }));
  await waitFor(() => expect(names()).toEqual(['Member 01', ...members(3, 25)]));
  await admin.click(screen.getByRole('link', { name: 'Next page' }));
  await areShown(26, 30);
});

it('skip nobody behind a row that cannot be read', async () => {
  const { companion, intercept } = await openConsole('/admin/users', { members: pending(30) });
  intercept((request) =>
    request.url.includes('pending&page=3') ? companion.fetch(request).then(loseFirst) : undefined,
  );
  await goTo('/admin/requests?view=faces&page=2');
  await areShown(25, 30);
});

const loseFirst = async (reply: Response) => {
  const body = await reply.json();
  body.data[0] = null;
  return Response.json(body);
};

it('fail in the line of the list, and say where nobody waits', async () => {
  const { admin, intercept } = await openConsole('/admin/users', { members: [] });
  intercept(refusing('status=pending', 'Nothing today.'));
  await admin.click((await screen.findAllByRole('link', { name: 'User Requests' }))[0] ?? document.body);
  await admin.click(await screen.findByRole('radio', { name: 'Faces' }));
  expect(await screen.findByText('Nothing today.')).toBeVisible();
  intercept(() => undefined);
  await admin.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No Data Found!!')).toBeVisible();
});

it('keep room for the faces that are on their way', async () => {
  const visit = await openConsole('/admin/users', { members: pending(2) });
  const release = holdBack(visit, ({ url }) => url.includes('status=pending'));
  await visit.admin.click((await screen.findAllByRole('link', { name: 'User Requests' }))[0] ?? document.body);
  await visit.admin.click(await screen.findByRole('radio', { name: 'Faces' }));
  await waitFor(() => expect(document.querySelectorAll('.face .avatar-face')).toHaveLength(24));
  await release();
  await areShown(1, 2);
});

it('say where a photo is missing or does not load, and the age that a profile told', async () => {
  const asha = aMember({ user_id: 'asha', username: 'Asha Rao', status: 'pending' });
  const uma = aMember({ user_id: 'uma', username: 'Uma Rao', status: 'pending', profile_link: '/media/uma.webp' });
  const { admin } = await openConsole('/admin/requests?view=faces', {
    members: [asha, uma],
    profiles: [aProfile(asha, { personal: { age: '29' } })],
  });
  expect((await face('Asha Rao')).getByText('No photo')).toBeVisible();
  const photo = (await face('Uma Rao')).getByRole('presentation');
  expect(photo).toHaveAttribute('loading', 'lazy');
  fireEvent.error(photo);
  expect((await face('Uma Rao')).getByText('Photo does not load')).toBeVisible();
  expect((await face('Asha Rao')).queryByText('29 years')).not.toBeInTheDocument();
  await admin.click(screen.getByRole('link', { name: 'Asha Rao' }));
  await onDesk('Asha Rao');
  await admin.keyboard('{Escape}');
  expect(await (await face('Asha Rao')).findByText('29 years')).toBeVisible();
});

it('read the list again for a photo whose address has ended', async () => {
  const uma = aMember({ username: 'Uma Rao', status: 'pending', profile_link: '/media/members/uma.jpg' });
  const { companion } = await openConsole('/admin/requests?view=faces', { members: [uma] });
  const photo = await screen.findByRole<HTMLImageElement>('presentation');
  const { src } = photo;
  companion.advanceClock(2 * 60 * 60_000);
  fireEvent.error(photo);
  expect((await face('Uma Rao')).getByText('Photo does not load')).toBeVisible();
  const again = await screen.findByRole<HTMLImageElement>('presentation');
  expect(again.src).not.toBe(src);
  expect(again.src).toMatch(/\/media\/members\/uma\.jpg\?end=\d+&key=/);
});

it('are followed from page to page by the desk, which returns to the face that it left', async () => {
  const { admin } = await openConsole('/admin/requests?view=faces', { members: pending(30) });
  await areShown(1, 24);
  await admin.click(screen.getByRole('link', { name: 'Member 24' }));
  await onDesk('Member 24');
  await admin.keyboard('j');
  await onDesk('Member 25');
  await admin.keyboard('{Escape}');
  await areShown(25, 30);
  expect(screen.getByRole('link', { name: 'Member 25' })).toHaveFocus();
});

it('leave the arrows alone where keys are off', async () => {
  const { admin } = await openConsole('/admin/profile', { members: pending(3) });
  await admin.click(await screen.findByRole('switch', { name: 'Keyboard shortcuts' }));
  await goTo('/admin/requests?view=faces');
  await areShown(1, 3);
  act(() => links()[0]?.focus());
  await admin.keyboard('{ArrowRight}');
  expect(links()[0]).toHaveFocus();
});

it('ask who was here before of at most twenty at once', async () => {
  const all = pending(24);
  const { calls } = await openConsole('/admin/requests?view=faces', { members: all }, { extensions: ['similar'] });
  await areShown(1, 24);
  const asked = calls.filter((call) => call.includes('similar')).map((call) => call.match(/user_id=/g)?.length);
  expect(asked).toEqual([20, 4]);
});
