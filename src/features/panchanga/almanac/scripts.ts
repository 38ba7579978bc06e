// The Unicode blocks of Indic scripts have the same layout: a letter has the same offset in every block of 128.
const firstBlock = 0x900;
const lastBlock = 0xd7f;
const vowels = ['a', 'a', 'i', 'i', 'u', 'u', 'ri', 'l', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'];
const consonants = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const signs = ['a', 'i', 'i', 'u', 'u', 'ri', 'ri', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'];
const [nasal, vowel, consonant, dot, sign, silence] = [0x01, 0x05, 0x15, 0x3c, 0x3e, 0x4d];

export function inLatin(text: string): string {
  let written = '';
  let isOpen = false;
  const close = () => {
    if (isOpen) written += 'a';
    isOpen = false;
  };
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const offset = code >= firstBlock && code <= lastBlock ? code % 0x80 : undefined;
    if (offset === dot) continue;
    const sound = offset === undefined ? undefined : soundOf(offset);
    if (sound === undefined) close();
    if (offset !== undefined && sound !== undefined) {
      if (offset < sign) close();
      else isOpen = false;
      isOpen ||= sound !== '' && offset >= consonant && offset < sign;
    }
    written += sound ?? letter;
  }
  close();
  return written.replace(/n(?=[pbm])/g, 'm');
}

function soundOf(offset: number): string | undefined {
  if (offset === silence) return '';
  if (offset >= sign) return signs[offset - sign];
  if (offset >= consonant) return consonants[offset - consonant] ?? '';
  if (offset >= vowel) return vowels[offset - vowel];
  return offset >= nasal && offset < nasal + 2 ? 'n' : '';
}
