import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signIn } from '../hardening/client';
import { startTarget } from '../hardening/target';

it('is one server’s alone, until that one ends, be it by a power cut', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'data-folder-'));
  const first = await startTarget({ dataFolder });
  await expect(startTarget({ dataFolder })).rejects.toThrow(`The server is running on ${dataFolder}: stop it first.`);
  await signIn(first);
  await first.kill();

  const second = await startTarget({ dataFolder });
  await signIn(second);
  await second.stop();
  rmSync(dataFolder, { recursive: true });
}, 60_000);
