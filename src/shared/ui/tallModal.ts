import type { ModalProps } from 'antd';

/** A tall Modal scrolls between its title and its buttons; in a very low window it scrolls as a whole. */
export const tallModal = {
  container: { display: 'flex', flexDirection: 'column', maxHeight: 'max(100dvh - 80px, 360px)' },
  // As wide as the Modal, so that the outlines of its fields are not cut off.
  body: { overflow: 'auto', marginInline: -24, paddingInline: 24 },
} satisfies ModalProps['styles'];
