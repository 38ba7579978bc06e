import path from 'node:path';
import { readEnvironment } from '../environment';
import { runCommand } from '../runCommand';
import { backUp } from './backUp';
import { readArguments } from './contents';

runCommand(async () => {
  const { dataFolder, databaseUrl, backupKey: key } = readEnvironment(process.env);
  const { file } = readArguments(process.argv.slice(2), 'Usage: npm run backup -- FILE');
  const pictures = await backUp(dataFolder, path.resolve(file), { key, databaseUrl });
  console.log(
    `The database and ${pictures} pictures are in ${file}${key ? ', encrypted' : ''}. Keep it like the data itself: it holds all of it.`,
  );
});
