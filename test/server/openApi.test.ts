import { callNames, callOf } from './contract';
import { administrator, callDescribed, describeApi, type OpenApi } from './api';

const extensions = [
  ...['journal', 'similar', 'members', 'notes', 'factors', 'preferences', 'sessions'].map((name) => `GET ${name}`),
  ...['logout', 'takeback', 'notes', 'confirm', 'login/factor', 'journal/exports'].map((name) => `POST ${name}`),
  ...['factors', 'factors/confirm', 'factors/recovery'].map((name) => `POST ${name}`),
  ...['report_decision', 'preferences'].map((name) => `PUT ${name}`),
  ...['notes', 'factors', 'sessions', 'sessions/others'].map((name) => `DELETE ${name}`),
].map((call) => call.replace(' ', ' /admins/'));

// That each answer is as described is checked with every call that the other tests make.
describeApi((api) => {
  it('/openapi.json describes the calls of the contract and its extensions, what they take and who may call', async () => {
    await api.ask('login', { json: administrator, token: null });
    const { body } = await api.companion().call<OpenApi>('GET', '/openapi.json');
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const contract = callNames.map((name) => `${callOf(name).method} ${callOf(name).path}`);
    expect(contract).toHaveLength(36);
    expect(described.sort()).toEqual([...contract, ...extensions].sort());
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/admins/login': { post: { security: [], requestBody: { required: true } } },
        '/admins/searchuser': {
          get: {
            security: [{ session: [] }],
            parameters: [{ name: 'status', schema: { enum: ['approved', 'rejected'] } }, { name: 'username' }],
          },
        },
      },
    });
    await callDescribed(api.companion(), 'GET', '/admins/journal');
  });
});
