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
  const times = <Row>(make: (place: number) => Row) => Array.from({ length: count }, (_, place) => make(place));
  const many = (name: string, facts: Parameters<typeof aMember>[0]) =>
    times((place) =>
      aMember({
        username: `${name} ${place} ${'Venkatanarasimharajuvaripeta '.repeat(place % 4)}`.trim(),
        email: `${name}${'.family'.repeat((place * 3) % 8)}${place}@example.org`.toLowerCase(),
        created_at: daysAgo(30 + place),
        ...facts,
      }),
    );
  const users = many('User', { status: 'approved' });
  const next = (place: number, by = 1) => users[(place + by) % count] as (typeof users)[number]; // all places are below the length
  const ad = (place: number) => ({
    title: `House ${place} ${'of flowers and lamps '.repeat(place % 5)}`,
    description: 'Garlands for every ceremony. '.repeat(1 + ((place * 2) % 7)),
    address: '12 Temple Road, Mysuru '.repeat(1 + (place % 3)),
  });
  return {
    members: [...users, ...many('Request', { status: 'pending' }), ...many('Gone', { deleted_at: daysAgo(1) })],
    deletionRequests: users.map((member) => aDeletionRequest(member)),
    blocks: users.flatMap((member, place) =>
      times((by) => by)
        .slice(1, 2 + (place % 7))
        .map((by) => aBlock(member, next(place, by))),
    ),
    reports: users.map((member, place) => aReport(next(place), member)),
    interests: users.map((member, place) => aMatch(member, next(place))),
    payments: times((place) =>
      aPayment({
        user_name: users[place]?.username,
        state: (['Success', 'Processing', 'Failed'] as const)[place % 3],
      }),
    ),
    versions: times((place) => aVersion({ android_version: `2.${place}.0${'-beta'.repeat(place % 3)}` })),
    panchanga: times((place) =>
      aPanchanga({ date: daysAgo(place).slice(0, 10), yoga: 'Siddhi until the evening '.repeat(1 + (place % 3)) }),
    ),
    ads: [...times((place) => anAd(ad(place))), ...times((place) => anExpiredAd(ad(place)))],
    entries: times(() => anEntry()),
  };
}
