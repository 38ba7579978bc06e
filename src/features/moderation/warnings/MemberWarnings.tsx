import { Alert, Button, Flex, Tag } from 'antd';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { displayText } from '@/shared/format/text';
import { useAppSelector } from '@/shared/hooks/store';
import { paths } from '@/shared/routing/paths';
import { PersonName } from '@/shared/ui/text/PersonName';
import { isBlank } from '@contract/text';
import { progressOf } from '@/features/members/fullRead/fullReadSlice';
import { useReadAll } from '@/features/members/fullRead/FullReadStatus';
import { selectLikenessLines } from '@/features/members/likeness';
import { ageWarnings } from '@/features/members/marks';
import type { Likeness, MemberDetail } from '@/features/members/member';
import { membersApi, useGetMemberQuery } from '@/features/members/membersApi';
import { useSimilar } from '@/features/members/similar';
import { selectMember, selectMembersById, selectSimilar, useIsDeleted } from '@/features/members/membersSlice';
import { selectBlockedBy, selectReport } from '../moderationSlice';
import { CompareDialog } from './CompareDialog';
import { textWarnings } from './textWarnings';
import './warnings.css';

/** Warnings for the decision; nothing where all is consistent. */
export function MemberWarnings({ id }: { id: string }) {
  const { currentData: detail } = useGetMemberQuery({ id });
  const isCompared = useAppSelector((state) => selectSimilar(state)[id] !== undefined);
  useSimilar(detail && !isCompared ? [id] : []);
  const warnings = useWarnings(id, detail);
  const [compared, setCompared] = useState<Likeness>();
  const missing = detail ? missingFields(detail) : [];
  return (
    detail && (
      <Flex wrap align="center" gap="6px 16px" className="member-warnings">
        <WarningList warnings={warnings} onCompare={setCompared} />
        {compared && <CompareDialog id={id} other={compared} onClose={() => setCompared(undefined)} />}
        <Flex wrap align="center" gap="4px 12px" className="warnings-line">
          {missing.length > 0 && <Tag>Missing: {missing.join(', ')}</Tag>}
          {detail.family.about_me && textWarnings(detail).length === 0 && (
            <span className="list-note">Nothing found in the text</span>
          )}
          {isCompared ? (
            <span className="list-note">Checked against all members</span>
          ) : (
            <DuplicateCheck key={id} id={id} />
          )}
        </Flex>
      </Flex>
    )
  );
}

/** From the store alone: an unopened profile is not fetched. */
export function ReportedWarnings({ id }: { id: string }) {
  const { currentData: detail } = membersApi.endpoints.getMember.useQueryState({ id });
  const warnings = useWarnings(id, detail);
  return <WarningList warnings={warnings.filter(({ list }) => list?.to !== paths.reports)} />;
}

/** No alert role: warnings arrive while somebody reads. */
type WarningListProps = {
  warnings: readonly Warning[];
  /** Shows another member beside this one. */
  onCompare?: (other: Likeness) => void;
  /** In a question, which a link would leave behind. */
  isPlain?: true;
};

export function WarningList({ warnings, onCompare, isPlain }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    <Alert
      className="warnings"
      role="region"
      aria-label="Warnings"
      type="warning"
      showIcon
      title={
        <ul>
          {warnings.map((warning) => (
            <li key={warning.text + (warning.members?.[0]?.id ?? '')}>
              <WarningLine warning={warning} onCompare={onCompare} isPlain={isPlain} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

type WarningLineProps = Pick<WarningListProps, 'onCompare' | 'isPlain'> & { warning: Warning };

function WarningLine({ warning: { text, members = [], more = 0, after, list }, onCompare, isPlain }: WarningLineProps) {
  return (
    <>
      {text}
      {members.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index === 0 ? ' ' : ', '}
          {isPlain ? (
            <PersonName name={name} id={id} />
          ) : (
            <Link to={paths.member(id)}>
              <PersonName name={name} id={id} />
            </Link>
          )}
        </Fragment>
      ))}
      {more > 0 && ` and ${more.toLocaleString()} more`}
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

/** How many members were compared, and the button that compares all of them. */
function DuplicateCheck({ id }: { id: string }) {
  const { fullRead, isOver, read, cancel } = useReadAll();
  const known = useAppSelector((state) => selectMembersById(state).ids.length);
  const member = useAppSelector((state) => selectMember(state, id));
  const linesOf = useAppSelector(selectLikenessLines);
  const isReading = fullRead?.isReading === true;
  const hasDuplicates = member !== undefined && linesOf(member).length > 0;
  const result = hasDuplicates ? '' : ': no duplicates';
  const count = (fullRead && isOver ? fullRead.ids.length : known).toLocaleString();
  return (
    <span className="duplicate-check list-note">
      <span role={fullRead && 'status'}>
        {isReading && `Searching… ${progressOf(fullRead)}`}
        {!isReading && fullRead?.failure !== undefined && `Stopped: ${displayText(fullRead.failure)} `}
        {!isReading && `Checked against ${count} ${count === '1' ? 'member' : 'members'}${isOver ? result : ' so far'}`}
      </span>
      {!isOver && (
        <>
          {' · '}
          <Button type="link" size="small" onClick={isReading ? cancel : read}>
            {isReading ? 'Cancel' : 'Check all'}
          </Button>
        </>
      )}
    </span>
  );
}

/** A line beside a decision: the members it names, how many more there are, and a list with the details. */
export type Warning = {
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

/** From what this session has loaded, the worst first; nothing is fetched. */
export function useWarnings(id: string, detail: MemberDetail | undefined): readonly Warning[] {
  const linesOf = useAppSelector(selectLikenessLines);
  const one = useAppSelector((state) => selectMember(state, id));
  const lines = one ? linesOf(one) : [];
  const returns = lines.filter(({ tone }) => tone === 'red');
  const likenesses = lines.filter(({ tone }) => tone !== 'red');
  const isDeleted = useIsDeleted(id);
  const requests = membersApi.endpoints.listDeletionRequests.useQueryState().data?.rows;
  const report = useAppSelector((state) => selectReport(state, id));
  const { length: blockers } = useAppSelector((state) => selectBlockedBy(state, id));
  const history = [
    !isDeleted && requests?.some((row) => row.id === id) && { text: 'Wants the account deleted', list: lists.requests },
    report &&
      report.totalReports > 0 && {
        text: `Reported ${report.totalReports === 1 ? 'once' : `${report.totalReports} times`}`,
        list: lists.reports,
      },
    blockers > 0 && { text: `Blocked by ${blockers === 1 ? '1 member' : `${blockers} members`}`, list: lists.blocks },
  ];
  const { age, born: dob, gender, found } = one ?? {};
  const ages = ageWarnings(detail?.personal ?? { age, dob, gender }).map((text) => ({ text }));
  const wishes = detail ? wishWarnings(detail).map((text) => ({ text })) : [];
  const { name = '' } = detail ?? {};
  const unseen = name !== '' && isBlank(name) ? [{ text: 'Name cannot be seen' }] : [];
  const texts = (detail ? textWarnings(detail) : [found ?? '']).flatMap((text) => (text === '' ? [] : { text }));
  const known = history.filter((warning) => !!warning);
  return [...unseen, ...returns, ...ages, ...texts, ...likenesses, ...known, ...wishes];
}

/** A wish that nobody can meet, a sentence each. */
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

/** The empty ones of the fields that a matchmaker needs. */
export function missingFields({ picture, phone, personal, career }: MemberDetail) {
  const fields = {
    photo: picture,
    phone,
    gender: personal.gender,
    'date of birth': personal.dob,
    'marital status': personal.marital,
    education: career.education,
    occupation: career.occupation,
    city: personal.city,
  };
  return Object.entries(fields).flatMap(([field, text = '']) => (/[^\s.–-]/.test(displayText(text)) ? [] : field));
}
