import path from 'node:path';
import type { Compiler } from 'webpack';

const inModules = (module: string) => path.join(__dirname, '../../node_modules', module);
const standIn = (file: string) => path.join(__dirname, 'standIns', file);

/** Every replaced module of another package; each stand-in says why, and when it can go. */
const replaced: Record<string, string> = {
  [inModules('@rc-component/util/es/Dom/dynamicCSS.js')]: standIn('dynamicCss.ts'),
  [inModules('antd-phone-input/styles.js')]: standIn('phoneStyles.ts'),
  [inModules('react-phone-hooks/locale.js')]: standIn('phoneLocale.ts'),
};

/** For webpack's `resolve.alias`; development computes styles in the browser and replaces nothing. */
export const replacements = (styles: 'extracted' | 'runtime') => ({
  ...Object.fromEntries(
    Object.entries(replaced).filter(([, by]) => styles === 'extracted' || by !== standIn('dynamicCss.ts')),
  ),
  // Of the charts' canvas library, the part that makes pictures of HTML.
  html2canvas: false as const,
});

/** Fails the build when a replacement had no effect, such as after an upgrade that moved the module. */
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
