import { Tag } from 'antd';
import { displayText } from '@/shared/text';
import { paymentStates } from './payment';

export function StateTag({ state }: { state: string }) {
  const known = paymentStates.find((one) => one.state === state);
  return <Tag color={known?.tag ?? 'error'}>{displayText(state) || '-'}</Tag>;
}
