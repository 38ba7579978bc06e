import { Modal } from 'antd';
import { useDelay } from '@/shared/useDelay';

/** Draws a Modal once, closed, while nobody waits: the first question then opens as fast as every other. */
export function WarmModal() {
  return !useDelay(0) && <Modal forceRender footer={null} />;
}
