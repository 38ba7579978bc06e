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

describe('docs/asvs.md', () => {
  const text = readFileSync('docs/asvs.md', 'utf8');

  /** How many requirements the sections of the standard have for levels 1 and 2. */
  const sections = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
    5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1
    9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4
    13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;

  it('judges each requirement of both levels, once', () => {
    const required = sections.split(/\s+/).flatMap((section) => {
      const [name = '', count] = section.split(':');
      return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
    });
    const judged = [...text.matchAll(/(?:\*\*|^\| )(\d+\.\d+\.\d+)\b/gm)].map(([, number]) => number);
    expect(required).toHaveLength(253);
    expect(judged.sort()).toEqual(required.sort());
  });

  it('names tests that are there', () => {
    const named = [...text.matchAll(/`((?:auth|browser|server|shared)\/[\w/]+\w)`/g)].map(([, name]) => name);
    const isThere = (name = '') =>
      ['', '.nightly'].some((tier) => ['ts', 'tsx'].some((ending) => existsSync(`test/${name}${tier}.test.${ending}`)));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});
