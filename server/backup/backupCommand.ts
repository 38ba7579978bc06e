import path from 'node:path';
import { readEnvironment } from '../environment';
import { readCommandLine, runCommand } from '../runCommand';
import { backUp } from './backUp';
import { keyIdOf } from './archive';

runCommand(async () => {
  const [file = ''] = readCommandLine('Usage: npm run backup -- FILE', [1, 1], {}).words;
  const { dataFolder, databaseUrl, backupKey: key, mediaInS3 } = readEnvironment(process.env);
  const warn = () =>
    console.error(`Ads have pictures, but there are none in ${dataFolder}/media: is DATA_DIR that of the server?`);
  const options = { key, databaseUrl, onNoPictures: mediaInS3 ? undefined : warn };
  const pictures = await backUp(dataFolder, path.resolve(file), options);
  const sealed = key ? `, encrypted with the key ${keyIdOf(key)}` : '';
  console.log(
    `The database and ${pictures} pictures are in ${file}${sealed}. Keep it like the data itself: it holds all of it.`,
  );
  if (mediaInS3) console.log('The pictures of MEDIA_URL are not in it: let the storage keep versions of them.');
});
