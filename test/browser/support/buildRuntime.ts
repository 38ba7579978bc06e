/* Builds the console with the styles that Ant Design computes in the browser, in place of those that the build extracts. */
import webpack from 'webpack';
import consoleConfig from '../../../src/build/webpackConfig';

const [, , folder = ''] = process.argv;
const config = consoleConfig({ styles: 'runtime' }, { mode: 'production' });
// They hold the console as it is delivered to its limits, and compress it.
const ofDelivery = ['CheckReplacements', 'BudgetPlugin', 'CompressionPlugin'];
const plugins = (config.plugins ?? []).filter((plugin) => !ofDelivery.includes(plugin?.constructor.name ?? ''));

webpack({ ...config, plugins, output: { ...config.output, path: folder } }, (error, stats) => {
  if (!error && stats?.hasErrors() === false) return;
  console.error(error ?? stats?.toString('errors-only'));
  process.exitCode = 1;
});
