/* Builds the console as development does: Ant Design computes the styles in the browser that the build for production extracts. */
import webpack from 'webpack';
import consoleConfig from '../../../src/build/webpackConfig';

const [, , folder = ''] = process.argv;
const config = consoleConfig({}, { mode: 'development' });

webpack({ ...config, output: { ...config.output, path: folder } }, (error, stats) => {
  if (!error && stats?.hasErrors() === false) return;
  console.error(error ?? stats?.toString('errors-only'));
  process.exitCode = 1;
});
