import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from '@testing-library/react';
import { openConsole } from '../support/openConsole';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => read(path.join(folder, name)))
    .join('\n');

const atTopLevel = [
  ...['package.json', 'tsconfig.json', 'webpack.config.js', 'jest.config.ts', 'README.md'],
  ...['src', 'public', 'test'],
];

const packages = {
  src: [
    ...['react', 'react-dom', '@reduxjs/toolkit', 'react-redux', 'react-router-dom', 'redux-persist'],
    ...['antd', '@ant-design/charts', 'antd-phone-input', 'dayjs', 'webpack', 'ts-loader'],
  ],
  test: ['@testing-library/react'],
};

const domains = ['auth', 'members', 'moderation', 'payments', 'versions', 'panchanga', 'vendorAds'];

it.each(atTopLevel)('has %s at the top level', (name) => {
  expect(existsSync(path.join(root, name))).toBe(true);
});

it('uses its packages', () => {
  const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as Record<string, object>;
  expect({ ...dependencies, ...devDependencies }).toHaveProperty('jest');
  expect(JSON.stringify(scripts)).toContain('jest --selectProjects');
  for (const [folder, names] of Object.entries(packages)) {
    const sources = sourcesIn(folder);
    for (const name of names) {
      expect(Object.keys({ ...dependencies, ...devDependencies })).toContain(name);
      expect(sources).toMatch(new RegExp(`'${name}(/[^']*)?'`));
    }
  }
});

it.each(domains)('has the calls, the sentences and the slice of %s, which its own endpoints feed', (domain) => {
  const file = (name: string) => read(`src/features/${domain}/${domain}${name}.ts`);
  expect(file('Api')).toContain('.injectEndpoints(');
  expect(file('Notices')).toContain(`NoticesFor<typeof ${domain}Api`);
  const own = [...file('Api').matchAll(/^ {4}(\w+): build\./gm)].map(([, endpoint]) => endpoint);
  const matched = [...file('Slice').matchAll(/\.addMatcher\((?:\w+\.)*(\w+)\.match(?:Pending|Fulfilled)/g)];
  expect(matched.filter(([, endpoint]) => own.includes(endpoint))).not.toEqual([]);
});

it('keeps the token and the time of the sign-in with redux-persist, and nothing else', async () => {
  const { companion } = await openConsole('/auth/login', {}, { signedIn: true });
  const kept = () => Object.entries(window.localStorage).filter(([key]) => key.startsWith('persist:'));
  const auth = () => JSON.parse(String(kept()[0]?.[1])) as Record<string, string>;
  // `_persist` is the library's own, and comes with its first write.
  await waitFor(() => expect(Object.keys(auth()).sort()).toEqual(['_persist', 'expirationTime', 'token']));
  expect(kept().map(([key]) => key)).toEqual(['persist:auth']);
  expect(auth().token).toBe(JSON.stringify(companion.token));
});
