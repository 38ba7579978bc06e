import { screen, within } from '@testing-library/react';
import { aBlock, aDeletedMember, aDeletionRequest, aMatch, aMember, aReport } from '../support/builders';
import { aPanchanga, aPayment, aVersion, anAd, anExpiredAd, type World } from '../support/builders';
import { headings, openConsole, rowOf } from '../support/openConsole';
import { cellsOf } from '../support/steps';

const approved = { status: 'approved' } as const;
const asha = aMember({
  user_id: 'a',
  username: 'Asha Rao',
  email: 'asha@example.org',
  phone: '919900011122',
  ...approved,
});
const ravi = aMember({ user_id: 'r', username: 'Ravi', email: 'ravi@example.org', phone: '919900011133', ...approved });
const meera = aMember({ user_id: 'm', username: 'Meera', email: 'meera@example.org', phone: '919900011144' });
const girish = aDeletedMember({ user_id: 'g', username: 'Girish', email: 'girish@example.org', phone: '919900011155' });
const ad = { description: 'Sweets for weddings', email: 'ads@example.org', address: '4 Car Street, Udupi' };

const world: World = {
  members: [asha, ravi, meera, girish],
  deletionRequests: [aDeletionRequest(asha)],
  blocks: [aBlock(asha, ravi)],
  reports: [aReport(asha, ravi)],
  interests: [aMatch(asha, ravi, { sent_on: '2026-03-05T12:00:00Z', accepted_on: '2026-04-06T12:00:00Z' })],
  payments: [aPayment({ user_name: 'Asha Rao', phone_no: '+919876543210', created_at: '2024-03-05T10:00:00Z' })],
  versions: [aVersion({ version_id: 7 })],
  panchanga: [aPanchanga({ date: '2026-03-07' })],
  ads: [
    anAd({ title: 'Saffron', category: 'Catering', created_at: '2126-03-05T12:00:00Z', ...ad }),
    anExpiredAd({ title: 'Marigold', ...ad }),
  ],
};

const contact = 'Name | E-mail | Phone Number';

it.each<[path: string, columns: string, row: string, cells: unknown[], members?: string]>([
  [
    'requests',
    ` | ${contact} | View Details | Respond`,
    'Meera',
    ['', 'Meera', 'meera@example.org', '+91 99000 11144', 'View Details', 'AcceptReject'],
    'm',
  ],
  [
    'users',
    ` | ${contact} | View Details | Actions`,
    'Asha Rao',
    ['', 'Asha Rao', 'asha@example.org', '+91 99000 11122', 'View Details', 'Block'],
    'a',
  ],
  [
    'delete-requests',
    `${contact} | View Details | Actions`,
    'Asha Rao',
    ['Asha Rao2 days ago', 'asha@example.org', '+91 99000 11122', 'View Details', 'Accept'],
    'a',
  ],
  [
    'view-all-deleted-users',
    `${contact} | View Details`,
    'Girish',
    ['Girish', 'girish@example.org', '+91 99000 11155', 'View Details'],
    'g',
  ],
  [
    'blocked_users',
    'Blocker Name | Blocker Details | Blocked Users',
    'Asha Rao',
    ['Asha Rao', 'View Details', 'r'],
    'ar',
  ],
  [
    'reported_users_profiles',
    'Reported User | Reported User Details | Total Reports | Newest Report | Reporter Details | Actions',
    'Ravi',
    [
      'Ravi',
      'View Reported User Details',
      '1',
      'Fake profile2 days ago',
      'View Reporter Details',
      'BlockDelete AccountNo action',
    ],
    'r',
  ],
  [
    'who-accepted-whom',
    'Request by | Request sent on | View Details | Accepted by | Accepted on | View Details',
    'Asha Rao',
    ['Asha Raoasha@example.org', 'Mar 5, 2026', 'View Details', 'Raviravi@example.org', 'Apr 6, 2026', 'View Details'],
    'ar',
  ],
  [
    'premium-analytics',
    'Name | Mobile | Date | State',
    'Asha Rao',
    ['Asha Rao', '+91 98765 43210', 'Mar 5th, 2024', 'Success'],
  ],
  [
    'version-control',
    'Version Id | Android Version | IOS Version | Status | Edit',
    '2.4.0',
    ['7', '2.4.0', '2.3.1', '', ''],
  ],
  [
    'daily_panchanga',
    'Date | Thithi | Nakshatra | Vaara | Yoga | Karana | Actions',
    'Ekadashi',
    ['Mar 7, 2026', 'Ekadashi', 'Rohini', 'Saturday', 'Siddhi', 'Bava', ''],
  ],
  [
    'vendor_ads',
    'Title | Category | Created | Expires In | View Details | Status | Actions',
    'Saffron',
    ['Saffron', 'Catering', 'Mar 5, 2126', expect.stringMatching(/^\d+ days$/), 'View Details', '', ''],
  ],
  [
    'expired_vendor_ads',
    'Title | Description | Mobile | Email | Address | Image | Status',
    'Marigold',
    ['Marigold', ad.description, '+91 98765 43210', ad.email, ad.address, '', expect.stringContaining('Expired')],
  ],
])(
  'the list at %s has the columns of the specification, and a way to the members',
  async (path, columns, row, cells, members = '') => {
    await openConsole(`/admin/${path}`, world);
    expect(await cellsOf(row)).toEqual(cells);
    expect(headings(within(screen.getAllByRole('table').at(-1)!))).toBe(columns); // each list is one
    const links = [...(await rowOf(row)).querySelectorAll<HTMLAnchorElement>('a[href^="/admin/view-user/"]')];
    expect(new Set(links.map(({ pathname }) => pathname.at(-1)))).toEqual(new Set(members));
  },
);
