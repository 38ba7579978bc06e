import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMember, aProfile } from '../support/builders';
import { goTo, openConsole } from '../support/openConsole';
import { refusing } from '../support/steps';

const asha = () =>
  aMember({
    username: 'Asha Rao',
    email: 'asha@example.org',
    phone: '919900011122',
    status: 'approved',
    created_at: '2026-03-05T08:00:00.000Z',
  });

const isDetail = ({ url }: Request) => url.includes('/retrieve/userDetails');

/** Label and text of every field below a heading; of two equal headings, the first. */
const fieldsBelow = (title: string, index = 0) => {
  const block = screen.getAllByRole('heading', { name: title })[index]!.parentElement!; // a heading stands in its block
  return Object.fromEntries(
    within(block)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
};

const head = () => screen.getByRole('article').querySelector('header')!; // the page starts with it

async function openMember(reply: unknown) {
  const opened = await openConsole('/auth/forgot-password');
  opened.intercept((request) => (isDetail(request) ? Response.json(reply) : undefined));
  await goTo('/admin/view-user/7');
  await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false'));
  return opened;
}

describe('a member', () => {
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

  it('has a photo to enlarge by a press or by P, but not one that cannot be drawn', async () => {
    const { admin } = await openMember({
      personalDetails: { username: 'Asha Rao', profile_link: '/media/asha.webp' },
    });
    const photo = screen.getByRole('button', { name: 'Enlarge the photo of Asha Rao' });
    photo.focus();
    await admin.keyboard('p');
    const preview = await screen.findByRole('dialog', { name: 'Asha Rao' });
    expect(within(preview).getByRole('img', { name: 'Asha Rao' })).toHaveAttribute(
      'src',
      expect.stringMatching('asha'),
    );
    await admin.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(photo).toHaveFocus();
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
});
