import type { Companion } from '../support/companion';
import { PassThrough, Readable } from 'node:stream';
import { administer } from '../../server/admin/administer';
import { runCommand } from './programs';

const typing = (input: string) => ({ input: Readable.from([input]), output: new PassThrough() });

export const second = { email: 'second@example.org', password: 'Marigold-Garland-31' };

export const steps = (companion: () => Companion) => {
  const adminProcess = (words: string, input?: string) =>
    runCommand('admin/adminCommand', words.split(' '), companion().environment, { input });
  const admin = (words: string, input = '') => administer(words.split(' '), companion().environment, typing(input));
  let lastNetwork = 0;
  const signIn = async ({ email, password }: typeof second, from = `10.3.0.${(lastNetwork += 1)}`) =>
    companion().call<{ token?: string }>('POST', '/admins/login', { token: null, json: { email, password }, from });
  const isOpen = async (token = '') => (await companion().call('GET', '/analysis/details', { token })).status === 200;
  return { adminProcess, admin, signIn, isOpen };
};
