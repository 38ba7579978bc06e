import { readEnvironment } from '../environment';
import { exitOnSignals, readCommandLine, runCommand } from '../runCommand';
import { readBackup } from './contents';
import { openPlan } from './scheduledBackups';
import { verifyBackup } from './verifyBackup';

runCommand(
  async () => {
    exitOnSignals();
    const [file = ''] = readCommandLine('Usage: npm run backup:verify -- FILE', [1, 1], {}).words;
    const environment = readEnvironment(process.env);
    const backup = readBackup(file, (await openPlan(environment))?.storage);
    const { members, pictures, seal } = await verifyBackup(backup, environment.backupKey);
    console.log(`The backup is whole and can be restored: ${members} members, ${pictures} pictures.`);
    if (seal) console.log(`The newest seal of its journal is ${seal}.`);
  },
  { staysRoot: true },
);
