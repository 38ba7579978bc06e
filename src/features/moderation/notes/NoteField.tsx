import { Input } from 'antd';
import type { ReasonFieldProps } from '@/shared/ui/modal/ConfirmProvider';
import { isBlank } from '@contract/text';
import { longestNote } from '@contract/limits';
import './notes.css';

export const canSend = (text: string) => !isBlank(text) && text.length <= longestNote;

/** A text that is too long is not cut, so that a paste loses nothing. */
export function NoteField({ label, text, isReadOnly, onChange, onSubmit }: ReasonFieldProps) {
  return (
    <Input.TextArea
      aria-label={label}
      placeholder={label}
      // As high as its text by CSS: antd's autoSize sets a style that the security policy refuses.
      className="note-field"
      rows={2}
      count={{
        max: longestNote,
        show: ({ count }) => count > longestNote - 200 && `${count.toLocaleString()} / ${longestNote.toLocaleString()}`,
      }}
      readOnly={isReadOnly}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && onSubmit()}
    />
  );
}
