import { readFileSync } from 'node:fs';
import path from 'node:path';
import { callNames, callOf, type Domain } from './contract';

const domains = [...new Set(callNames.map((name) => callOf(name).domain))];

/** The domains whose calls fill more than one file. */
const furtherFiles: Partial<Record<Domain, string[]>> = {
  members: ['memberAnswers', 'memberDeletions'],
  vendorAds: ['vendorAdCategories'],
};

it('holds the 36 calls of the specification', () => {
  expect(callNames).toHaveLength(36);
});

it.each(domains)('finds every call of %s made in the files of its domain', (domain) => {
  const files = [domain, ...(furtherFiles[domain] ?? [])];
  const source = files.map((file) => readFileSync(path.join(__dirname, `${file}.test.ts`), 'utf8')).join('\n');
  const expected = callNames.filter((name) => callOf(name).domain === domain);
  expect(expected.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});
