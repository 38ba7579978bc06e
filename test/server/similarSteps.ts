import type { Companion } from '../support/companion';
import { insertWorld } from '../support/builders';
import { callDescribed } from './api';

type Similar = { user_id: string | null; status: string; since: string | null; by: string[]; family: boolean };

type Found = { message: string; data: { user_id: string; similar: Similar[] }[] };

export const steps = (companion: () => Companion) => {
  const given = (world: Parameters<typeof insertWorld>[1]) => insertWorld(companion().db, world);
  const ask = (query: string, token?: string | null) =>
    callDescribed<Found>(companion(), 'GET', `/admins/similar?${query}`, { token });
  const similarTo = async ({ user_id }: { user_id: string }) => {
    const { status, body } = await ask(new URLSearchParams({ user_id }).toString());
    expect(status).toBe(200);
    expect(body.data.map((each) => each.user_id)).toEqual([user_id]);
    return body.data[0]?.similar ?? [];
  };
  return { given, ask, similarTo };
};
