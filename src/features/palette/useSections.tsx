import { RightOutlined, TeamOutlined, UserOutlined } from '@ant-design/icons';
import type { ComponentType, ReactNode } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useSignOut } from '@/features/auth/useSignOut';
import { exportMembers } from '@/features/members/gathering/gatherMembers';
import { useReadAll } from '@/features/members/gathering/GatheringStatus';
import { accessAction, useAskAccess } from '@/features/members/list/AccessCell';
import type { Member, MemberGroup } from '@/features/members/member';
import { selectPeople } from '@/features/members/membersSlice';
import { useAskDecision } from '@/features/members/requests/RequestsTable';
import { StatusTag } from '@/features/members/StatusTag';
import { tomorrow } from '@/features/panchanga/panchanga';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { displayPhone } from '@/shared/phone';
import { preferencesChanged } from '@/shared/preferences';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import { paths } from '@/shared/routing/paths';
import { useScheme } from '@/shared/scheme';
import { fold, wordsOf } from '@/shared/search';
import { displayText } from '@/shared/text';
import { Avatar } from '@/shared/ui/Avatar';
import { PersonName } from '@/shared/ui/PersonName';
import { usePeople } from './usePeople';
import { selectVisits } from './visitsSlice';

type Icon = ComponentType<{ 'aria-hidden'?: boolean }>;

/** A screen that the palette offers, as the table of screens describes it. */
export type PaletteScreen = { path: string; title: string; icon?: Icon };

export type Option = {
  key: string;
  /** The accessible name, where it is more than the visible text. */
  label?: string;
  content: ReactNode;
  run: () => void;
  staysOpen?: boolean;
  leadsOn?: boolean;
};

/** The first option is the row itself; the others are further actions on it. */
type Row = readonly [Option, ...Option[]];

const recentAtMost = 5;
const peopleAtMost = 8;

export function useSections(text: string, offered: readonly PaletteScreen[], onKeys: () => void) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { people, isSearching, ...search } = usePeople(text);
  const reading = useReadAll('to search further');
  const personRow = usePersonRow();
  const recent = useRecent();
  const words = wordsOf(text);
  const fits = ([{ label = '' }]: Row) => words.every((word) => fold(label).includes(word));

  const actions = useActions(onKeys).filter(fits);
  const screens = offered
    .filter(({ path }) => path !== pathname && !path.includes(':'))
    .map(({ path, title, icon }) => command(title, () => void navigate(path), icon, path))
    .filter(fits);
  const recentRows = recent.flatMap((one) =>
    typeof one === 'string' ? screens.filter(([{ key }]) => key === one) : [personRow(one)],
  );
  const searchUsers = () => void navigate(`${paths.users}?name=${encodeURIComponent(text)}`);
  const [users] = command(`Search Users for '${displayText(text)}'`, searchUsers, TeamOutlined);
  const [readAll] = command(reading.label, reading.read, UserOutlined);
  const further: Row[] = [[{ ...users, leadsOn: true }]];
  if (!reading.gathering?.isReading && !reading.isOver) further.push([{ ...readAll, staysOpen: true }]);
  const sections: { title: string; rows: readonly Row[] }[] =
    text === ''
      ? [
          { title: 'Recent', rows: recentRows },
          { title: 'Screens', rows: screens.filter(([{ key }]) => !recent.includes(key)) },
          { title: 'Actions', rows: actions },
        ]
      : [
          { title: 'Screens', rows: screens },
          { title: 'Actions', rows: actions },
          { title: 'People', rows: people.slice(0, peopleAtMost).map(personRow) },
          { title: 'Search on', rows: further },
        ];

  const count = sections.filter(({ title }) => title !== 'Search on').flatMap(({ rows }) => rows).length;
  const more = people.length > peopleAtMost ? ` The first ${peopleAtMost} of ${people.length} people.` : '';
  const results = `${count === 1 ? '1 result' : `${count} results`}.${more}${isSearching ? ' Searching...' : ''}`;
  const nothing = isSearching ? 'Searching...' : reading.isOver ? 'Nothing found.' : 'Nothing found so far.';
  return {
    sections: sections.filter(({ rows }) => rows.length > 0),
    status: count === 0 ? nothing : results,
    reading,
    ...search,
  };
}

const command = (label: string, run: () => void, Icon: Icon = RightOutlined, key = label): Row => [
  {
    key,
    label,
    content: (
      <>
        <Icon aria-hidden />
        <span>{label}</span>
      </>
    ),
    run,
  },
];

function useActions(onKeys: () => void): Row[] {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const scheme = useScheme() === 'dark' ? 'light' : 'dark';
  const go = (address: string) => () => void navigate(address);
  // On the list's own screen, where the progress and Cancel are.
  const exportAll = (group: MemberGroup, address: string) => () => {
    void dispatch(exportMembers(group));
    void navigate(address);
  };
  return [
    command('Add panchanga for tomorrow', go(`${paths.panchanga}?add=${tomorrow()}`)),
    command('Plan the month of the panchanga', go(`${paths.panchanga}?view=month`)),
    command('Add vendor ad', go(`${paths.vendorAds}?add=ad`)),
    command('Vendor ads that expire soon', go(`${paths.vendorAds}?view=expiring`)),
    command('Rejected users', go(`${paths.users}?group=rejected`)),
    command('Export users', exportAll('accepted', paths.users)),
    command('Export rejected users', exportAll('rejected', `${paths.users}?group=rejected`)),
    command('Export user requests', exportAll('pending', paths.requests)),
    command(`Switch to the ${scheme} colours`, () => dispatch(preferencesChanged({ scheme }))),
    command('Keys', onKeys),
    command('Logout', signOut),
  ];
}

/** Recent people and screens, without the current one. */
function useRecent(): readonly (Member | string)[] {
  const { pathname } = useLocation();
  const visits = useAppSelector(selectVisits);
  const { entities } = useAppSelector(selectPeople);
  const visited = visits
    .filter(({ path }) => path !== pathname)
    .flatMap(({ path }) => (matchPath(paths.memberPattern, path) ? (entities[lastPathSegment(path)] ?? []) : path))
    .filter((one) => typeof one === 'string' || one.status !== 'deleted');
  return visited.slice(0, recentAtMost);
}

function usePersonRow() {
  const navigate = useNavigate();
  const askTo = useAskDecision();
  const askAccess = useAskAccess();

  return (member: Member): Row => {
    const { id, status } = member;
    const name = displayText(member.name) || id;
    const decision = (content: string, words: string, run: () => void): Option => ({
      key: `${id} ${content}`,
      label: `${words} ${name}`,
      content,
      run,
      staysOpen: true,
    });
    const row: Option = { key: id, content: <Person member={member} />, run: () => void navigate(paths.member(id)) };
    if (status === 'pending')
      return [
        row,
        decision('Accept', 'Accept the request of', () => askTo('Accept', member)),
        decision('Reject', 'Reject the request of', () => askTo('Reject', member)),
      ];
    const action = accessAction(status);
    const hasAccess = ['approved', 'blocked', 'rejected'].includes(status);
    return hasAccess ? [row, decision(action, action, () => askAccess(member))] : [row];
  };
}

function Person({ member: { id, name, email, phone, picture, status } }: { member: Member }) {
  return (
    <>
      <Avatar picture={picture} />
      <span className="command-person">
        <PersonName name={name} />
        <span className="command-contacts">
          <bdi>{displayText(email)}</bdi>
          <bdi>{displayPhone(phone)}</bdi>
        </span>
      </span>
      <StatusTag id={id} status={status} />
    </>
  );
}
