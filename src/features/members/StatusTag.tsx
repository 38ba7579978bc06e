import { Tag } from 'antd';
import { displayText } from '@/shared/format/text';
import type { Member } from './member';
import { useStatus } from './membersSlice';

const statuses = new Map([
  ['pending', { label: 'Pending', color: 'warning' }],
  ['approved', { label: 'Approved', color: 'success' }],
  ['blocked', { label: 'Blocked', color: 'error' }],
  ['rejected', { label: 'Rejected', color: 'default' }],
  ['deleted', { label: 'Deleted', color: 'error' }],
]);

type StatusTagProps = Pick<Member, 'id' | 'status'> & { without?: string };

export function StatusTag({ id, status, without = '' }: StatusTagProps) {
  const known = useStatus(id, status);
  const { label, color } = statuses.get(known) ?? { label: displayText(known), color: 'default' };
  return label !== '' && known !== without && <Tag color={color}>{label}</Tag>;
}
