import { Alert, Button, Flex } from 'antd';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { displayText } from '@/shared/format/text';
import { paths } from '@/shared/routing/paths';
import { PersonName } from '@/shared/ui/text/PersonName';
import { andMore, selectLikenessLines, statusAfter } from '@/features/members/likeness';
import type { Likeness, MemberDetail } from '@/features/members/member';
import { useAppSelector } from '@/shared/hooks/store';
import { isBlank } from '@contract/text';
import { ageWarnings } from '@/features/members/age';
import { reportedText } from '@/features/members/marks';
import { membersApi } from '@/features/members/membersApi';
import { selectMember, useStatus } from '@/features/members/membersSlice';
import { selectBlockedBy, selectReport } from '../moderationSlice';
import './warnings.css';

type WarningListProps = {
  warnings: readonly Warning[];
  onCompare?: (other: Likeness) => void;
  /** In a question, which a link would leave behind. */
  isPlain?: true;
};

/** No alert role: warnings arrive while somebody reads. */
export function WarningList({ warnings, onCompare, isPlain }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    <Alert
      className="warnings"
      styles={{ root: { alignItems: 'flex-start', padding: '6px 12px' }, icon: { marginTop: 4 } }}
      // Behind a question stands the profile with a landmark of this name.
      role={isPlain ? 'group' : 'region'}
      aria-label="Warnings"
      type="warning"
      showIcon
      title={
        <Flex wrap gap="0 24px" component="ul">
          {warnings.map((warning) => (
            <li key={warning.text + (warning.members?.[0]?.id ?? '')}>
              <WarningLine warning={warning} onCompare={onCompare} isPlain={isPlain} />
            </li>
          ))}
        </Flex>
      }
    />
  );
}

type WarningLineProps = Pick<WarningListProps, 'onCompare' | 'isPlain'> & { warning: Warning };

function WarningLine({ warning: { text, members = [], more = 0, after, list }, onCompare, isPlain }: WarningLineProps) {
  return (
    <>
      {text}
      {members.map((member, index) => (
        <Fragment key={member.id}>
          {index === 0 ? ' ' : '; '}
          {isPlain ? (
            <PersonName name={member.name} id={member.id} />
          ) : (
            <Link to={paths.member(member.id)}>
              <PersonName name={member.name} id={member.id} />
            </Link>
          )}
          {statusAfter(member)}
        </Fragment>
      ))}
      {andMore(more)}
      {after}
      {onCompare &&
        members.map((other) => (
          <Button
            key={other.id}
            type="link"
            size="small"
            aria-label={`Compare with ${displayText(other.name) || other.id}`}
            onClick={() => onCompare(other)}
          >
            {members.length === 1 ? 'Compare' : `Compare with ${displayText(other.name) || other.id}`}
          </Button>
        ))}
      {list && !isPlain && (
        <>
          {' · '}
          <Link to={list.to}>{list.title}</Link>
        </>
      )}
    </>
  );
}

type Warning = {
  text: string;
  members?: readonly Likeness[];
  more?: number;
  after?: string;
  list?: { to: string; title: string };
};

const lists = {
  requests: { to: paths.deletionRequests, title: 'Delete requests' },
  reports: { to: paths.reports, title: 'Reported users' },
  blocks: { to: paths.blocks, title: 'Blocked users' },
};

/** From what this session has loaded, the worst first, without what everybody in the list of this screen has; nothing is fetched. */
export function useWarnings(id: string, detail: MemberDetail | undefined): readonly Warning[] {
  const { pathname } = useLocation();
  const linesOf = useAppSelector(selectLikenessLines);
  const one = useAppSelector((state) => selectMember(state, id));
  const lines = one ? linesOf(one) : [];
  const isDeleted = useStatus(id) === 'deleted';
  const requests = membersApi.endpoints.listDeletionRequests.useQueryState().data?.rows;
  const report = useAppSelector((state) => selectReport(state, id));
  const { length: blockers } = useAppSelector((state) => selectBlockedBy(state, id));
  const history = [
    !isDeleted && requests?.some((row) => row.id === id) && { text: 'Wants the account deleted', list: lists.requests },
    report && report.totalReports > 0 && { text: reportedText(report.totalReports), list: lists.reports },
    blockers > 0 && { text: `Blocked by ${blockers === 1 ? '1 member' : `${blockers} members`}`, list: lists.blocks },
  ];
  const { age, born: dob, gender, found = [] } = one ?? {};
  const inWords = (texts: readonly string[]) => texts.map((text) => ({ text }));
  const { name = '' } = detail ?? {};
  return [
    ...inWords(name !== '' && isBlank(name) ? ['Name cannot be seen'] : []),
    ...lines.filter(({ tone }) => tone === 'red'),
    ...inWords(ageWarnings(detail?.personal ?? { age, dob, gender })),
    ...inWords(found),
    ...lines.filter(({ tone }) => tone !== 'red'),
    ...history.filter((warning) => !!warning).filter(({ list }) => list.to !== pathname),
    ...inWords(detail ? wishWarnings(detail) : []),
  ];
}

export const wishWarnings = (detail: MemberDetail): string[] =>
  [emptyRange('age', detail, Number), emptyRange('height', detail, heightOf)].filter((one) => one !== undefined);

function emptyRange(field: 'age' | 'height', { partner }: MemberDetail, valueOf: (text: string) => number) {
  const limits = (partner[`partner_${field}`] ?? '').split(/\s*(?:[-–,]|\bto\b)\s*/i).map(displayText);
  const [from = '', to = ''] = limits;
  if (limits.length !== 2 || !(valueOf(from) > valueOf(to))) return undefined;
  return `Partner ${field} ${from} to ${to} matches nobody (are the two swapped?)`;
}

/** In inches or in centimetres; the other one is NaN, which compares as false. */
function heightOf(text: string) {
  const [, feet, inches = 0] = /^([3-8])\s*(?:'|’|′|ft|feet)\s*(\d{1,2})?/i.exec(text) ?? [];
  if (feet !== undefined) return Number(feet) * 12 + Number(inches);
  return Number(/^(\d{3})(?:\s*cms?)?$/i.exec(text)?.[1]);
}
