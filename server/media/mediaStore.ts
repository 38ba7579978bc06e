export type MediaFile = { path: string; size: number; changedAt: Date };

/** Where pictures are kept. A path is what follows /media/ in a link: 'ads/name.png'. */
export type MediaStore = {
  /** Stores the whole picture or nothing: no reader ever gets a part of it. */
  put(path: string, bytes: Buffer): Promise<void>;
  get(path: string): Promise<Buffer<ArrayBuffer> | undefined>;
  delete(path: string): Promise<void>;
  list(folder: string): Promise<MediaFile[]>;
};

const mediaTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  webp: 'image/webp',
};

export function mediaTypeOf(path: string): string {
  return mediaTypes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}
