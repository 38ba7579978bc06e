import { RightOutlined, TeamOutlined, UserOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useSignOut } from '@/features/auth/useSignOut';
import { exportMembers } from '@/features/members/fullRead/readAllPages';
import { useReadAll } from '@/features/members/fullRead/FullReadStatus';
import { useTypedMemberSearch } from '@/features/members/searchMembers';
import type { Member, MemberGroup } from '@/features/members/member';
import { selectMembersById } from '@/features/members/membersSlice';
import { StatusTag } from '@/features/members/StatusTag';
import { dayAfter, useToday } from '@/features/panchanga/panchanga';
import { hasExtension } from '@/shared/api/appConfig';
import { unreadableText } from '@/shared/api/page';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { displayPhone } from '@/shared/format/phone';
import { preferencesChanged, useScheme } from '@/shared/preferences/preferences';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import { paths } from '@/shared/routing/paths';
import { wordsOf } from '@/shared/format/search';
import { searchKey } from '@contract/text';
import { displayText } from '@/shared/format/text';
import { Avatar } from '@/shared/ui/picture/Avatar';
import { EmailText } from '@/shared/ui/text/EmailText';
import { PersonName } from '@/shared/ui/text/PersonName';
import { searchKeywords } from './searchKeywords';
import { selectVisits } from './visitsSlice';

type Icon = ComponentType<{ 'aria-hidden'?: boolean }>;

export type PaletteScreen = { path: string; title: string; icon?: Icon };

export type Option = {
  key: string;
  label?: string;
  content: ReactNode;
  run: () => void;
  staysOpen?: boolean;
  leadsOn?: boolean;
};

const recentAtMost = 5;
const shownAtMost = 8;

export function useSections(text: string, offered: readonly PaletteScreen[], onKeys: () => void) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { members, isSearching, error, retry, ...search } = useTypedMemberSearch(text);
  const reading = useReadAll();
  const personOption = (member: Member): Option => ({
    key: member.id,
    content: <Person member={member} />,
    run: () => void navigate(paths.member(member.id)),
  });
  const visited = useRecent();
  const recent = text === '' ? visited : [];
  const words = wordsOf(text);
  const fits = ({ label = '' }: Option) => {
    const title = searchKey(label);
    const others = ` ${searchKeywords[label] ?? ''}`;
    return words.every((word) => title.includes(word) || others.includes(` ${word}`));
  };

  const isNamed = ({ label = '' }: Option) => words.every((word) => searchKey(label).includes(word));

  const actions = useActions(onKeys).filter(fits);
  const screens = offered
    .filter(({ path }) => path !== pathname && !path.includes(':'))
    .map(({ path, title, icon }) => command(title, () => void navigate(path), icon, path))
    .filter(fits)
    // 'block' means Blocked Users before Users, where members are blocked.
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  const recentOptions = recent.flatMap((one) =>
    typeof one === 'string' ? screens.filter(({ key }) => key === one) : [personOption(one)],
  );
  const searchUsers = () => void navigate(`${paths.users}?name=${encodeURIComponent(text)}`);
  const users = command(`Search Users for '${displayText(text)}'`, searchUsers, TeamOutlined);
  const moreOptions: Option[] = [{ ...users, leadsOn: true }];
  if (!hasExtension('members') && !reading.fullRead?.isReading && !reading.isOver)
    moreOptions.push({ ...command(reading.label, reading.read, UserOutlined), staysOpen: true });
  const sections = [
    { title: 'Recent', options: recentOptions },
    { title: 'Screens', options: screens.filter(({ key }) => !recent.includes(key)) },
    { title: 'Actions', options: actions },
    { title: 'People', options: members.slice(0, shownAtMost).map(personOption) },
    { title: 'Search on', options: text === '' ? [] : moreOptions },
  ];

  const count = sections.filter(({ title }) => title !== 'Search on').flatMap(({ options }) => options).length;
  const more =
    members.length > shownAtMost ? ` The first ${shownAtMost} of ${search.count.toLocaleString()} people.` : '';
  const unread = text === '' ? '' : unreadableText(search.unreadable);
  const results = `${count === 1 ? '1 result' : `${count} results`}.${more}${isSearching ? ' Searching…' : ''}`;
  const nothing = isSearching
    ? 'Searching…'
    : reading.isComplete || hasExtension('members')
      ? 'Nothing found.'
      : 'Nothing found so far.';
  return {
    sections: sections.filter(({ options }) => options.length > 0),
    status: `${count === 0 ? nothing : results} ${unread}`.trim(),
    error,
    retry,
  };
}

const command = (label: string, run: () => void, Icon: Icon = RightOutlined, key = label): Option => ({
  key,
  label,
  content: (
    <>
      <Icon aria-hidden />
      <span>{label}</span>
    </>
  ),
  run,
});

function useActions(onKeys: () => void): Option[] {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const scheme = useScheme() === 'dark' ? 'light' : 'dark';
  const today = useToday();
  const go = (address: string) => () => void navigate(address);
  // On the list's own screen, where the progress and Cancel are.
  const exportAll = (group: MemberGroup, address: string) => () => {
    void dispatch(exportMembers(group));
    void navigate(address);
  };
  return [
    command('Add panchanga for tomorrow', go(`${paths.panchanga}?add=${dayAfter(today)}`)),
    command('Plan the month of the panchanga', go(`${paths.panchanga}?view=month`)),
    command('Add vendor ad', go(`${paths.vendorAds}?add=ad`)),
    command('Vendor ads that expire soon', go(`${paths.vendorAds}?view=expiring`)),
    command('Stuck payments', go(`${paths.payments}?view=stuck`)),
    command('Members to call', go(`${paths.payments}?view=calls`)),
    command('Rejected users', go(`${paths.users}?group=rejected`)),
    command('Export users', exportAll('accepted', paths.users)),
    command('Export rejected users', exportAll('rejected', `${paths.users}?group=rejected`)),
    command('Export user requests', exportAll('pending', paths.requests)),
    command(scheme === 'dark' ? 'Dark mode' : 'Light mode', () => dispatch(preferencesChanged({ scheme }))),
    command('Keyboard shortcuts', onKeys),
    command('Logout', signOut),
  ];
}

function useRecent(): readonly (Member | string)[] {
  const { pathname } = useLocation();
  const visits = useAppSelector(selectVisits);
  const { entities } = useAppSelector(selectMembersById);
  const visited = visits
    .filter(({ path }) => path !== pathname)
    .flatMap(({ path }) => (matchPath(paths.memberPattern, path) ? (entities[lastPathSegment(path)] ?? []) : path))
    .filter((one) => typeof one === 'string' || one.status !== 'deleted');
  return visited.slice(0, recentAtMost);
}

function Person({ member: { id, name, email, phone, picture, status } }: { member: Member }) {
  return (
    <>
      <Avatar picture={picture} />
      <Flex component="span" vertical flex={1} style={{ minWidth: 0 }}>
        <PersonName name={name} />
        <Flex component="span" wrap gap="0 14px" className="list-note">
          {displayText(email) !== '' && <EmailText email={email} />}
          <bdi>{displayPhone(phone)}</bdi>
        </Flex>
      </Flex>
      <StatusTag id={id} status={status} />
    </>
  );
}
