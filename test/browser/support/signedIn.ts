import type { BrowserContextOptions } from '@playwright/test';

/** The facts of a browser in which the administrator has signed in already. */
export function signedInState(address: string, token: string): NonNullable<BrowserContextOptions['storageState']> {
  const session = JSON.stringify({ token: JSON.stringify(token), expirationTime: JSON.stringify(Date.now()) });
  return { cookies: [], origins: [{ origin: address, localStorage: [{ name: 'persist:auth', value: session }] }] };
}
