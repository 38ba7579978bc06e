import * as v from 'valibot';
import { nearName } from '@/features/vendorAds/categories/nearName';
import { pastedMobile, typedMobile } from '@/features/vendorAds/form/enteredMobile';
import { expiresWithinWeek, vendorAdRow } from '@/features/vendorAds/vendorAd';
import { internationalMobile, isMobile } from '@/shared/phone';

describe('a category name that is as good as there', () => {
  const known = ['Catering', 'Mehendi', 'DJ', 'Café', 'ಹೂವು', 'Photography'].map((name) => ({ name }));
  it.each([
    ['catering', 'Catering'],
    [' Cate ring ', 'Catering'],
    ['Caterings', 'Catering'],
    ['Catreing', 'Catering'],
    ['mehandi', 'Mehendi'],
    ['d.j.', 'DJ'],
    ['cafe', 'Café'],
    ['Photografy', 'Photography'],
    ['ಹೂವು ', 'ಹೂವು'],
  ])('%j is %s', (written, name) => {
    expect(nearName(written, known)).toEqual({ name });
  });

  it.each(['', '  ', 'Music', 'DK', 'Cat', 'ಹವು', 'Choreography'])('%j is a new one', (written) => {
    expect(nearName(written, known)).toBeUndefined();
  });
});

describe('a mobile number', () => {
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

  it.each(['+919876543210', '+916000000000', '+14155550123', '+97714412345'])('%s is one', (mobile) => {
    expect(isMobile(mobile)).toBe(true);
  });

  it.each([
    '',
    '+',
    '+91',
    '+915876543210',
    '+91987654321',
    '+9198765432101',
    '+0123456789',
    '+1234567',
    '919876543210',
  ])('%j is none', (mobile) => {
    expect(isMobile(mobile)).toBe(false);
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

describe('a number that is typed or pasted', () => {
  const india = { iso: 'in', code: '91', digits: '919845' };
  const abidjan = { iso: 'ci', code: '225', digits: '225' };
  it.each([
    ['+9', 'insertText', '9', '+919'],
    ['+91 098', 'insertText', '0', '+9198'],
    ['', 'deleteContentBackward', null, '+91'],
    ['+9', 'deleteContentBackward', null, '+91'],
    ['+', 'insertText', '+', '+'],
    ['+91 9845', 'insertText', '5', '+91 9845'],
  ])('%j after %s %j is shown as %j', (shown, inputType, data, now) => {
    expect(typedMobile(shown, { inputType, data }, india)).toBe(now);
  });

  it('leaves a country code alone that is being typed, and the 0 of a country whose numbers have one', () => {
    expect(typedMobile('+97', { inputType: 'insertText', data: '7' }, { ...india, digits: '9' })).toBe('+97');
    expect(typedMobile('+225 07', { inputType: 'insertText', data: '7' }, abidjan)).toBe('+225 07');
  });

  it.each([
    ['098450 12345', '919845012345', 0],
    ['00977 9812345678', '9779812345678', 0],
    ['919845012345', '919845012345', 0],
    ['9198450123', '919198450123', 0],
    ['98450', '9198450', 0],
    ['98450 12345 / 98860 54321', '919845012345988', 7],
  ])('%j over the whole field leaves %j, and %d digits out', (text, digits, lost) => {
    expect(pastedMobile(text, ['', ''], india)).toEqual({ digits, lost });
  });
});
