import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Every module of another package that the console replaces by its own, and what tells us that it can go. */
const replaced = [
  {
    module: '@rc-component/util/es/Dom/dynamicCSS.js',
    by: 'dynamicCss.ts',
    why: 'It writes <style> elements, which our content security policy forbids.',
    upstream: 'react-component/util#613, ant-design/ant-design#58150',
    until: 'it uses constructable style sheets: without the replacement the browser suite then sees no violation.',
  },
  {
    module: 'antd-phone-input/styles.js',
    by: 'phoneStyles.ts',
    why: 'It appends a <style> element of 222 kB whenever the input is drawn.',
    upstream: 'typesnippet/react-phone-hooks, styles.ts: no issue yet',
    until: 'the package brings a CSS file.',
  },
  {
    module: 'react-phone-hooks/locale.js',
    by: 'phoneLocale.ts',
    why: 'It holds 785 kB of country names, in all languages at once.',
    upstream: 'typesnippet/react-phone-hooks, locale.ts: no issue yet',
    until: 'a language can be imported alone.',
  },
];

type Replacement = (typeof replaced)[number];

const root = path.resolve(__dirname, '../..');
const moduleOf = ({ module }: Replacement) => path.join(root, 'node_modules', module);
const standInOf = ({ by }: Replacement) => path.join(__dirname, 'standIns', by);

/** For webpack's `resolve.alias`. Where the browser computes the styles there is no policy either, and nothing is replaced for it. */
export const replacements = (styles: 'extracted' | 'runtime') =>
  Object.fromEntries(
    replaced
      .filter(({ by }) => styles === 'extracted' || by !== 'dynamicCss.ts')
      .map((row) => [moduleOf(row), standInOf(row)]),
  );

/** Of the charts' drawing surface, what makes pictures of HTML, which nothing here does: left out by webpack's own means. */
export const leftOut = { html2canvas: false } as const;

/** Fails the build when a replacement, or what is left out, did not take effect: after an upgrade modules may lie elsewhere. */
export class CheckReplacements {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CheckReplacements', (compilation) => {
      compilation.hooks.finishModules.tap('CheckReplacements', (modules) => {
        const built = new Set(Array.from(modules, (module) => module.nameForCondition()));
        const complain = (text: string) =>
          compilation.errors.push(new compiler.webpack.WebpackError(`${text} (src/build/replacements.ts)`));
        for (const row of replaced) {
          if (!existsSync(moduleOf(row))) complain(`${row.module} has moved.`);
          else if (built.has(moduleOf(row))) complain(`${row.module} was not replaced.`);
          else if (!built.has(standInOf(row))) complain(`Nothing asks for ${row.module} any more.`);
        }
        for (const name of Object.keys(leftOut))
          if (Array.from(built).some((file) => file?.startsWith(path.join(root, 'node_modules', name) + path.sep)))
            complain(`${name} was not left out.`);
      });
    });
  }
}
