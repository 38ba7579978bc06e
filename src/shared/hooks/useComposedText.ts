import { useState } from 'react';

/** The text of a field; `typed` is the text without the syllable that an input method is still composing. */
export function useComposedText(initial = '') {
  const [text, setText] = useState(initial);
  const [textBefore, setTextBefore] = useState<string>();
  const composition = {
    onCompositionStart: () => setTextBefore(text),
    onCompositionEnd: () => setTextBefore(undefined),
  };
  return { text, setText, typed: textBefore ?? text, composition };
}
