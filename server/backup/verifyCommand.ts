import { readCommandLine } from '../commandLine';
import { readEnvironment } from '../environment';
import { runCommand } from '../runCommand';
import { withBackup } from './contents';
import { openPlan } from './scheduledBackups';
import { verifyBackup } from './verifyBackup';

runCommand(
  async () => {
    const [file = ''] = readCommandLine('Usage: npm run backup:verify -- FILE', [1, 1], {}).words;
    const environment = readEnvironment(process.env);
    const verify = (found: string) => verifyBackup(found, environment.backupKey);
    const { members, pictures } = await withBackup(file, (await openPlan(environment))?.place, verify);
    console.log(`The backup is whole and can be restored: ${members} members, ${pictures} pictures.`);
  },
  { staysRoot: true },
);
