import type { Api } from './api';
import type { CallName } from './contract';

const impossibleTokens = ['null', 'Bearer abc', '; drop table sessions; --', '../../etc/passwd', 'a'.repeat(4_000)];

export async function refuseWithoutSession(api: Api, name: CallName): Promise<void> {
  expect((await api.ask(name, { token: null })).status).toBe(401);
}

/** For calls whose only input is the token. */
export async function refuseImpossibleTokens(api: Api, name: CallName): Promise<void> {
  for (const token of impossibleTokens) expect((await api.ask(name, { token })).status).toBe(401);
}
