import * as v from 'valibot';
import { likeCategory } from '@/features/vendorAds/form/CategoryField';
import {
  cutDescription,
  expiresWithinWeek,
  internationalMobile,
  isAboutToExpire,
  isEmail,
  isPhone,
  valuesFromReply,
  valuesToRequest,
  vendorAdRow,
} from '@/features/vendorAds/vendorAd';

describe('a category name that is there already', () => {
  const names = ['Catering', 'DJ', 'Café', 'ಹೂವು', 'Photography'];
  const known = names.map((name, row) => ({ id: String(row), name, isEnabled: true }));
  it.each([
    ['catering', 'Catering'],
    [' Cate ring ', 'Catering'],
    ['d.j.', 'DJ'],
    ['cafe', 'Café'],
    ['ಹೂವು ', 'ಹೂವು'],
  ])('%j is %s', (written, name) => {
    expect(likeCategory(written, known)).toMatchObject({ category: { name }, isSame: true });
  });

  it.each(['Caterring', 'catring', 'Catreing', 'Cateding', 'Caterings'])('%j may be a slip', (written) => {
    expect(likeCategory(written, known)).toMatchObject({ category: { name: 'Catering' }, isSame: false });
  });

  it.each(['', '  ', 'Music', 'DK', 'Cat', 'ಹವು', 'Bartering'])('%j is a new one', (written) => {
    expect(likeCategory(written, known)).toBeUndefined();
  });
});

it('cuts a description between letters, never inside one', () => {
  const start = 'x'.repeat(33);
  expect(cutDescription(`${start}abc`)).toBe(`${start}ab`);
  expect(cutDescription(`${start}a🇮🇳`)).toBe(`${start}a`);
  expect(cutDescription(`${start}xಕಿ`)).toBe(`${start}x`);
  expect(cutDescription('ಕ್ಷಿ'.repeat(12))).toBe('ಕ್ಷಿ'.repeat(8));
  expect(cutDescription(`${start}a👩‍👩‍👧`)).toBe(`${start}a`);
});

it.each(['\u200bsaffron@example.org', 'saffron@example.org\u2060', 'saf\u00adfron@example.org '])(
  'the e-mail %j is one, and is sent without what nobody sees',
  (email) => {
    expect(isEmail(email)).toBe(true);
    expect(valuesToRequest({ ...valuesFromReply({ mobile: '919876543210' }), email }, '').email).toBe(
      'saffron@example.org',
    );
  },
);

describe('a phone number', () => {
  it.each([
    ['919876543210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['9876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['+9876543210', '+9876543210'],
    ['14155550123', '+14155550123'],
    ['', ''],
    ['call me', ''],
  ])('%j is meant as %j', (written, mobile) => {
    expect(internationalMobile(written)).toBe(mobile);
  });

  it.each(['+919876543210', '+916000000000', '+918202520000', '+14155550123', '+97714412345'])('%s is one', (phone) => {
    expect(isPhone(phone)).toBe(true);
  });

  it.each([
    ...['', '+', '+91', '+910876543210', '+91987654321', '+9198765432101', '+0123456789', '+1234567', '919876543210'],
  ])('%j is none', (phone) => {
    expect(isPhone(phone)).toBe(false);
  });
});

it.each([
  ['-1 days', false],
  ['0 days', true],
  ['7 days', true],
  ['8 days', false],
  ['soon', false],
])('an ad that expires in %j waits for a call: %s', (expiresIn, waits) => {
  expect(expiresWithinWeek(v.parse(vendorAdRow, { vendor_ads_id: 1, expiresIn }))).toBe(waits);
});

it.each([
  ['46 days', false],
  ['45 days', true],
  ['9 days', true],
  // What begins with no number is compared as a text, as the specification does it.
  ['today', false],
  ['', true],
  ['-', true],
])('an ad that expires in %j is red: %s', (expiresIn, isRed) => {
  expect(isAboutToExpire(v.parse(vendorAdRow, { vendor_ads_id: 1, expiresIn }))).toBe(isRed);
});
