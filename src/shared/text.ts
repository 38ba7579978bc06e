/**
 * Makes text that users typed safe to display in a line: control and bidi-override characters become blanks;
 * the zero-width joiners that Indic scripts need (U+200C, U+200D) stay.
 */
export function displayText(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ' ').trim();
}
