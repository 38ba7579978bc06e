import path from 'node:path';
import { readEnvironment } from '../environment';
import { readCommandLine, runCommand } from '../runCommand';
import { backUp } from './backUp';

runCommand(async () => {
  const [file = ''] = readCommandLine('Usage: npm run backup -- FILE', [1, 1], {}).words;
  const { dataFolder, databaseUrl, backupKey: key } = readEnvironment(process.env);
  const pictures = await backUp(dataFolder, path.resolve(file), { key, databaseUrl });
  console.log(
    `The database and ${pictures} pictures are in ${file}${key ? ', encrypted' : ''}. Keep it like the data itself: it holds all of it.`,
  );
});
