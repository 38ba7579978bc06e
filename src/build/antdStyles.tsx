/** @jsxRuntime automatic -- tsx runs this file and ignores the settings of nested TypeScript projects. */
import { createCache, extractStyle, StyleProvider, type Transformer } from '@ant-design/cssinjs';
import { extractStyle as drawComponents } from '@ant-design/static-style-extract';
import { ConfigProvider, Form } from 'antd';
import path from 'node:path';
import type { ReactNode } from 'react';
import type { LoaderContext } from 'webpack';
import { antdThemes } from '../app/theme';
import { antdComponents } from './antdComponents';

/**
 * What no screen draws: text from right to left, the columns of Ant Design's grid, fields without a box or for several values, dark and
 * horizontal menus, groups and menus in menus, groups of buttons, tables with borders, filters, sums, rows that open or are drawn only
 * in sight, whatever moves or spins, coloured tooltips, lists of uploads, pictures outside their preview, toasts elsewhere than below,
 * and parts that Ant Design's own site shows without their box.
 */
const unused = new RegExp(
  [
    /-rtl\b|-col-(\w+-)*\d|-(underlined|borderless|multiple|otp|quick-jumper|pure-panel)\b|menu-(dark|horizontal|item-group)\b|btn-(group|background-ghost)|skeleton-element/,
    /table-(bordered|filter|summary|expanded-row|row-expand|sticky|tbody-virtual)|submenu|modal-confirm|pagination-simple/,
    /spin-(section|description|spinning|fullscreen|dot|sm|lg)|tooltip-(pink|magenta|red|volcano|orange|yellow|gold|cyan|lime|green|blue|geekblue|purple)\b/,
    /-(appear|enter|leave)\b|-motion-collapse|-wave\b/,
    /upload-(list|picture)|notification-(top|bottomLeft)|image-(cover|progress|img|placeholder)/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
);
const withoutUnused: Transformer = {
  visit: (rules) =>
    Object.fromEntries(
      Object.entries(rules).filter(
        // What a selector leaves out is no reason to leave it out.
        ([selectors]) => !selectors.split(',').every((selector) => unused.test(selector.replace(/:not\([^)]*\)/g, ''))),
      ),
    ),
};

/** Drawn by the menu, the bar, the dashboard and toasts; the other components stand in a sheet that comes with what draws them. */
const firstScreen =
  'Alert Button Checkbox Dropdown Empty Layout Menu Modal notification Pagination Skeleton Table Tooltip'.split(' ');

/** webpack loader for src/shared/ui/antd*.css: the rules of the Ant Design components in use, extracted as its documentation shows. */
export default function antdStyles(this: LoaderContext<object>): string {
  this.addContextDependency(path.resolve(__dirname, '..'));
  const sheet = path.basename(this.resourcePath) === 'antd.css' ? 0 : 1;
  const rules = sheetsOf('light')[sheet];
  // Only the variables differ, and antd writes these at run time.
  if (sheetsOf('dark')[sheet] === rules) return rules;
  throw new Error('A rule of Ant Design differs by scheme beyond its variables: see src/build/antdStyles.tsx.');
}

function sheetsOf(scheme: 'light' | 'dark'): [first: string, further: string] {
  const cache = createCache();
  const sheetOf = (includes: string[], others?: ReactNode) => {
    drawComponents({
      includes,
      customTheme: (components) => (
        <StyleProvider cache={cache} transformers={[withoutUnused]}>
          <ConfigProvider theme={{ ...antdThemes[scheme], zeroRuntime: false }}>
            {components}
            {others}
          </ConfigProvider>
        </StyleProvider>
      ),
    });
    // It ends with a marker for antd's run time, which nothing here reads.
    const rules = extractStyle(cache, { plain: true, types: 'style', once: true });
    return rules.replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
  };
  return [sheetOf(firstScreen), sheetOf(antdComponents(), <Form.Item />)];
}
