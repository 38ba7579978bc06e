import path from 'node:path';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import reactRefresh from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Chunk, type Configuration, type Module } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { firstChunks } from '../app/firstChunks';
import { antdBaseModule, antdStyleModules } from './antdStyles';
import { BudgetPlugin } from './BudgetPlugin';
import { NameChunksPlugin } from './NameChunksPlugin';
import { CheckReplacements, leftOut, replacements } from './replacements';

type Flags = {
  /** Where Ant Design's styles come from: sheets that are extracted by the build, or the browser, which computes them. */
  styles?: 'extracted' | 'runtime';
};

const root = path.resolve(__dirname, '../..');
const companion = 'http://127.0.0.1:4173';
// The pages live under /admin/ and /auth/; only these belong to the API.
const apiPaths = ['/admins/', '/analysis/', '/retrieve/', '/api/', '/payment/', '/version/', '/media/'];

// What these have in common with any other screen arrives once, with the first of them.
const firstScreens = new Set<unknown>(firstChunks);
type Graph = { chunkGraph: { getModuleChunksIterable(module: Module): Iterable<Chunk> } };
const isShownFirst =
  (place: RegExp) =>
  (module: Module, { chunkGraph }: Graph) =>
    place.test(module.nameForCondition() ?? '') &&
    Array.from(chunkGraph.getModuleChunksIterable(module)).some((chunk) => firstScreens.has(chunk.name));

/** ms for a script: as long as the API may be silent, and as long again for the largest one, 300 kB, at 20 kB a second. */
const chunkLoadTimeout = 30_000;

const inBuild = (file: string) => path.resolve(__dirname, file);
const compile = {
  loader: 'ts-loader',
  options: { transpileOnly: true, configFile: path.resolve(root, 'tsconfig.base.json') },
};
const refresh = { getCustomTransformers: () => ({ before: [reactRefresh()] }) };
// index.html is rendered by a compiler of its own, without the runtime of React Refresh.
const compileForDevelopment = ({ compiler }: { compiler?: string }) =>
  compiler ? compile : { ...compile, options: { ...compile.options, ...refresh } };
const sheet = [MiniCssExtractPlugin.loader, 'css-loader'];

/** Everything but what is particular to the console's pages: how a module becomes a file. */
export function commonConfig(mode: 'production' | 'development', styles: Required<Flags>['styles']): Configuration {
  const production = mode === 'production';
  process.env.NODE_ENV = mode;
  return {
    mode,
    target: ['web', 'es2022'],
    output: { publicPath: '/', assetModuleFilename: 'assets/[name].[contenthash][ext]', clean: true },
    cache: {
      type: 'filesystem',
      name: `${mode}-${styles}`,
      buildDependencies: { config: [`${inBuild('.')}/`, path.resolve(root, 'package-lock.json')] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { '@': path.resolve(root, 'src'), ...replacements(styles), ...leftOut },
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.tsx?$/,
          resourceQuery: { not: /inline/ },
          ...(production ? compile : { use: compileForDevelopment }),
        },
        { test: /\.css$/, resourceQuery: { not: /inline/ }, use: sheet },
        { test: /\.svg$/, type: 'asset/resource' },
        { mimetype: 'image/png', type: 'asset/resource', generator: { filename: 'assets/[hash].png' } },
        { resourceQuery: /inline/, type: 'asset/source', loader: inBuild('inlineText.ts') },
        ...(styles === 'extracted' ? extracted([antdStyleModules, antdBaseModule], inBuild('antdStyles.tsx')) : []),
        {
          test: /stylesheet\.json$/,
          resourceQuery: /css/,
          type: 'javascript/auto',
          sideEffects: true,
          use: [...sheet, inBuild('phoneSheet.ts')],
        },
        // These packages only define things, but do not say so themselves.
        { test: /node_modules[\\/](@rc-component|@ant-design)[\\/].*\.js$/, sideEffects: false },
      ],
    },
    plugins: [
      new NameChunksPlugin(),
      new webpack.DefinePlugin({ 'process.env.ANTD_STYLES': JSON.stringify(styles) }),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash].css' : 'assets/[name].css',
        // The sheets of two components do not depend on which comes first.
        ignoreOrder: true,
      }),
    ],
    performance: { hints: false },
  };
}

export default function consoleConfig(
  { styles }: Flags,
  { mode = 'development' }: { mode?: 'production' | 'development' },
): Configuration & { devServer: DevServer } {
  const production = mode === 'production';
  const common = commonConfig(mode, styles ?? (production ? 'extracted' : 'runtime'));
  return {
    ...common,
    entry: ['./src/app/trustedTypes.ts', './src/app/main.tsx'],
    output: {
      ...common.output,
      path: path.resolve(root, 'dist'),
      filename: production ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
      trustedTypes: 'webpack',
      chunkLoadTimeout,
    },
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    plugins: [
      ...(common.plugins ?? []),
      !production && new ReactRefreshPlugin(),
      production && new CheckReplacements(),
      // The deployer edits config.js, and browsers ask for icons by name.
      new CopyPlugin({ patterns: [{ from: path.resolve(root, 'public'), info: { minimized: true } }] }),
      new HtmlWebpackPlugin({
        template: './src/app/document.tsx',
        inject: false,
        minify: false,
        scriptLoading: 'defer',
      }),
      production && compression('brotliCompress', 'br', { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
      production && compression('gzip', 'gz', { level: 9 }),
      production && new BudgetPlugin(),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { compress: { passes: 2 } } }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      splitChunks: {
        // A worker is one file: it would ask for another only after it has begun.
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
        cacheGroups: {
          defaultVendors: false,
          // Screens that share more than trifles beyond the first ones.
          default: {
            minChunks: 2,
            name: (_module: Module, chunks: Chunk[]) =>
              chunks
                .map(({ name }) => name)
                .sort()
                .join('~'),
          },
          shared: { name: 'shared', test: isShownFirst(/[\\/]src[\\/]/), minChunks: 2, enforce: true },
          antd: { name: 'antd', test: isShownFirst(/[\\/]node_modules[\\/]/), priority: 1, enforce: true },
        },
      },
    },
    devServer: {
      port: 8080,
      hot: true,
      historyApiFallback: true,
      proxy: [{ context: apiPaths, target: companion }],
    },
  };
}

/** Ant Design's modules stay as they are; each brings its sheet along, which travels with the chunk of its component. */
function extracted(test: RegExp[], loader: string): webpack.RuleSetRule[] {
  return [
    { test, resourceQuery: { not: /css/ }, loader },
    { test, resourceQuery: /css/, sideEffects: true, use: [...sheet, loader] },
  ];
}

function compression(algorithm: string, extension: string, compressionOptions: object) {
  return new CompressionPlugin({
    algorithm,
    compressionOptions,
    filename: `[path][base].${extension}`,
    test: /\.(js|css|html|svg|json)$/,
    // Edited after the build, when a compressed twin would go stale.
    exclude: 'config.js',
    threshold: 512,
    minRatio: 0.9,
  });
}
