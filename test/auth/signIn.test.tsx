import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openConsole } from '../support/openConsole';
import { holdBack, textsOf } from '../support/steps';

const email = 'admin@example.org';
const password = 'Lotus-Lamp-2026';

it('takes an e-mail with invisible characters, and a password that was pasted with a blank behind it', async () => {
  const { admin } = await openConsole('/auth/login', {}, { signedIn: false });
  await admin.click(await screen.findByLabelText('Email'));
  await admin.paste(`\u200b${email.replace('@', '\u2060@')}\u00ad `);
  await admin.click(screen.getByLabelText('Password'));
  await admin.paste(`${password}\t `);
  expect(screen.getByLabelText('Password')).toHaveValue(password);
  await admin.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

async function fillIn(admin: UserEvent, typed: { email: string; password: string }) {
  await admin.type(await screen.findByLabelText('Email'), typed.email);
  await admin.type(screen.getByLabelText('Password'), typed.password);
}

const signInCalls = (calls: string[]) => calls.filter((call) => call === 'POST /admins/login');

describe('signing in', () => {
  it('leads to the heading of the dashboard, and the browser keeps the token and the time of the sign-in', async () => {
    const { admin, store } = await openConsole('/auth/login', {}, { signedIn: false });
    await fillIn(admin, { email, password });
    await admin.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toHaveFocus();
    const stored = JSON.parse(window.localStorage.getItem('persist:auth') ?? '{}');
    expect(JSON.parse(stored.token)).toBe(store.getState().auth.token);
    expect(Date.now() - JSON.parse(stored.expirationTime)).toBeLessThan(60_000);
  });

  it('works with Enter, and a second Enter while the call is under way sends nothing', async () => {
    const opened = await openConsole('/auth/login', {}, { signedIn: false });
    const { admin, calls } = opened;
    await fillIn(admin, { email, password: 'not it' });
    const release = holdBack(opened, ({ url }) => url.endsWith('/admins/login'));
    await admin.keyboard('{Enter}{Enter}');
    await release();
    await screen.findAllByText('Wrong e-mail or password.');
    expect(signInCalls(calls)).toHaveLength(1);
  });

  it('says by a toast, and at the form until somebody types again, what the server said', async () => {
    const { admin } = await openConsole('/auth/login', {}, { signedIn: false });
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await fillIn(admin, { email, password: 'not it' });
    await admin.click(screen.getByRole('button', { name: 'Sign In' }));

    const sentence = 'Wrong e-mail or password.';
    await waitFor(() => expect(textsOf(screen.getAllByRole('alert'))).toEqual([sentence, sentence]));
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    expect(screen.getByLabelText('Password')).toHaveValue('not it');
    expect(window.localStorage.getItem('persist:auth')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
    await admin.type(screen.getByLabelText('Password'), '!');
    expect(textsOf(screen.getAllByRole('alert'))).toEqual(['', sentence]);

    await admin.click(screen.getByRole('link', { name: 'Forgot password' }));
    await screen.findByRole('heading', { name: 'Forgot Password' });
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('shows and hides the password without moving the caret', async () => {
    const { admin } = await openConsole('/auth/login', {}, { signedIn: false });
    const field: HTMLInputElement = await screen.findByLabelText('Password');
    await admin.type(field, 'lotus');
    field.setSelectionRange(2, 2);
    await admin.click(screen.getByRole('button', { name: 'Show password' }));

    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveFocus();
    expect(field.selectionStart).toBe(2);
    await admin.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it.each([
    ['a token that cannot travel in a header', { token: 'ಕನ್ನಡ' }],
    ['no token', { message: 'fine' }],
  ])('does not take %s for a sign-in', async (_kind, reply) => {
    const { admin, intercept } = await openConsole('/auth/login', {}, { signedIn: false });
    intercept((request) => (request.url.endsWith('/admins/login') ? Response.json(reply) : undefined));
    await fillIn(admin, { email, password });
    await admin.click(screen.getByRole('button', { name: 'Sign In' }));
    // In a toast, and at the form.
    const sentence = 'The server sent an answer that this console cannot read.';
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  });
});
