import { readdirSync, readFileSync } from 'node:fs';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(`src/${name}`, 'utf8'));

it('the build extracts the styles of every component of Ant Design that is used', () => {
  const builder = readFileSync('src/build/antdStyles.tsx', 'utf8');
  const extracted = [...builder.matchAll(/'([A-Za-z ]{40,})'/g)].flatMap(([, names = '']) => names.split(' '));
  const imports = sources.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from 'antd'/g)].map(([, names]) => names),
  );
  const used = imports
    .join()
    .split(',')
    .map((name) => name.trim());
  const withoutStyles = ['App', 'ConfigProvider', 'theme'];
  const drawn = used.filter((name) => name !== '' && !name.startsWith('type ') && !withoutStyles.includes(name));
  expect(drawn.length).toBeGreaterThan(50);
  expect([...new Set(drawn)].filter((name) => !extracted.includes(name))).toEqual([]);
});
