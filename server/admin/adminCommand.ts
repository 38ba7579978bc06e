import { runCommand } from '../runCommand';
import { administer } from './administer';

runCommand(async () => {
  console.log(await administer(process.argv.slice(2), process.env, { input: process.stdin, output: process.stderr }));
});
