import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { goTo, openConsole } from '../support/openConsole';
import { isDetail, fieldsBelow, head } from './memberDetailSteps';
// the page starts with it

async function openMember(reply: unknown) {
  const opened = await openConsole('/auth/forgot-password');
  opened.intercept((request) => (isDetail(request) ? Response.json(reply) : undefined));
  await goTo('/admin/view-user/7');
  await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false'));
  return opened;
}

it('has no photo to enlarge where it cannot be drawn', async () => {
  await openMember({ personalDetails: { username: 'Asha Rao', profile_link: '/media/asha.webp' } });
  const photo = screen.getByRole('button', { name: 'Enlarge the photo of Asha Rao' });
  fireEvent.error(photo.querySelector('img')!); // the photo on the button
  expect(screen.queryByRole('button', { name: /^Enlarge/ })).not.toBeInTheDocument();
});

it('shows every wish of a member for their partner', async () => {
  const wishes = ['age', 'height', 'marital', 'physical', 'lifestyle', 'education', 'occupation', 'employed_in']
    .concat(['annual_income', 'currency', 'mother_tongue', 'caste', 'star', 'manglik', 'gotra', 'horoscope_match'])
    .concat(['country', 'state', 'city', 'eating', 'smoking', 'drinking']);
  const partnerDetails = Object.fromEntries(wishes.map((wish) => [`partner_${wish}`, `my ${wish}`]));
  await openMember({ partnerDetails });
  for (const wish of wishes) expect(screen.getByText(`my ${wish}`)).toBeVisible();
});

it.each(['pending', 'approved', 'blocked', 'rejected', 'constructor'])('is marked as %s', async (status) => {
  await openMember({ userDetails: { username: 'Asha', status } });
  expect(within(head()).getByText(new RegExp(`^${status}$`, 'i'))).toBeVisible();
});

it('gives countries their names and leaves what is no code as it came', async () => {
  await openMember({
    personalDetails: { country: 'in' },
    familyDetails: { family_country: 'Bharat' },
    partnerDetails: { partner_country: ['AE', 'XX', 'Any'] },
  });
  expect(fieldsBelow('Personal Details').Country).toBe('India');
  expect(fieldsBelow('Family Base in').Country).toBe('Bharat');
  expect(fieldsBelow('Location Preference').Country).toBe('United Arab Emirates, XX, Any');
});

it('has the age that the date of birth gives where none was given', async () => {
  const years = 25;
  const now = new Date();
  const dob = new Date(Date.UTC(now.getFullYear() - years, now.getMonth(), 1)).toISOString();
  await openMember({ personalDetails: { username: 'Asha', dob, city: 'Mysuru' } });
  expect(fieldsBelow('Personal Details').Age).toBe(String(years));
  expect(head()).toHaveTextContent(`${years} years · Mysuru`);
});
