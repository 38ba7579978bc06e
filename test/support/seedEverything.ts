import {
  aBlock,
  aCategory,
  aDeletedMember,
  aDeletionRequest,
  aMatch,
  aMember,
  anAd,
  anEntry,
  anExpiredAd,
  aPanchanga,
  aPayment,
  aProfile,
  aReport,
  aVersion,
  daysAgo,
  type World,
} from './builders';

/** The member whose screen is looked at. */
export const memberId = 'member-asha';

/** A little of everything, so that every call has a right answer with three rows. */
export function seedEverything(): World {
  const asha = aMember({
    user_id: memberId,
    username: 'Asha Rao',
    status: 'approved',
    profile_link: '/media/asha.png',
  });
  const accepted = [
    asha,
    aMember({ username: 'Ravi Shetty', status: 'blocked' }),
    aMember({ username: 'Latha Pai', status: 'approved' }),
  ];
  const pending = ['Meera', 'Mohan', 'Mukta'].map((username) => aMember({ username, status: 'pending' }));
  const rejected = ['Roopa', 'Rohit', 'Ramya'].map((username) => aMember({ username, status: 'rejected' }));
  const gone = ['Deepa', 'Dinesh', 'Divya'].map((username) => aDeletedMember({ username }));
  const [first, second, third] = accepted as [typeof asha, typeof asha, typeof asha]; // there are three of them
  return {
    members: [...accepted, ...pending, ...rejected, ...gone],
    profiles: [aProfile(asha), ...pending.map((member) => aProfile(member))],
    deletionRequests: accepted.map((member) => aDeletionRequest(member)),
    blocks: [aBlock(first, second), aBlock(second, third), aBlock(third, first)],
    reports: [aReport(first, second), aReport(second, third, { reason: 'Rude messages' }), aReport(third, first)],
    interests: [aMatch(first, second), aMatch(second, third), aMatch(third, first)],
    payments: (['Success', 'Processing', 'Failed'] as const).map((state, index) =>
      aPayment({ user_name: `Payer ${state}`, state, created_at: daysAgo(index) }),
    ),
    versions: ['2.4.0', '2.5.0', '2.6.0'].map((android_version, index) =>
      aVersion({ version_id: index + 1, android_version }),
    ),
    maintenanceMode: 1,
    panchanga: [0, 1, 2].map((age) =>
      aPanchanga({ daily_panchanga_id: age + 1, date: daysAgo(age).slice(0, 10), thithi: `Tithi ${age}` }),
    ),
    categories: ['Florist', 'Catering', 'Tailor'].map((category) => aCategory({ category })),
    ads: [
      ...['Rose House', 'Lotus House', 'Jasmine House'].map((title) => anAd({ title, image: '/media/rose.png' })),
      ...['Old Palace', 'Old Hall', 'Old Garden'].map((title) => anExpiredAd({ title })),
    ],
    entries: [
      anEntry({ subject_id: memberId, action: 'accept', before: { status: 'pending' }, after: { status: 'approved' } }),
      anEntry({ subject: 'vendor ad', subject_id: '1', action: 'add', after: { title: 'Rose House' } }),
    ],
  };
}

/** So many rows for every list, with names and addresses of every length. */
export function manyOfEverything(count: number): World {
  const times = <Row>(make: (index: number) => Row) => Array.from({ length: count }, (_, index) => make(index));
  const many = (name: string, facts: Parameters<typeof aMember>[0]) =>
    times((index) =>
      aMember({
        username: `${name} ${index} ${'Venkatanarasimharajuvaripeta '.repeat(index % 4)}`.trim(),
        email: `${name}${'.family'.repeat((index * 3) % 8)}${index}@example.org`.toLowerCase(),
        created_at: daysAgo(30 + index),
        ...facts,
      }),
    );
  const users = many('User', { status: 'approved' });
  const next = (index: number, by = 1) => users[(index + by) % count] as (typeof users)[number]; // all indexes are below the length
  const ad = (index: number) => ({
    title: `House ${index} ${'of flowers and lamps '.repeat(index % 5)}`,
    description: 'Garlands for every ceremony. '.repeat(1 + ((index * 2) % 7)),
    address: '12 Temple Road, Mysuru '.repeat(1 + (index % 3)),
  });
  return {
    members: [...users, ...many('Request', { status: 'pending' }), ...many('Gone', { deleted_at: daysAgo(1) })],
    deletionRequests: users.map((member) => aDeletionRequest(member)),
    blocks: users.flatMap((member, index) =>
      times((by) => by)
        .slice(1, 2 + (index % 7))
        .map((by) => aBlock(member, next(index, by))),
    ),
    reports: users.map((member, index) => aReport(next(index), member)),
    interests: users.map((member, index) => aMatch(member, next(index))),
    payments: times((index) =>
      aPayment({
        user_name: users[index]?.username,
        state: (['Success', 'Processing', 'Failed'] as const)[index % 3],
      }),
    ),
    versions: times((index) => aVersion({ android_version: `2.${index}.0${'-beta'.repeat(index % 3)}` })),
    panchanga: times((index) =>
      aPanchanga({ date: daysAgo(index).slice(0, 10), yoga: 'Siddhi until the evening '.repeat(1 + (index % 3)) }),
    ),
    ads: [...times((index) => anAd(ad(index))), ...times((index) => anExpiredAd(ad(index)))],
    entries: times(() => anEntry()),
  };
}
