import { resolve } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type ChunkGraph, type Configuration, type Module, type WebpackPluginInstance } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { knownExtensions } from '@/shared/api/appConfig';
import { BudgetPlugin } from './BudgetPlugin';

/** Every replaced module of another package: docs/decisions/0003-four-replaced-modules.md. */
const replaced = {
  [resolve('node_modules/@rc-component/util/es/Dom/dynamicCSS.js')]: resolve('src/build/standIns/dynamicCss.ts'),
  [resolve('node_modules/antd-phone-input/styles.js')]: resolve('src/build/standIns/phoneStyles.ts'),
  [resolve('node_modules/react-phone-hooks/locale.js')]: resolve('src/build/standIns/phoneLocale.ts'),
  // Of the charts' canvas library, the part that makes pictures of HTML.
  html2canvas: false as const,
};

const sheet = [MiniCssExtractPlugin.loader, 'css-loader'];
const script = { loader: 'ts-loader', options: { transpileOnly: true, configFile: 'tsconfig.base.json' } };

/** The development server gives out config.js in the companion API's place, which would name its extensions. */
const announcement = `if (!window.appConfig.apiHost) window.appConfig.extensions ??= ${JSON.stringify(knownExtensions)};`;
const announced = (content: Buffer, file: string) => (file.endsWith('config.js') ? content + announcement : content);

/**
 * V8's compile hint for a whole script: its functions are compiled while it arrives, not at their first calls. Without it the
 * way from the form to the rows took 5.2 s in place of 3.0, on a slow line and a quarter of the processor.
 */
const eagerlyCompiled = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  exclude: 'config.js',
  // Behind the minimizer, which removes comments.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** The licences of the packages whose code travels. Its own types are those of an older webpack. */
const notices = new LicenseWebpackPlugin({
  perChunkOutput: false,
  outputFilename: 'third-party-notices.txt',
  stats: { warnings: false, errors: true },
}) as unknown as WebpackPluginInstance;

/** config.js is edited after the build, when a compressed copy would be stale. */
const compressed = { test: /\.(js|css|html|svg|json)$/, exclude: 'config.js' };

const isOfDashboard =
  (file: RegExp) =>
  (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    file.test(module.nameForCondition() ?? '') &&
    Array.from(chunkGraph.getModuleChunksIterable(module)).some(({ name }) => name === 'dashboard');

// The pages are under /admin/ and /auth/; only these calls belong to the API.
const apiPaths = ['/admins/', '/analysis/', '/retrieve/', '/api/', '/payment/', '/version/', '/media/'];

/** `WEBPACK_SERVE` is set for the development server. */
export default function consoleConfig(
  { WEBPACK_SERVE: isServed }: { WEBPACK_SERVE?: boolean },
  { mode, devtool }: Pick<Configuration, 'mode' | 'devtool'>,
): Configuration & { devServer: DevServer } {
  const isProduction = mode === 'production';
  process.env.NODE_ENV = mode;
  // Source maps take 7 of the 26 s of a first build; `npm start` does without (`--no-devtool`).
  const maps = devtool ?? (isProduction ? 'hidden-source-map' : 'eval-cheap-module-source-map');
  const name = isProduction ? 'assets/[name].[contenthash]' : 'assets/[name]';
  return {
    mode,
    target: ['web', 'es2022'],
    entry: ['./src/app/trustedTypes.ts', './src/app/entry.ts'],
    output: {
      publicPath: '/',
      filename: `${name}.js`,
      assetModuleFilename: 'assets/[hash].png',
      // Beside the release: whoever looks into a report needs them, visitors do not.
      sourceMapFilename: '../source-maps/[file].map',
      hashDigestLength: 8,
      trustedTypes: 'webpack',
      chunkLoadTimeout: 30_000,
      clean: true,
    },
    devtool: maps,
    cache: {
      type: 'filesystem',
      name: `${mode} ${maps}`,
      buildDependencies: { config: [`${__dirname}/`, resolve('package-lock.json')] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { '@': resolve('src'), '@contract': resolve('server/contract'), ...(isProduction && replaced) },
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        { test: /\.tsx?$/, resourceQuery: { not: /inline/ }, use: script },
        { test: /\.css$/, resourceQuery: { not: /inline/ }, use: sheet },
        isProduction && { test: /[\\/]shared[\\/]ui[\\/]antd\w*\.css$/, loader: './src/build/antdStyles.tsx' },
        { mimetype: 'image/png', type: 'asset/resource' },
        { resourceQuery: /inline/, type: 'asset/source', loader: './src/build/inlineText.ts' },
        { resourceQuery: /css/, type: 'javascript/auto', sideEffects: true, use: sheet },
        { test: /stylesheet\.json$/, resourceQuery: /css/, loader: './src/build/phoneSheet.ts' },
        // These packages have no side effects, but do not declare it.
        { test: /node_modules[\\/](@rc-component|@ant-design)[\\/].*\.js$/, sideEffects: false },
      ],
    },
    plugins: [
      // Sheets of different components do not depend on their order.
      new MiniCssExtractPlugin({ filename: `${name}.css`, ignoreOrder: true }),
      new HtmlWebpackPlugin({ template: './src/app/document.tsx', inject: false, minify: false }),
      new CopyPlugin({
        patterns: [{ from: 'public', info: { minimized: true }, transform: isServed ? announced : undefined }],
      }),
      isProduction && notices,
      isProduction && new CompressionPlugin({ ...compressed, algorithm: 'brotliCompress' }),
      isProduction && new CompressionPlugin({ ...compressed, algorithm: 'gzip' }),
      isProduction && eagerlyCompiled,
      isProduction && new BudgetPlugin(),
    ],
    performance: false,
    optimization: {
      // 3 kB less of the way to the dashboard than by names that stay when exports come and go.
      mangleExports: 'size',
      minimizer: [
        // A script with a letter beyond Latin-1 takes two bytes a letter in the browser's memory.
        new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { format: { ascii_only: true } } }),
        new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.esbuildMinifyCss }),
      ],
      splitChunks: {
        cacheGroups: {
          react: {
            name: 'react',
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@reduxjs|immer)[\\/]/,
            chunks: 'initial',
            priority: 3,
            enforce: true,
          },
          // The frame and the dashboard come with every screen, so that nothing of them comes a second time.
          antd: { name: 'antd', test: isOfDashboard(/[\\/]node_modules[\\/]|antd\.css$/), priority: 2, enforce: true },
          screen: { name: 'screen', test: isOfDashboard(/./), priority: 1, enforce: true },
          // By itself, so that it stands before the rules of ours.
          antdFurther: { name: 'antdFurther', test: /antdFurther\.css$/, enforce: true },
          defaultVendors: false,
        },
      },
    },
    devServer: { historyApiFallback: true, proxy: [{ context: apiPaths, target: 'http://127.0.0.1:4173' }] },
  };
}
