const mediaTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  webp: 'image/webp',
};

export function mediaTypeOf(path: string): string {
  return mediaTypes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}
