import type { Noun } from '@/shared/ui/list/listCount';
import { spanText } from '@/shared/ui/form/typedDay';
import { parseDaySpan, type DaySpan } from '@/shared/routing/daySpan';
import { orderOf, parsePage, sortOf, type SortOrder } from '@/shared/routing/listSearchParams';
import { displayText } from '@/shared/format/text';
import dayjs from 'dayjs';
import { statusesOf } from '../membersApi';
import { groupParam, parseUsersParams, type UsersGroup } from '../membersSearchParams';

export type ListGroup = UsersGroup | 'all';

export const listGroups: { value: ListGroup; label: string; noun: Noun }[] = [
  { value: 'accepted', label: 'Accepted Users', noun: ['user', 'users'] },
  { value: 'rejected', label: 'Rejected Users', noun: ['rejected user', 'rejected users'] },
  { value: 'blocked', label: 'Blocked Users', noun: ['blocked user', 'blocked users'] },
  { value: 'all', label: 'All members', noun: ['member', 'members'] },
];

export const nounOf = (group: ListGroup): Noun =>
  listGroups.find(({ value }) => value === group)?.noun ?? ['user', 'users'];

/** What a server with the extension can be asked for; '' is any. The days are those of the sign-up. */
export type MemberFilter = DaySpan & {
  group: ListGroup;
  text: string;
  gender: '' | 'male' | 'female';
  city: string;
  photo: '' | 'none';
  order: SortOrder;
};

export function parseMemberFilter(search: URLSearchParams): MemberFilter & { page: number } {
  const { group, name: text } = parseUsersParams(search);
  const gender = search.get('gender');
  const order = orderOf(search.get('sort') ?? '');
  return {
    group: search.get('group') === 'all' ? 'all' : group,
    text,
    ...parseDaySpan(search),
    gender: gender === 'male' || gender === 'female' ? gender : '',
    city: (search.get('city') ?? '').trim(),
    photo: search.get('photo') === 'none' ? 'none' : '',
    order: order && ['name', 'joined', 'status'].includes(order.by) ? order : undefined,
    page: parsePage(search),
  };
}

export const anyMember = parseMemberFilter(new URLSearchParams({ group: 'all' }));

export function misfitsIn(search: URLSearchParams): string[] {
  const { group, gender, photo, order, from, to } = parseMemberFilter(search);
  const known = { group: groupParam(group) || 'accepted', gender, photo, sort: sortOf(order), from, to };
  return Object.entries(known).flatMap(([name, value]) => {
    const given = search.get(name) ?? '';
    return given === '' || given === value || (name === 'from' && given === to) || (name === 'to' && given === from)
      ? []
      : given;
  });
}

export function filtersOf({ from, to, gender, city, photo }: MemberFilter): { label: string; params: string[] }[] {
  const span = spanText({ from, to });
  return [
    { label: span && `Joined ${span}`, params: ['from', 'to'] },
    { label: { '': '', male: 'Men', female: 'Women' }[gender], params: ['gender'] },
    { label: displayText(city), params: ['city'] },
    { label: photo && 'Without a photo', params: ['photo'] },
  ].filter(({ label }) => label !== '');
}

export function paramsOf({ group, text, from, to, gender, city, photo, order }: MemberFilter) {
  return {
    ...(text && { q: text }),
    status: group === 'all' ? [] : statusesOf[group],
    ...(from && { joined_from: dayjs(from).toISOString() }),
    ...(to && { joined_to: dayjs(to).add(1, 'day').toISOString() }),
    ...(gender && { gender }),
    ...(city && { city }),
    ...(photo && { photo }),
    ...(order && { sort: order.by, order: order.order === 'ascend' ? 'asc' : 'desc' }),
  };
}

export function unaskable(search: URLSearchParams): string[] {
  const filter = parseMemberFilter(search);
  return [
    ...filtersOf(filter).map(({ label }) => label),
    ...(filter.group === 'all' ? ['all users'] : []),
    ...(filter.order ? ['an order'] : []),
  ];
}
