/** The form in which names are compared. SQLite's lower() knows ASCII only, so values are folded before they are stored or searched. */
export function fold(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
