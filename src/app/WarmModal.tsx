import { Modal } from 'antd';
import { useDelay } from '@/shared/useDelay';

export function WarmModal() {
  return !useDelay(0) && <Modal forceRender footer={null} />;
}
