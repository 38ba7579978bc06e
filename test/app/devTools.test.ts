import { combineSlices, configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { devTools } from '@/app/devTools';
import { membersApi } from '@/features/members/membersApi';
import { baseApi } from '@/shared/api/baseApi';
import { connectionSlice } from '@/shared/connection/connectionSlice';

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

it('get no more than a hundred members, reports or other entries with each action', () => {
  const byId = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`m-${index}`, { name: 'Asha Rao' }]));
  const state = { members: { people: byId(2000) }, moderation: { reports: byId(2000), matches: byId(3) } };
  const shown = devTools.stateSanitizer(state);
  expect(Object.keys(shown.members.people)).toHaveLength(101);
  expect(shown.members.people['…']).toBe('… and 1900 more');
  expect(shown.moderation.matches).toEqual(byId(3));
  expect(JSON.stringify(shown).length).toBeLessThan(10_000);
});

it('log no call as rejected that joined another under way', async () => {
  const actions: UnknownAction[] = [];
  const collect: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction); // whatever reaches the reducers is an action
    return next(action);
  };
  const store = configureStore({
    reducer: combineSlices(baseApi, connectionSlice, { auth: () => ({ token: 'token' }) }),
    middleware: (defaults) => defaults().concat(baseApi.middleware, collect),
  });
  globalThis.fetch = async () => Response.json({});
  const { initiate } = membersApi.endpoints.getStats;
  await Promise.all([store.dispatch(initiate()), store.dispatch(initiate(undefined, { subscribe: false }))]);
  const rejections = (of: UnknownAction[]) => of.filter(({ type }) => type === 'api/executeQuery/rejected');
  expect(rejections(actions)).toHaveLength(1);
  expect(rejections(actions.filter((action) => devTools.predicate({}, action)))).toEqual([]);
});
