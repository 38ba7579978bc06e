import { anAd, aPicture } from '../support/builders';
import { adFields, aForm } from './adCalls';
import { describeApi } from './api';
import type { CallName } from './contract';

const entry = { date: '2026-11-21', nakshatra: 'a', thithi: 'b', vaaara: 'c', yoga: 'd', karana: 'e' };

describeApi((api) => {
  it.each([
    [{ title: undefined }, 'Title is missing.'],
    [{ title: ' ' }, 'Title is missing.'],
    [{ title: '\u3164\u00ad' }, 'Title is missing.'],
    [{ address: '\u2800' }, 'Address is missing.'],
    [{ title: 'x'.repeat(201) }, 'Title is too long: at most 200 characters.'],
    [{ title: 'nul\0here' }, 'Title holds a character that cannot be kept.'],
    [{ description: 'x'.repeat(36) }, 'The description can have at most 35 characters.'],
    [{ mobile: '' }, 'Mobile is missing.'],
    [{ mobile: '12' }, 'Mobile is not a phone number with its country code.'],
    [{ email: undefined }, 'Email is missing.'],
    [{ email: 'asha' }, 'Enter an e-mail like name@example.org.'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'Email is too long: at most 254 characters.'],
    [{ title: aPicture() }, 'Title is not valid.'],
  ])('an ad with %o is refused in words, and changes nothing', async (change, sentence) => {
    await api.given({ ads: [anAd({ vendor_ads_id: 8 })] });
    const before = (await api.ask('listAds')).rows;
    for (const name of ['addAd', 'updateAd'] as const) {
      const reply = await api.ask(name, { id: 8, form: aForm({ ...adFields, ...change }) });
      expect([reply.status, reply.body.message]).toEqual([400, sentence]);
    }
    expect((await api.ask('listAds')).rows).toEqual(before);
  });

  it('a field that is said twice is named', async () => {
    const form = aForm(adFields);
    form.append('title', 'Another');
    expect((await api.ask('addAd', { form })).body.message).toBe('Title must be a single value.');
  });

  it.each<[CallName, object, string]>([
    ['addPanchanga', { ...entry, vaaara: '' }, 'Vaara is missing.'],
    ['addPanchanga', { ...entry, yoga: '\u3164' }, 'Yoga is missing.'],
    ['addCategory', { category: '\u200b\u2800' }, 'Category is missing.'],
    ['addVersion', { android_version: '\u115f', ios_version: '1', access_token: 'x' }, 'Android version is missing.'],
    ['addPanchanga', { ...entry, yoga: 7 }, 'Yoga is not valid.'],
    ['addPanchanga', { ...entry, date: '05/03/2026' }, 'Date must be a day like 2026-11-26.'],
    ['addCategory', {}, 'Category is missing.'],
    ['addCategory', { category: ['Caterers'] }, 'Category must be a single value.'],
    ['addVersion', { android_version: '1', access_token: 'x' }, 'IOS version is missing.'],
    ['setMaintenance', { maintenance_mode: 2, access_token: 'x' }, 'Maintenance mode must be one of 0, 1.'],
    ['updateVersion', { version_id: 1, status: 2, access_token: 'x' }, 'Status must be one of 0, 1.'],
    ['changePassword', { newpassword: 'a', confirmpassword: 'a' }, 'Old password is missing.'],
  ])('%s with %o is refused in words', async (name, json, sentence) => {
    const reply = await api.ask(name, { json });
    expect([reply.status, reply.body.message]).toEqual([400, sentence]);
  });

  it.each<[CallName, Record<string, string>, string]>([
    ['listMembers', { status: 'everybody', page: '1' }, 'Status must be one of pending, approved, blocked, rejected.'],
    ['listMembers', { status: 'pending', page: 'first' }, 'Page must be a whole number from 1.'],
    ['acceptMember', {}, 'User id is missing.'],
  ])('%s asked with %o is refused in words', async (name, query, sentence) => {
    const reply = await api.ask(name, { query });
    expect([reply.status, reply.body.message]).toEqual([400, sentence]);
  });
});
