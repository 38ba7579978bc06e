import type { Readable } from 'node:stream';

export type StoredFile = { path: string; size: number; changedAt: Date };

/** Files by name, in a folder or in S3-compatible storage: pictures ('ads/name.png' is what follows /media/ in a link), backups. */
export type FileStorage = {
  /** Stores the whole file or nothing: no reader ever gets a part of it. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** @param make writes a file of any size where it is told, all of it before it ends. */
  write(name: string, make: (file: string) => Promise<void>): Promise<void>;
  get(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  read(name: string): Promise<Readable>;
  rename(from: string, to: string): Promise<void>;
  delete(name: string): Promise<void>;
  list(folder: string): Promise<StoredFile[]>;
};
