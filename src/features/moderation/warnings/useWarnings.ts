import { ageWarnings } from '@/features/members/ages';
import { selectDuplicates } from '@/features/members/duplicates';
import type { Member } from '@/features/members/member';
import type { MemberDetail } from '@/features/members/memberDetail';
import { membersApi } from '@/features/members/membersApi';
import { selectMember, useIsDeleted } from '@/features/members/membersSlice';
import { useAppSelector } from '@/shared/hooks/store';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/format/text';
import { isBlank } from '@contract/text';
import { selectBlockedBy, selectReport } from '../moderationSlice';

/** A line beside a decision: the members it names, how many more there are, and a list with the details. */
export type Warning = {
  text: string;
  members?: readonly Pick<Member, 'id' | 'name' | 'status'>[];
  more?: number;
  list?: { to: string; title: string };
};

const lists = {
  requests: { to: paths.deletionRequests, title: 'Delete requests' },
  reports: { to: paths.reports, title: 'Reported users' },
  blocks: { to: paths.blocks, title: 'Blocked users' },
};

const namedAtMost = 3;

/** From what this session has loaded, the worst first; nothing is fetched. */
export function useWarnings(id: string, detail: MemberDetail | undefined): readonly Warning[] {
  const duplicatesOf = useAppSelector(selectDuplicates);
  const one = useAppSelector((state) => selectMember(state, id));
  const duplicates = (one ? duplicatesOf(one) : []).map(({ text, members }) => {
    const named = members.slice(0, namedAtMost);
    return { text, members: named, more: members.length - named.length };
  });
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
  const ages = ageWarnings(detail?.personal ?? {}).map((text) => ({ text }));
  const wishes = detail ? wishWarnings(detail).map((text) => ({ text })) : [];
  const name = detail?.name ?? '';
  const unseen = name !== '' && isBlank(name) ? [{ text: 'Name cannot be seen' }] : [];
  return [...unseen, ...duplicates, ...ages, ...history.filter((warning) => !!warning), ...wishes];
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
