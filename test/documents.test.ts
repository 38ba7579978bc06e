import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pagesIn = (folder: string, recursive: boolean) =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));

const pages = [...pagesIn('.', false), ...pagesIn('docs', true)];

/** The anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(pages)('every link of %s leads somewhere', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)];
  const broken = links.filter(([, file = '', anchor = '']) => {
    const target = file === '' ? page : path.join(path.dirname(page), file);
    return !existsSync(target) || (anchor !== '' && !anchorsOf(target).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});
