import { screen } from '@testing-library/react';
import { addApp } from '../support/authenticator';
import { openConsole } from '../support/openConsole';

export const extensions = ['second-factor'] as const;

export const findSecondStep = () => screen.findByRole('heading', { name: 'Second Step' });

export const findDashboard = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

export async function openSignIn() {
  const opened = await openConsole('/auth/login', {}, { signedIn: false });
  const app = await addApp(opened.companion);
  return { ...opened, ...app };
}
