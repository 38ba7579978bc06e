import { RightOutlined, TeamOutlined, UserOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useAppSelector } from '@/shared/hooks';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import type { Member } from '@/features/members/member';
import { selectPeople } from '@/features/members/membersSlice';
import { useReadAll } from '@/features/members/gathering/GatheringStatus';
import { accessAction, useAskAccess } from '@/features/members/list/AccessCell';
import { useAskDecision } from '@/features/members/requests/requestColumns';
import { StatusTag } from '@/features/members/StatusTag';
import { fold, wordsOf } from '@/shared/search';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import { paths } from '@/shared/routing/paths';
import { displayPhone } from '@/shared/phone';
import { displayText } from '@/shared/text';
import { Avatar } from '@/shared/ui/Avatar';
import { PersonName } from '@/shared/ui/PersonName';
import { useCommands, type PaletteScreen } from './useCommands';
import { usePeople } from './usePeople';
import { selectVisits } from './visitsSlice';

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
type Section = { title: string; rows: readonly Option[][] };

const recentAtMost = 5;
const peopleAtMost = 8;

export function useSections(text: string, offered: readonly PaletteScreen[], onKeys: () => void) {
  const { screens, actions } = useCommands(offered, onKeys);
  const { people, isSearching, ...search } = usePeople(text);
  const reading = useReadAll('to search further');
  const personRow = usePersonRow();
  const recent = useRecent();
  const navigate = useNavigate();
  const words = wordsOf(text);
  const fits = ({ label }: { label: string }) => words.every((word) => fold(label).includes(word));

  const screenRows = screens
    .filter(fits)
    .map(({ path, label, icon: Icon, run }) => [{ key: path, content: withIcon(Icon, label), run }]);
  const recentRows = recent.flatMap((one): Option[][] =>
    typeof one === 'string' ? screenRows.filter(([screen]) => screen?.key === one) : [personRow(one)],
  );
  const actionRows = actions
    .filter(fits)
    .map(({ label, run }) => [{ key: label, content: withIcon(RightOutlined, label), run }]);
  const users: Option = {
    key: 'users',
    content: withIcon(TeamOutlined, `Search Users for '${displayText(text)}'`),
    run: () => void navigate(`${paths.users}?name=${encodeURIComponent(text)}`),
    leadsOn: true,
  };
  const all: Option = {
    key: 'all members',
    content: withIcon(UserOutlined, reading.label),
    run: reading.read,
    staysOpen: true,
  };
  const sections: Section[] =
    text === ''
      ? [
          { title: 'Recent', rows: recentRows },
          { title: 'Screens', rows: screenRows.filter(([screen]) => !recent.includes(screen?.key ?? '')) },
          { title: 'Actions', rows: actionRows },
        ]
      : [
          { title: 'Screens', rows: screenRows },
          { title: 'Actions', rows: actionRows },
          { title: 'People', rows: people.slice(0, peopleAtMost).map(personRow) },
          { title: 'Search on', rows: reading.gathering?.isReading || reading.isOver ? [[users]] : [[users], [all]] },
        ];
  const shown = sections.filter(({ rows }) => rows.length > 0);
  return { sections: shown, status: statusOf(shown, people.length, isSearching, reading.isOver), reading, ...search };
}

function statusOf(sections: readonly Section[], people: number, isSearching: boolean, isOver: boolean) {
  const rows = sections.filter(({ title }) => title !== 'Search on').flatMap((section) => section.rows).length;
  const more = people > peopleAtMost ? ` The first ${peopleAtMost} of ${people} people.` : '';
  if (rows === 0) return isSearching ? 'Searching...' : isOver ? 'Nothing found.' : 'Nothing found so far.';
  return `${rows === 1 ? '1 result' : `${rows} results`}.${more}${isSearching ? ' Searching...' : ''}`;
}

const withIcon = (Icon: PaletteScreen['icon'] = RightOutlined, label: string) => (
  <>
    <Icon aria-hidden />
    <span>{label}</span>
  </>
);

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

  return (member: Member): Option[] => {
    const { id, status } = member;
    const name = displayText(member.name) || id;
    const decision = (action: string, label: string, run: () => void): Option => ({
      key: `${id} ${action}`,
      label: `${label} ${name}`,
      content: action,
      run,
      staysOpen: true,
    });
    const row = { key: id, content: <Person member={member} />, run: () => void navigate(paths.member(id)) };
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
