const beginnings = {
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  heic: /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s,
};

/** What a file is by its first bytes, whatever its name says; undefined for all but the kinds that are taken. */
export async function pictureKind(file: Blob): Promise<keyof typeof beginnings | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return (['jpg', 'png', 'heic'] as const).find((kind) => beginnings[kind].test(text));
}
