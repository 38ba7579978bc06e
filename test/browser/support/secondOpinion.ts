import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from './flaws';

type Finding = { ruleId: string; value: [level: string, outcome: string]; message: string; snippet: string };
type Engine = { Checker: new () => { check(page: Document, rules: string[]): Promise<{ results: Finding[] }> } };

type Exception = { rule: string; place: RegExp; why: string; upstream?: string };

/** What the engine finds, and nothing here can mend. */
const exceptions: readonly Exception[] = [
  {
    rule: 'aria_attribute_allowed',
    place: /^<th [^>]*ant-table-column-has-sorters[^>]*aria-description="sortable"/,
    why: 'antd tells screen readers so which columns can be sorted; the engine knows no attribute of ARIA 1.3.',
    upstream: 'https://github.com/IBMa/equal-access/issues/2132',
  },
  {
    rule: 'input_autocomplete_valid',
    place: /^<input (?=[^>]*type="email")[^>]*autocomplete="username"/,
    why: 'Password managers look for it, and HTML has allowed it for an e-mail since 2020.',
    upstream: 'https://github.com/whatwg/html/pull/5881',
  },
  {
    rule: 'label_content_exists',
    place: /^<label class="ant-checkbox-wrapper /,
    why: 'The box in it has its name by aria-label; the label around it is of antd, and only makes it easier to hit.',
  },
  {
    rule: 'target_spacing_sufficient',
    place: /^<button class="ant-switch /,
    why: 'In cards a pseudo-element makes it 44 px high; the engine measures the element alone.',
  },
  {
    rule: 'target_spacing_sufficient',
    place: /^<input [^>]*class="ant-select-input"/,
    why: 'The whole field opens the list; the engine measures the text box in it alone.',
  },
  {
    rule: 'table_headers_related',
    place: /^<t[hd] class="ant-descriptions-item-(label|content)" colspan="1">/,
    why: 'The engine takes the colspan of 1 that antd writes for a complex table; each row has one heading and one cell.',
  },
  {
    rule: 'input_label_exists',
    place: /^<div [^>]*id="[^"]+_list" role="listbox">/,
    why: "No prop of antd's Select and AutoComplete names their list; the field that opens it has the name.",
  },
];

const source = readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8');

/** What axe finds on the page in both colours, and what IBM's engine finds besides: rule, words, and the element that breaks it. */
export async function secondOpinion(page: Page) {
  await page.waitForLoadState('networkidle');
  // What a pointer has opened a box with would show its hint beside it.
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  const found = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await violations(page, true)));
  await page.emulateMedia({ colorScheme: 'light' });
  if (!(await page.evaluate(() => 'ace_ibma' in window))) await page.evaluate(source);
  const failures = await page.evaluate(async () => {
    const { Checker } = (window as unknown as { ace_ibma: Engine }).ace_ibma; // the source above put it there
    const { results } = await new Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  });
  const isKnown = ({ ruleId, snippet }: (typeof failures)[number]) =>
    exceptions.some(({ rule, place }) => rule === ruleId && place.test(snippet));
  return [
    ...found,
    ...failures
      .filter((failure) => !isKnown(failure))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`),
  ];
}
