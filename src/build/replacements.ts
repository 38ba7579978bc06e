import path from 'node:path';
import type { Compiler } from 'webpack';

const inModules = (module: string) => path.join(__dirname, '../../node_modules', module);
const standIn = (file: string) => path.join(__dirname, 'standIns', file);

/** Every module of another package that the console replaces by its own; each stand-in says why, and what tells us that it can go. */
const replaced: Record<string, string> = {
  [inModules('@rc-component/util/es/Dom/dynamicCSS.js')]: standIn('dynamicCss.ts'),
  [inModules('antd-phone-input/styles.js')]: standIn('phoneStyles.ts'),
  [inModules('react-phone-hooks/locale.js')]: standIn('phoneLocale.ts'),
};

/** For webpack's `resolve.alias`. Where the browser computes the styles there is no policy either, and nothing is replaced for it. */
export const replacements = (styles: 'extracted' | 'runtime') => ({
  ...Object.fromEntries(
    Object.entries(replaced).filter(([, by]) => styles === 'extracted' || by !== standIn('dynamicCss.ts')),
  ),
  // Of the charts' drawing surface, what makes pictures of HTML, which nothing here does: left out by webpack's own means.
  html2canvas: false as const,
});

/** Fails the build when a replacement, or what is left out, did not take effect: after an upgrade modules may lie elsewhere. */
export class CheckReplacements {
  apply({ hooks, webpack }: Compiler) {
    hooks.thisCompilation.tap('CheckReplacements', (compilation) => {
      compilation.hooks.finishModules.tap('CheckReplacements', (modules) => {
        const built = Array.from(modules, (module) => module.nameForCondition());
        const complain = (text: string) =>
          compilation.errors.push(new webpack.WebpackError(`${text} (src/build/replacements.ts)`));
        for (const [module, by] of Object.entries(replaced))
          if (built.includes(module) || !built.includes(by)) complain(`${module} was not replaced: has it moved?`);
        if (built.some((file) => file?.startsWith(inModules('html2canvas/')))) complain('html2canvas came along.');
      });
    });
  }
}
