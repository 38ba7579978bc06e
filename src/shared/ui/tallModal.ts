import type { ModalProps } from 'antd';

/** The body of a tall Modal scrolls between title and buttons; in a very low window the Modal scrolls as a whole. */
export const tallModal = {
  container: { display: 'flex', flexDirection: 'column', maxHeight: 'max(100dvh - 80px, 360px)' },
  // Full width, so that the outlines of its fields are not cut off.
  body: { overflow: 'auto', marginInline: -24, paddingInline: 24 },
} satisfies ModalProps['styles'];
