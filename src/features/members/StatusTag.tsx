import { Tag } from 'antd';
import { displayText } from '@/shared/text';

const statuses = new Map([
  ['pending', { label: 'Pending', color: 'warning' }],
  ['approved', { label: 'Approved', color: 'success' }],
  ['blocked', { label: 'Blocked', color: 'error' }],
  ['rejected', { label: 'Rejected', color: 'default' }],
]);

export function StatusTag({ status }: { status: string }) {
  const { label, color } = statuses.get(status) ?? { label: displayText(status), color: 'default' };
  return label !== '' && <Tag color={color}>{label}</Tag>;
}
