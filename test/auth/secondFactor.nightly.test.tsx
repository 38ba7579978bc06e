import { screen, waitFor, within } from '@testing-library/react';
import { devTools } from '@/app/devTools';
import { addApp, codeOf } from '../support/authenticator';
import { openConsole, pressInDialog } from '../support/openConsole';
import { goToProfile, refusing, signIn } from '../support/steps';
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

  it('keeps codes and challenges out of the DevTools', async () => {
    const { admin, store, calls } = await openSignIn();
    await signIn(admin);
    await admin.type(await screen.findByLabelText('Code'), '12345{Enter}');
    await screen.findByText('This code is wrong or has been used already.');
    expect(calls).toContain('POST /admins/login/factor');
    const all = JSON.stringify(store.getState());
    const [challenge = 'none'] = /(?<="challenge":")[\w-]{43}/.exec(all) ?? [];
    const shown = JSON.stringify(devTools.stateSanitizer(store.getState()));
    expect(challenge).toHaveLength(43);
    expect(shown).not.toContain(challenge);
    expect(shown).not.toContain('12345');
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

  it('that could not be listed says so and offers Retry', async () => {
    const { admin, intercept } = await openConsole('/auth/forgot-password', {}, { extensions });
    intercept(refusing('/admins/factors', 'Not now.'));
    await admin.click(await screen.findByRole('link', { name: 'Login' }));
    await goToProfile(admin);
    expect(await screen.findByText('Not now.')).toBeVisible();
    intercept(() => undefined);
    await admin.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
  });
});
