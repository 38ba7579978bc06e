import { Modal } from 'antd';
import { useDelay } from '@/shared/useDelay';

/** Renders a closed Modal while the page is idle, so that the first question opens as fast as every other. */
export function PreloadedModal() {
  return !useDelay(0) && <Modal forceRender footer={null} />;
}
