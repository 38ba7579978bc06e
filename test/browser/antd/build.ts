/* Builds the page with every component twice: with the extracted style sheets, and with styles that the browser computes. */
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { commonConfig } from '../../../src/build/webpackConfig';

const [, , folder = ''] = process.argv;

const configs = (['extracted', 'runtime'] as const).map((styles) => {
  const common = commonConfig('production', styles);
  return {
    ...common,
    cache: false,
    entry: path.resolve(__dirname, 'page.tsx'),
    output: { ...common.output, publicPath: './', path: path.join(folder, styles), filename: 'page.js' },
    plugins: [...(common.plugins ?? []), new HtmlWebpackPlugin()],
    optimization: { minimize: false },
  };
});

webpack(configs, (error, stats) => {
  if (!error && stats?.hasErrors() === false) return;
  console.error(error ?? stats?.toString('errors-only'));
  process.exitCode = 1;
});
