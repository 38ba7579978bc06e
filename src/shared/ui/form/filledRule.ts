import type { FormRule } from 'antd';
import { displayText } from '@/shared/format/text';

/** A text of which nothing can be seen is empty too. */
export const filledRule = (message: string): FormRule => ({
  required: true,
  whitespace: true,
  transform: (text: string | undefined) => displayText(text ?? ''),
  message,
});
