import { each, type Api } from './api';

export const steps = (api: Api) => ({
  /** The names that are found. */
  async search(username: string, status = 'approved') {
    const answer = await api.ask('searchMembers', { query: { status, username } });
    expect(answer.status).toBe(200);
    return each(answer, 'username').sort();
  },
});
