/** Control and bidi-override characters become blanks; U+200C and U+200D stay, which Indic scripts need. */
export function displayText(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ' ').trim();
}
