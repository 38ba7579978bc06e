import { Tag } from 'antd';
import { displayText } from '@/shared/text';
import { paymentStates } from './payment';

/** The state of a payment in its colour; a word that the contract does not know is red. */
export function StateTag({ state }: { state: string }) {
  const known = paymentStates.find((one) => one.state === state);
  return <Tag color={known?.tag ?? 'error'}>{displayText(state) || '-'}</Tag>;
}
