import { devTools } from '@/app/devTools';

describe('Redux DevTools', () => {
  it('name a call after what the product calls it', () => {
    const action = { type: 'api/executeMutation/fulfilled', meta: { arg: { endpointName: 'acceptMember' } } };
    expect(devTools.actionSanitizer(action).type).toBe('acceptMember/fulfilled');
  });

  it('see neither passwords nor codes nor tokens', () => {
    const secrets = {
      type: 'api/executeMutation/pending',
      payload: { token: 's3cret' },
      meta: {
        arg: {
          endpointName: 'resetPassword',
          originalArgs: { email: 'a@example.org', password: 's3cret', resetCode: 's3cret', newpassword: 's3cret' },
        },
      },
    };
    const shown = JSON.stringify([
      devTools.actionSanitizer(secrets),
      devTools.stateSanitizer({
        auth: { token: 's3cret' },
        api: { mutations: { one: { data: { token: 's3cret' } } } },
      }),
    ]);
    expect(shown).not.toContain('s3cret');
    expect(shown).toContain('a@example.org');
  });

  it('see the first rows of a long list, and how many more there are', () => {
    const rows = Array.from({ length: 100_000 }, (_, id) => ({ id }));
    const shown = devTools.stateSanitizer({ api: { queries: { list: { data: { rows } } } } });
    expect(shown.api.queries.list.data.rows).toHaveLength(101);
    expect(shown.api.queries.list.data.rows.at(-1)).toBe('… and 99900 more');
  });
});
