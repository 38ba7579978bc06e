import * as v from 'valibot';
import { openStore } from '@/app/store';
import { membersApi } from '@/features/members/membersApi';
import { panchangaApi } from '@/features/panchanga/panchangaApi';
import { vendorAdsApi } from '@/features/vendorAds/vendorAdsApi';
import { versionsApi } from '@/features/versions/versionsApi';
import { id as idSchema } from '@/shared/api/page';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import { paths } from '@/shared/routing/paths';
import type { AppDispatch } from '@/shared/hooks/store';
import { callOf, type CallName } from '../../server/contract';
import { storeSession } from '../../support/openConsole';

/** Ids that would be something else in an address if they were not written into it with care. */
const ids = [
  '../admins/accept',
  '//elsewhere.test/a',
  'a?status=approved',
  'a&user_id=somebody',
  'a#somebody',
  'a;jsessionid=1\\..\\b',
  '%2e%2e',
  '..%2f..%2fadmins%00',
  ' a+b c ',
  "ಅಆ🪷'(a)!*~",
];

const members = membersApi.endpoints;
const ads = vendorAdsApi.endpoints;
const texts = { title: '', description: '', mobile: '', email: '', address: '', category: '', image: '' };
const day = { date: '2026-03-05', tithi: '', nakshatra: '', vaara: '', yoga: '', karana: '' };

type About = (dispatch: AppDispatch, id: string) => unknown;

/** How every call about somebody or something is made. */
const callsAbout: Partial<Record<CallName, About>> = {
  getMember: (dispatch, id) => dispatch(members.getMember.initiate({ id })),
  acceptMember: (dispatch, id) => dispatch(members.acceptMember.initiate({ id })),
  rejectMember: (dispatch, id) => dispatch(members.rejectMember.initiate({ id })),
  blockMember: (dispatch, id) => dispatch(members.blockMember.initiate({ id })),
  acceptDeletion: (dispatch, id) => dispatch(members.acceptDeletion.initiate({ id })),
  updatePanchanga: (dispatch, id) => dispatch(panchangaApi.endpoints.updatePanchanga.initiate({ id, ...day })),
  deletePanchanga: (dispatch, id) => dispatch(panchangaApi.endpoints.deletePanchanga.initiate(id)),
  updateAd: (dispatch, id) => dispatch(ads.updateAd.initiate({ id, ...texts })),
  deleteAd: (dispatch, id) => dispatch(ads.deleteAd.initiate(id)),
  updateCategory: (dispatch, id) => dispatch(ads.updateAdCategory.initiate({ id, name: '' })),
  deleteCategory: (dispatch, id) => dispatch(ads.deleteAdCategory.initiate(id)),
};

/** What leaves the console; the server knows a category by each of the ids. */
async function watchCalls() {
  storeSession('token');
  const sent: URL[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET' || request.url.includes('userDetails')) sent.push(new URL(request.url));
    return Response.json({ responseData: ids.map((vendor_ads_category_id) => ({ vendor_ads_category_id })) });
  };
  const { dispatch } = await openStore();
  return { sent, dispatch: dispatch as AppDispatch }; // as the features dispatch
}

it.each(Object.entries(callsAbout))(
  '%s is about whom the administrator means, whatever the id',
  async (name, about) => {
    const { sent, dispatch } = await watchCalls();
    for (const id of ids) await about(dispatch, id);
    const { path } = callOf(name as CallName);
    const isInPath = path.includes('{id}');
    expect(sent.map(({ pathname }) => pathname.split('/').map(decodeURIComponent))).toEqual(
      ids.map((id) => path.split('/').map((segment) => (segment === '{id}' ? id : segment))),
    );
    expect(sent.map(({ searchParams }) => [...searchParams])).toEqual(
      ids.map((id) => (isInPath ? [] : [['user_id', id]])),
    );
  },
);

it.each(ids)('the page of the member %s has an address, in which the id is found again', (id) => {
  const { pathname } = new URL(paths.member(id), window.location.origin);
  expect(pathname.split('/')).toHaveLength(4);
  expect(lastPathSegment(pathname)).toBe(id);
});

it.each(['.', '..', 'a\ud800', ''])('a row with the id %j is unreadable: no address can hold it', (id) => {
  expect(v.is(idSchema, id)).toBe(false);
});

it.each([
  ['007', '007'],
  ['12345678901234567890', '12345678901234567890'],
  ['1e3', '1e3'],
  ['7', 7],
])('the version %j is sent as %j, and not as another number', async (id, version_id) => {
  const bodies: unknown[] = [];
  const { dispatch } = await watchCalls();
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    bodies.push(await new Request(input, init).json());
    return fetch(input, init);
  };
  await dispatch(versionsApi.endpoints.updateVersion.initiate({ id, isActive: true }));
  expect(bodies).toMatchObject([{ version_id }]);
});
