import { devTools } from '@/app/devTools';

describe('Redux DevTools', () => {
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
});
