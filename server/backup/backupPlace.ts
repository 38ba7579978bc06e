import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

export type BackupPlace = {
  list(): Promise<string[]>;
  /** @param make writes the file where it is told, all of it before it ends. */
  write(name: string, make: (file: string) => Promise<void>): Promise<void>;
  read<Result>(name: string, work: (file: string) => Promise<Result>): Promise<Result>;
  rename(from: string, to: string): Promise<void>;
  delete(name: string): Promise<void>;
};

export function backupsInFolder(folder: string): BackupPlace {
  const at = (name: string) => path.join(folder, name);
  return {
    list: () => readdir(folder).catch(() => []),
    async write(name, make) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await make(at(name));
    },
    read: (name, work) => work(at(name)),
    rename: (from, to) => rename(at(from), at(to)),
    delete: (name) => rm(at(name), { force: true }),
  };
}
