import path from 'node:path';
import { StartupError } from '../environment';
import { runCommand } from '../runCommand';
import { verifyBackup } from './verifyBackup';

// It reads a file and touches no data.
runCommand(
  async () => {
    const [file, ...others] = process.argv.slice(2);
    if (file === undefined || others.length > 0) throw new StartupError('Usage: npm run backup:verify -- FILE');
    const { members, pictures } = await verifyBackup(path.resolve(file));
    console.log(`The backup is whole and can be restored: ${members} members, ${pictures} pictures.`);
  },
  { staysRoot: true },
);
