import { screen, waitFor, within } from '@testing-library/react';
import { devTools } from '@/app/devTools';
import { codeOf } from '../support/authenticator';
import { openConsole, pressInDialog } from '../support/openConsole';
import { signIn } from '../support/steps';
import { extensions, findSecondStep, findDashboard, openSignIn } from './secondFactorSteps';

describe('signing in with a second factor', () => {
  it('asks for a code after the password, takes it with blanks, and knows who signed in', async () => {
    const { admin, secret, store, calls } = await openSignIn();
    await signIn(admin);
    await findSecondStep();
    expect(screen.queryByText('Please confirm that it is you.')).not.toBeInTheDocument();
    const field = screen.getByLabelText('Code');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    const code = codeOf(secret);
    await admin.paste(`${code.slice(0, 3)} ${code.slice(3)} `);
    await admin.keyboard('{Enter}');
    await findDashboard();
    expect(store.getState().auth.account?.email).toBe('admin@example.org');
    expect(calls.slice(0, 2)).toEqual(['POST /admins/login', 'POST /admins/login/factor']);
  });

  it('says at the field that a code is wrong, without a toast, until somebody types', async () => {
    const { admin, secret, store, calls } = await openSignIn();
    await signIn(admin);
    await admin.type(await screen.findByLabelText('Code'), '{Enter}');
    expect(calls).toEqual(['POST /admins/login']);
    await admin.type(screen.getByLabelText('Code'), '12345{Enter}');
    expect(await screen.findByText('This code is wrong or has been used already.')).toBeVisible();
    expect(screen.getAllByText('This code is wrong or has been used already.')).toHaveLength(1);
    const [challenge = ''] = /(?<="challenge":")[\w-]{43}/.exec(JSON.stringify(store.getState())) ?? [];
    expect(challenge).toHaveLength(43);
    for (const hidden of [challenge, '12345'])
      expect(JSON.stringify(devTools.stateSanitizer(store.getState()))).not.toContain(hidden);
    await admin.keyboard(codeOf(secret));
    expect(screen.queryByText('This code is wrong or has been used already.')).not.toBeInTheDocument();
    await admin.keyboard('{Enter}');
    await findDashboard();
  });
});

describe('the second factor on the profile', () => {
  it('and the sessions are not there on a server without them, and no call asks for them', async () => {
    const { calls } = await openConsole('/admin/profile');
    await screen.findByRole('heading', { name: 'Reset Password' });
    expect(screen.queryByRole('heading', { name: /Second factor|Sessions/ })).not.toBeInTheDocument();
    expect(calls.filter((call) => /factor|sessions/.test(call))).toEqual([]);
  });

  it('is an app, added with a code, which gives recovery codes once', async () => {
    const { admin, store } = await openConsole('/admin/profile', {}, { extensions });
    await admin.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an authenticator app' }));
    await admin.click(dialog.getByRole('button', { name: 'Next' }));

    const secret = ((await dialog.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent ?? '').replaceAll(' ', '');
    await admin.type(dialog.getByLabelText('Code'), '12345{Enter}');
    expect(await dialog.findByText(/^Not added: This code is wrong/)).toBeVisible();
    await admin.clear(dialog.getByLabelText('Code'));
    await admin.type(dialog.getByLabelText('Code'), `${codeOf(secret)}{Enter}`);

    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    const [code = ''] = codes.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const shown = JSON.stringify(devTools.stateSanitizer(store.getState()));
    expect(shown).not.toContain(code);
    expect(shown).not.toContain(secret);
    await admin.keyboard('{Escape}');
    await pressInDialog(admin, 'Recovery codes', 'I have kept them');
    expect(await screen.findByText('My phone')).toBeVisible();
    expect(screen.getByText('Recovery codes left: 10')).toBeVisible();
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain(code));
  });

  it('where it is required, every screen leads to the profile until there is one', async () => {
    const visit = { signedIn: false, extensions: [...extensions, 'sessions'] as const, requiresSecondFactor: true };
    const { admin, calls } = await openConsole('/auth/login', {}, visit);
    await signIn(admin);
    expect(await screen.findByText(/^This service asks for a second factor/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sessions' })).not.toBeInTheDocument();
    expect(calls.filter((call) => call.includes('sessions'))).toEqual([]);
    expect(window.location.pathname).toBe('/admin/profile');
    await admin.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
    await pressInDialog(admin, 'Add an authenticator app', 'Next');
    const secret = ((await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent ?? '').replaceAll(' ', '');
    await admin.type(screen.getByLabelText('Code'), `${codeOf(secret)}{Enter}`);
    await pressInDialog(admin, 'Recovery codes', 'I have kept them');
    expect(screen.queryByText(/^This service asks for a second factor/)).not.toBeInTheDocument();
    await admin.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? document.body);
    await findDashboard();
    expect(screen.queryByText('This service asks for a second factor: add one first.')).not.toBeInTheDocument();
  });
});
