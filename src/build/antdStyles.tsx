/** @jsxRuntime automatic -- tsx runs this file and ignores the settings of nested TypeScript projects. */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle as drawEverything } from '@ant-design/static-style-extract';
import { ConfigProvider, Form, Pagination } from 'antd';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { antdThemes } from '../app/theme';

type Cache = ReturnType<typeof createCache>;

/** The sheets come by this loader, one per antd component. */
export const antdStyleModules = /[\\/]antd[\\/]es[\\/]([\w-]+[\\/])+style([\\/][\w-]+)?\.js$/;
/** What every component needs: icons and links. */
export const antdBaseModule = /[\\/]antd[\\/]es[\\/]config-provider[\\/]index\.js$/;

const definitions = /\bgen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(\s*(\[[^\]]+\]|'[^']+')?/g;

/** webpack loader: adds a component's extracted sheet to its module; with `?css` it returns that sheet. */
export default function antdStyles(this: LoaderContext<object>, source: string): string {
  for (const file of ['app/theme.ts', 'shared/palettes.ts']) this.addDependency(path.resolve(__dirname, '..', file));
  const isBase = antdBaseModule.test(this.resourcePath);
  const styles = isBase ? ['Shared', 'ant-design-icons'] : stylesIn(source, this.resourcePath);
  if (styles.length === 0) return source;
  if (this.resourceQuery !== '?css') return `${source}\nimport ${JSON.stringify(`${this.resourcePath}?css`)};`;
  return sheetOf(styles);
}

/** A module's styles, by their names in antd's cache: 'Button-Button', 'Button-compact'. */
function stylesIn(source: string, file: string): string[] {
  return Array.from(source.matchAll(definitions), ([text, , name]) => {
    if (name === undefined) throw new Error(`${file} defines styles without a name: ${text}`);
    const parts = Array.from(name.matchAll(/'([^']+)'/g), ([, part]) => part);
    return parts.length === 1 ? `${parts[0]}-${parts[0]}` : parts.join('-');
  });
}

let drawn: Record<'light' | 'dark', Cache> | undefined;

/** Renders every antd component once, like @ant-design/static-style-extract, and keeps the cache. */
function drawIn(scheme: 'light' | 'dark'): Cache {
  const cache = createCache();
  drawEverything((components) => (
    <StyleProvider cache={cache}>
      <ConfigProvider theme={{ ...antdThemes[scheme], zeroRuntime: false }}>
        {components}
        <Form.Item />
        <ConfigProvider theme={{ token: { wireframe: true } }}>
          <Pagination />
        </ConfigProvider>
      </ConfigProvider>
    </StyleProvider>
  ));
  return cache;
}

/** The rules of both schemes are the same; only the variables differ, which antd writes at run time. */
function sheetOf(styles: readonly string[]): string {
  drawn ??= { light: drawIn('light'), dark: drawIn('dark') };
  for (const style of styles)
    if (rulesIn(drawn.light, [style]) === '')
      throw new Error(`The styles of ${style} were not extracted: draw it in src/build/antdStyles.tsx.`);
  const rules = rulesIn(drawn.light, styles);
  if (rulesIn(drawn.dark, styles) === rules) return rules;
  throw new Error('A rule of Ant Design differs by scheme beyond its variables: see src/build/antdStyles.tsx.');
}

function rulesIn({ cache }: Cache, styles: readonly string[]): string {
  const part = createCache();
  for (const [key, entry] of cache) {
    const [kind, , name = ''] = key.split('%');
    if (kind === 'style' && styles.includes(name)) part.cache.set(key, entry);
  }
  // It ends with a marker for antd's run time, which nothing here reads.
  return extractStyle(part, { plain: true, types: 'style' }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
}
