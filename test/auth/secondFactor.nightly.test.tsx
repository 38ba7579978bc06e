import { screen, waitFor, within } from '@testing-library/react';
import { addApp, codeOf } from '../support/authenticator';
import { openConsole, pressInDialog } from '../support/openConsole';
import { goToProfile, signIn } from '../support/steps';
import { extensions, findSecondStep, findDashboard, openSignIn } from './secondFactorSteps';

describe('signing in with a second factor', () => {
  it('takes a recovery code', async () => {
    const { admin, codes } = await openSignIn();
    await signIn(admin);
    await admin.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await admin.keyboard(`${codes[0]}{Enter}`);
    await findDashboard();
  });

  it('leads back to the password when the step is over, or when it is wanted', async () => {
    const { admin, companion, secret } = await openSignIn();
    await signIn(admin);
    await admin.click(await screen.findByRole('button', { name: 'Back to the password' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await admin.keyboard('{Enter}');
    await findSecondStep();
    companion.advanceClock(6 * 60_000);
    await admin.type(screen.getByLabelText('Code'), `${codeOf(secret)}{Enter}`);
    expect(await screen.findByText(/^This sign-in took too long/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('admin@example.org');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});

describe('the second factor on the profile', () => {
  it('is removed, and its recovery codes are made anew', async () => {
    const { admin, companion } = await openConsole('/auth/forgot-password', {}, { extensions, signedIn: false });
    const { secret, codes } = await addApp(companion);
    await admin.click(await screen.findByRole('link', { name: 'Login' }));
    await signIn(admin);
    await admin.type(await screen.findByLabelText('Code'), `${codeOf(secret)}{Enter}`);
    await goToProfile(admin);

    await admin.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await pressInDialog(admin, 'New recovery codes', 'Make new codes');
    const made = within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
    expect(made.map(({ textContent }) => textContent)).not.toContain(codes[0]);
    await admin.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    await pressInDialog(admin, 'Recovery codes', 'I have kept them');

    await admin.click(await screen.findByRole('button', { name: 'Remove Phone' }));
    await pressInDialog(admin, 'Remove Phone', 'Remove');
    expect(await screen.findByText('Second factor removed')).toBeVisible();
    expect(await screen.findByText(/^Your password alone signs you in/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Second factor' })).toHaveFocus());
  });
});
