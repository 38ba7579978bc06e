import { screen, waitFor, within } from '@testing-library/react';
import { ageWarnings } from '@/features/members/age';
import { missingFields } from '@/features/moderation/warnings/MemberWarnings';
import { wishWarnings } from '@/features/moderation/warnings/WarningList';
import { aBlock, aDeletionRequest, aMember, aProfile, aReport } from '../support/builders';
import { goTo, openConsole } from '../support/openConsole';
import { warnings, lines, bornYearsAgo, complete, fitting, profileOf } from './warningsSteps';

const person = (facts: Record<string, string>) => ageWarnings({ ...complete.personal, ...facts });
const wish = (partner: Record<string, string>) => wishWarnings({ ...complete, partner });

describe('what does not fit in a profile', () => {
  it('is nothing where all fits, whatever the form', () => {
    expect([...ageWarnings(complete.personal), ...wishWarnings(complete), ...missingFields(complete)]).toEqual([]);
    expect(person({ age: '29' })).toEqual([]);
    expect(person({ age: '31 years' })).toEqual([]);
    expect(person({ age: '', dob: '12/04/1996' })).toEqual([]);
    expect(person({ gender: 'F', age: '18', dob: bornYearsAgo(18) })).toEqual([]);
    expect(person({ gender: 'Male', age: '21', dob: bornYearsAgo(21) })).toEqual([]);
    for (const partner_age of ['', 'Any', '34', '28, 34, 30', '25 to 30', 'above 25'])
      expect(wish({ partner_age })).toEqual([]);
    for (const partner_height of ['Any', '160 - 175 cm', `5'10" - 6'`, `6'0" - 160 cm`, 'tall - short'])
      expect(wish({ partner_height })).toEqual([]);
  });

  it('is an age other than the date of birth says, and one below the law', () => {
    expect(person({ age: '34' })).toEqual(['Age is given as 34, but the date of birth makes it 30']);
    expect(person({ dob: '2999-01-01' })).toEqual(['The date of birth is in the future']);
    expect(person({ gender: 'Male', age: '19', dob: bornYearsAgo(19) })).toEqual([
      'Under the legal age of marriage: 19 years, 21 for men in India',
    ]);
    expect(person({ age: '17', dob: '12/04/1996' })).toEqual([
      'Under the legal age of marriage: 17 years, 18 for women in India',
    ]);
    expect(person({ age: '17', dob: bornYearsAgo(17), gender: '?' })[0]).toContain('18 for women, 21 for men in India');
  });

  it('is what a matchmaker cannot do without, and a wish that excludes everybody', () => {
    expect(missingFields({ ...complete, picture: '', career: { education: ' ', occupation: '-' } })).toEqual([
      'photo',
      'education',
      'occupation',
    ]);
    expect(wish({ partner_age: '34 - 28' })).toEqual(['Partner age 34 to 28 matches nobody (are the two swapped?)']);
    expect(wish({ partner_height: `6'0" - 5'6"` })).toEqual([
      `Partner height 6'0" to 5'6" matches nobody (are the two swapped?)`,
    ]);
    expect(wish({ partner_height: '180 cm - 165 cm' })).toHaveLength(1);
  });
});

const noHistory = 'No reports, matches, blocks or delete requests.';

describe('the warnings beside a decision', () => {
  it('is nothing at all where all fits, and asks for nothing but what the screen reads', async () => {
    const asha = fitting();
    const { calls } = await openConsole(`/admin/view-user/${asha.user_id}`, {
      members: [asha, aMember({ status: 'approved', phone: '+919900011122' })],
      profiles: [profileOf(asha)],
    });
    await screen.findByRole('heading', { name: 'Asha Rao' });
    expect(await screen.findByText(noHistory)).toBeVisible();
    expect(warnings()).toBeNull();
    expect(calls.filter((call) => call.includes('listuser'))).toEqual([]);
  });

  it('names and marks what the text gives away, and says where nothing was found', async () => {
    const asha = fitting();
    const ravi = fitting({ username: 'Ravi' });
    const writes = (member: typeof asha, about_me: string) =>
      aProfile(member, { personal: complete.personal, career: complete.career, family: { about_me } });
    await openConsole(`/admin/view-user/${asha.user_id}`, {
      members: [asha, ravi],
      profiles: [writes(asha, 'Call 98450 12345, or insta: asha_rao'), writes(ravi, 'Born in 1996, 162 cm, B.E. 2018')],
    });
    await waitFor(() => expect(lines()).toEqual(['A phone number and a name in a social network in About me']));
    expect(screen.getAllByTitle('a phone number').map(({ textContent }) => textContent)).toEqual(['98450 12345']);
    await goTo(`/admin/view-user/${ravi.user_id}`);
    expect(await screen.findByText('Nothing found in the text')).toBeVisible();
  });

  it('tells what others said and did, each line with the list that says more', async () => {
    const asha = fitting({ status: 'rejected' });
    const [ravi, vidya] = [aMember({ username: 'Ravi' }), aMember({ username: 'Vidya' })];
    await openConsole(`/admin/view-user/${asha.user_id}`, {
      members: [asha, ravi, vidya],
      profiles: [profileOf(asha)],
      reports: [
        aReport(ravi, asha, { reason: 'Asks for money', reported_at: '2026-05-01T10:00:00Z' }),
        aReport(vidya, asha, { reason: 'Fake profile', reported_at: '2026-04-01T10:00:00Z' }),
      ],
      blocks: [aBlock(ravi, asha), aBlock(vidya, asha)],
      deletionRequests: [aDeletionRequest(asha)],
    });
    await waitFor(() =>
      expect(lines()).toEqual([
        'Wants the account deleted · Delete requests',
        'Reported 2 times · Reported users',
        'Blocked by 2 members · Blocked users',
      ]),
    );
    expect(within(warnings()!).getByRole('link', { name: 'Reported users' })).toHaveAttribute(
      'href',
      '/admin/reported_users_profiles',
    ); // see above
    // Its status stands beside the name, the reasons in the history.
    expect(screen.getByText('Rejected')).toBeVisible();
    expect(screen.getAllByText(/Asks for money/)).toHaveLength(1);
    // A list does not repeat what holds for everybody in it.
    await goTo(`/admin/delete-requests?member=${asha.user_id}`);
    await waitFor(() =>
      expect(lines()).toEqual(['Reported 2 times · Reported users', 'Blocked by 2 members · Blocked users']),
    );
  });
});
