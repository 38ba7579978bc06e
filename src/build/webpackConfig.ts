import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import reactRefresh from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration as DevServer } from 'webpack-dev-server';
import webpack, { type ChunkGraph, type Configuration, type Module } from 'webpack';
import { knownExtensions } from '../shared/appConfig';
import { BudgetPlugin } from './BudgetPlugin';
import { CheckReplacements, replacements } from './replacements';

/** 'runtime' only in development: antd computes its styles in the browser. */
type Styles = 'extracted' | 'runtime';
type Mode = 'production' | 'development';
type Flags = { styles?: Styles; mode?: Mode };
type Config = Configuration & { devServer: DevServer };

const root = path.resolve(__dirname, '../..');
// The pages are under /admin/ and /auth/; only these calls belong to the API.
const apiPaths = ['/admins/', '/analysis/', '/retrieve/', '/api/', '/payment/', '/version/', '/media/'];

const isOfChunk =
  (chunks: readonly string[], place = /./) =>
  (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    place.test(module.nameForCondition() ?? '') &&
    Array.from(chunkGraph.getModuleChunksIterable(module)).some(({ name }) => name && chunks.includes(name));

const inBuild = (file: string) => path.resolve(__dirname, file);
const refresh = { getCustomTransformers: () => ({ before: [reactRefresh()] }) };
const script = (options: object) => ({
  loader: 'ts-loader',
  options: { transpileOnly: true, configFile: 'tsconfig.base.json', ...options },
});
const sheet = [MiniCssExtractPlugin.loader, 'css-loader'];

function commonConfig(mode: Mode, styles: Styles): Configuration {
  const production = mode === 'production';
  process.env.NODE_ENV = mode;
  return {
    mode,
    target: ['web', 'es2022'],
    output: {
      publicPath: '/',
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      // File names are part of the first script: eight digits of hash are enough.
      hashDigestLength: 8,
      clean: true,
    },
    cache: {
      type: 'filesystem',
      name: `${mode}-${styles}`,
      buildDependencies: { config: [`${inBuild('.')}/`, path.resolve(root, 'package-lock.json')] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@': path.resolve(root, 'src'),
        '@contract': path.resolve(root, 'server/contract'),
        ...replacements(styles),
      },
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.tsx?$/,
          resourceQuery: { not: /inline/ },
          // Rendered by a child compiler, which lacks the runtime of React Refresh.
          use: ({ compiler }: { compiler?: string }) => script(production || compiler ? {} : refresh),
        },
        { test: /\.css$/, resourceQuery: { not: /inline/ }, use: sheet },
        styles === 'extracted' && { test: /[\\/]shared[\\/]ui[\\/]antd\w*\.css$/, loader: inBuild('antdStyles.tsx') },
        { mimetype: 'image/png', type: 'asset/resource', generator: { filename: 'assets/[hash].png' } },
        { resourceQuery: /inline/, type: 'asset/source', loader: inBuild('inlineText.ts') },
        { resourceQuery: /css/, type: 'javascript/auto', sideEffects: true, use: sheet },
        { test: /stylesheet\.json$/, loader: inBuild('phoneSheet.ts') },
        // These packages have no side effects, but do not declare it.
        { test: /node_modules[\\/](@rc-component|@ant-design)[\\/].*\.js$/, sideEffects: false },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.ANTD_STYLES': JSON.stringify(styles) }),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash].css' : 'assets/[name].css',
        // Sheets of different components do not depend on their order.
        ignoreOrder: true,
      }),
    ],
    performance: { hints: false },
  };
}

export default function consoleConfig({ styles }: Flags, { mode = 'development' }: Flags): Config {
  const production = mode === 'production';
  const common = commonConfig(mode, styles ?? (production ? 'extracted' : 'runtime'));
  return {
    ...common,
    entry: ['./src/app/trustedTypes.ts', './src/app/main.tsx'],
    output: {
      ...common.output,
      filename: production ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
      trustedTypes: 'webpack',
      // ms per script: the API's idle timeout, and as long again for 300 kB at 20 kB/s.
      chunkLoadTimeout: 30_000,
    },
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    plugins: [
      ...(common.plugins ?? []),
      // config.js is edited by the deployer, and browsers request icons by name.
      new CopyPlugin({
        patterns: [
          {
            from: path.resolve(root, 'public'),
            info: { minimized: true },
            transform: (content, file) =>
              !production && file.endsWith('config.js') ? content + announcement : content,
          },
        ],
      }),
      new HtmlWebpackPlugin({ template: './src/app/document.tsx', inject: false, minify: false }),
      ...(production
        ? [
            new CheckReplacements(),
            eagerlyCompiled,
            compressed('brotliCompress'),
            compressed('gzip'),
            new BudgetPlugin(),
          ]
        : [new ReactRefreshPlugin()]),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // A script with a letter beyond Latin-1 takes two bytes a letter in the browser's memory.
          terserOptions: { compress: { passes: 2 }, format: { ascii_only: true } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      splitChunks: {
        // A worker is one file: further chunks would load only after it has started.
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
        cacheGroups: {
          defaultVendors: false,
          default: false,
          // Half of the first script: what follows sets out when one of the halves is there.
          react: {
            ...group('react', 5, /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@reduxjs|immer)[\\/]/),
            chunks: 'initial',
          },
          // The frame is drawn while the table is on its way.
          antd: group('antd', 4, isOfChunk(['frame'], /[\\/]node_modules[\\/]|antd\.css$/)),
          table: group('table', 3, isOfChunk(['dashboard'], /[\\/]node_modules[\\/]/)),
          screen: group('screen', 2, isOfChunk(['frame', 'dashboard'])),
          days: group('days', 1, /[\\/](picker|date-picker|dayjs)[\\/]/),
          forms: group('forms', 1, /[\\/](form|async-validator)[\\/]es[\\/]|[\\/]antd[\\/]es[\\/]form[\\/]/),
          almanac: group('almanac', 1, /[\\/](astronomy-engine|shared[\\/]almanac)[\\/]/),
          // By itself, so that it stands before the rules of ours.
          antdFurther: group('antdFurther', 1, /antdFurther\.css$/),
          // What several screens share beyond the first one.
          further: { ...group('further', 0, /./), minChunks: 2, chunks: ({ name }) => name !== 'notices' },
        },
      },
    },
    devServer: {
      historyApiFallback: true,
      proxy: [{ context: apiPaths, target: 'http://127.0.0.1:4173' }],
    },
  };
}

const group = (name: string, priority: number, test: RegExp | ReturnType<typeof isOfChunk>) => ({
  name,
  priority,
  test,
  enforce: true,
});

/** The development server gives out config.js in the companion API's place, which would name its extensions. */
const announcement = `if (!window.appConfig.apiHost) window.appConfig.extensions ??= ${JSON.stringify(knownExtensions)};`;

/**
 * V8's explicit compile hint, at the beginning of each script: its functions are compiled while it arrives, not at their first calls,
 * which takes a third of the work off the page.
 */
const eagerlyCompiled = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  exclude: 'config.js',
  // Behind the minimizer, which removes comments.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

const compressed = (algorithm: string) =>
  new CompressionPlugin({
    algorithm,
    test: /\.(js|css|html|svg|json)$/,
    // Edited after the build, when a compressed copy would be stale.
    exclude: 'config.js',
    threshold: 512,
    minRatio: 0.9,
  });
