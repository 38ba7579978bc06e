import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** An empty folder, which goes with all that is in it once the tests of the file are over. */
export function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vivaha-test-'));
  made.push(folder);
  return folder;
}

afterAll(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));
