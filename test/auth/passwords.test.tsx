import { screen, waitFor, within } from '@testing-library/react';
import { goTo, openConsole } from '../support/openConsole';
import { signIn, textsOf } from '../support/steps';

describe('a forgotten password', () => {
  it('is asked for with the email, and the screen says what the server says', async () => {
    const { admin, companion, calls } = await openConsole('/auth/login', {}, { signedIn: false });
    await admin.click(await screen.findByRole('link', { name: 'Forgot password' }));
    await admin.type(await screen.findByLabelText('Email'), 'admin@example.org');
    await admin.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByText(/./, { selector: '[role=status] .ant-notification-notice-title' })).toBeVisible();
    expect(calls).toEqual(['POST /admins/forgot']);
    expect(companion.mails).toHaveLength(1);
    await admin.click(screen.getByRole('link', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  });

  it.each(['/auth/reset-password?code=A-CODE', '/auth/forgotpassword/A-CODE'])(
    'is replaced at %s too',
    async (address) => {
      const { admin, intercept } = await openConsole(address, {}, { signedIn: false });
      await admin.type(await screen.findByLabelText('New Password'), 'Jasmine-Garland-7');
      expect(window.location.href).not.toContain('A-CODE');
      let code: string | null = null;
      intercept(({ headers }) => void (code = headers.get('x-access-token')));
      await admin.type(screen.getByLabelText('Confirm Password'), 'Jasmine-Garland-7{Enter}');
      await waitFor(() => expect(code).toBe('A-CODE'));
    },
  );

  it('is replaced with the code of the link, which leaves the address bar', async () => {
    const { admin, companion, store } = await openConsole('/auth/forgot-password', {}, { signedIn: false });
    await admin.type(await screen.findByLabelText('Email'), 'admin@example.org');
    await admin.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText(/./, { selector: '[role=status] .ant-notification-notice-title' });
    const code = /[\w-]{40,}/.exec(companion.mails[0]?.text ?? '')?.[0] ?? '';

    await goTo(`/auth/reset-password/${code}`);
    await admin.type(await screen.findByLabelText('New Password'), 'Jasmine-Garland-7');
    expect(window.location.href).not.toContain(code);
    await admin.type(screen.getByLabelText('Confirm Password'), 'Jasmine-Garland-7');
    await admin.click(screen.getByRole('button', { name: 'Update' }));

    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(store.getState().auth.token).toBeNull();
    await signIn(admin, 'Jasmine-Garland-7');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  it('cannot be replaced without a code, and the screen says where to get one', async () => {
    await openConsole('/auth/reset-password', {}, { signedIn: false });
    expect(await screen.findByText(/^This link is incomplete/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/auth/forgot-password');
  });

  it('shows why the server refused a used code, offers a new one, and keeps a running session', async () => {
    const { admin, store } = await openConsole('/auth/reset-password/used-code');
    const { token } = store.getState().auth;
    await admin.type(await screen.findByLabelText('New Password'), 'Jasmine-Garland-7');
    await admin.type(screen.getByLabelText('Confirm Password'), 'Jasmine-Garland-7{Enter}');
    const sentence = 'This link has expired or has been used already. Please ask for a new one.';
    await waitFor(() => expect(textsOf(screen.getAllByRole('alert'))).toEqual([sentence, sentence]));
    expect(store.getState().auth.token).toBe(token);
    await admin.click(screen.getByRole('link', { name: 'Forgot Password' }));
    expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  });
});

describe('the own password', () => {
  it('is changed on the profile, and the fields are empty afterwards', async () => {
    const { admin } = await openConsole('/admin/profile');
    expect(await screen.findByRole('heading', { level: 2, name: 'Admin' })).toBeVisible();
    await admin.type(screen.getByLabelText('Old Password'), 'Lotus-Lamp-2026');
    await admin.type(screen.getByLabelText('New Password'), 'Jasmine-Garland-7');
    await admin.type(screen.getByLabelText('Confirm Password'), 'Jasmine-Garland-7');
    await admin.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/./, { selector: '[role=status] .ant-notification-notice-title' })).toBeVisible();
    expect(screen.getByLabelText('Old Password')).toHaveValue('');
  });

  it.each([
    ['Old Password', 'The old password is wrong.', ['not it', 'Jasmine-Garland-7', 'Jasmine-Garland-7']],
    ['New Password', 'The new password must have', ['Lotus-Lamp-2026', 'short', 'short']],
    ['Confirm Password', 'The new password and its', ['Lotus-Lamp-2026', 'Jasmine-Garland-7', 'Other']],
  ])('stays with what was typed when the server refuses %s, which says so', async (label, sentence, typed) => {
    const { admin } = await openConsole('/admin/profile');
    const labels = ['Old Password', 'New Password', 'Confirm Password'];
    await screen.findByLabelText(label);
    for (const [index, text] of typed.entries()) await admin.type(screen.getByLabelText(labels[index] ?? ''), text);
    await admin.keyboard('{Enter}');
    const form = within(screen.getByRole('form', { name: 'Reset Password' }));
    expect(await form.findByRole('alert')).toHaveTextContent(sentence);
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(labels.map((name) => screen.getByLabelText<HTMLInputElement>(name).value)).toEqual(typed);
    await admin.type(field, '!');
    await waitFor(() => expect(form.queryByRole('alert')).not.toBeInTheDocument());
  });
});

it('the rule of a new password is said where the server has told one, and not made up elsewhere', async () => {
  const rule = '8 to 200 characters, and not easy to guess.';
  await openConsole('/auth/reset-password/CODE', {}, { signedIn: false });
  await screen.findByLabelText('New Password');
  expect(screen.queryByText(/characters/)).not.toBeInTheDocument();
  window.appConfig = { passwordRule: rule };
  await goTo('/auth/login');
  await goTo('/auth/reset-password/CODE');
  expect(await screen.findByText(rule)).toBeVisible();
});
