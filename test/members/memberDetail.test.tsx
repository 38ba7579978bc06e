import { screen, waitFor, within } from '@testing-library/react';
import { aMember, aProfile } from '../support/builders';
import { goTo, openConsole } from '../support/openConsole';
import { refusing } from '../support/steps';
import { isDetail, fieldsBelow, head } from './memberDetailSteps';

const asha = () =>
  aMember({
    username: 'Asha Rao',
    email: 'asha@example.org',
    phone: '919900011122',
    status: 'approved',
    created_at: '2026-03-05T08:00:00.000Z',
  });

it('tells everything under a label in the order of the specification, with dashes for what was left out', async () => {
  const member = { ...asha(), profile_link: '/media/asha.webp' };
  const { calls } = await openConsole(`/admin/view-user/${member.user_id}`, {
    members: [member],
    profiles: [aProfile(member)],
  });
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBe(screen.getByRole('heading', { level: 1 }));
  for (const fact of ['30 years · Mysuru, India', 'I teach children to sing.', '+91 99000 11122', 'Mar 5, 2026'])
    expect(head()).toHaveTextContent(fact);
  expect(within(head()).getByText('asha@example.org')).toBeVisible();
  expect(head().querySelector('img')).toHaveAttribute('src', `${window.location.origin}/media/asha.webp`);
  // The browser's history keeps titles after the sign-out.
  expect(document.title).toBe('Member');
  expect(calls.filter((call) => call.includes('retrieve'))).toEqual([
    `GET /retrieve/userDetails?user_id=${member.user_id}`,
  ]);
  const titles = within(screen.getByRole('article')).getAllByRole('heading');
  expect(titles.map(({ textContent }) => textContent).slice(0, 11)).toEqual([
    'Family Details',
    'Personal Details',
    'Family Base in',
    'Career Details',
    'Lifestyle Details',
    'Horoscope Details',
    'Partner Profile Preference',
    'Profile details',
    'Religious Preference',
    'Location Preference',
    'Lifestyle Details',
  ]);
  expect(fieldsBelow('Personal Details')).toEqual({
    Gender: 'Female',
    'Date of birth': 'Apr 12, 1996',
    Age: '30',
    Height: `5'4"`,
    Weight: '56 kg',
    'Physical status': 'Normal',
    'Marital status': 'Never married',
    'Mother tongue': 'Kannada',
    Caste: 'Smartha',
    'Intercaste marriage': 'Yes',
    Manglik: 'No',
    Country: 'India',
    State: 'Karnataka',
    City: 'Mysuru',
  });
  expect(fieldsBelow('Family Details')).toEqual({
    'Family status': 'Middle class',
    'Family type': 'Joint',
    'Family values': 'Traditional',
    "Father's occupation": 'Farmer',
    "Mother's occupation": 'Teacher',
    Brother: '1',
    Sister: '0',
  });
  expect(fieldsBelow('Family Base in')).toEqual({ Country: 'India', State: 'Karnataka', City: 'Hassan' });
  expect(fieldsBelow('Career Details')).toEqual({
    Education: 'B.E.',
    Occupation: 'Engineer',
    'Employed in': 'Private',
    'Annual income': '12 Lakh',
    Currency: 'INR',
  });
  expect(fieldsBelow('Lifestyle Details')).toEqual({ Eating: 'Vegetarian', Smoking: 'No', Drinking: 'No' });
  expect(fieldsBelow('Horoscope Details')).toEqual({
    Star: 'Shravana',
    Rashi: 'Makara',
    Gotra: 'Kashyapa',
    'Time of birth': '06:10',
    'Place of birth': 'Hassan',
    'Horoscope match': 'Preferred',
  });
  expect(fieldsBelow('Profile details')).toEqual({
    Age: '28 - 34',
    Height: `5'6" - 6'0"`,
    'Marital status': 'Never married',
    'Physical status': '-',
    'Mother tongue': '-',
    Education: '-',
    Occupation: '-',
    'Employed in': '-',
    'Annual income': '-',
    Currency: '-',
  });
  expect(fieldsBelow('Location Preference')).toEqual({ Country: 'India', State: '-', City: '-' });
  expect(fieldsBelow('Lifestyle Details', 1)).toEqual({
    Lifestyle: '-',
    Eating: 'Vegetarian',
    Smoking: '-',
    Drinking: '-',
  });
});

it.each([
  ['an empty body', undefined],
  ['empty parts', '{"personalDetails":{"username":""},"userDetails":null}'],
])('cannot be shown when the server sends %s', async (_what, reply) => {
  const { intercept } = await openConsole('/auth/forgot-password');
  intercept((request) => (isDetail(request) ? new Response(reply) : undefined));
  await goTo('/admin/view-user/7');
  await screen.findByRole('heading', { name: 'This member cannot be shown' });
  expect(await screen.findAllByText('The server sent an answer that this console cannot read.')).not.toEqual([]);
  expect(screen.queryByRole('region', { name: 'History' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

it('that does not exist is said to be unknown, with a way back', async () => {
  const { admin } = await openConsole('/admin/view-user/nobody');
  await screen.findByRole('heading', { name: 'This member cannot be shown' });
  await waitFor(() => expect(screen.getAllByText('There is no member with this id.')).toHaveLength(2));
  await admin.click(screen.getByRole('link', { name: 'Back to Users' }));
  await screen.findByRole('heading', { name: 'Users List' });
});

it('can be asked for again when the server failed', async () => {
  const member = asha();
  const { admin, intercept } = await openConsole('/auth/forgot-password', { members: [member] });
  intercept(refusing('/retrieve/userDetails', 'Out of order.'));
  await goTo(`/admin/view-user/${member.user_id}`);
  await screen.findByRole('heading', { name: 'This member cannot be shown' });
  intercept(() => undefined);
  await admin.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('article', { name: 'Asha Rao' });
});
