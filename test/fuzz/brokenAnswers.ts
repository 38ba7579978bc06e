import fc from 'fast-check';

/** JSON, and the number that only JSON's text can hold: 1e999, which is read as Infinity. */
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

type Edit = { place: number; how: 'drop' | 'set' | 'add' | 'wrap' | 'repeat'; name: string; value: Json };

type Body =
  /** The right answer with a few places broken. */
  | { kind: 'edited'; edits: Edit[] }
  /** The right list with one row that is something else. */
  | { kind: 'row'; index: number; value: Json }
  /** The right list, every row twice. */
  | { kind: 'doubled' }
  | { kind: 'other'; value: Json }
  | { kind: 'deep'; opening: '[' | '{"a":'; depth: number }
  | { kind: 'text'; text: string }
  /** The right answer up to a part of its length: as a text that ends early, or as a connection that breaks. */
  | { kind: 'truncated'; part: number }
  | { kind: 'broken off'; part: number }
  | { kind: 'no answer' };

type WholeBody = Exclude<Body['kind'], 'no answer' | 'broken off'>;

export type BrokenAnswer = { status: number; headers: Record<string, string>; body: Body };

// What no screen may show is not sent either, so that finding it means that this console made it up.
const ownWords = /undefined|nan|object|invalid|null|infinity/i;

const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '007',
  '1e3',
  '0x1f',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '<b>bold</b>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//other.test/picture.png',
  '\u202eevil\u202c',
  '\u0000\u0007\u001b[31m',
  '\ud800',
  'ಠ_ಠ ಕನ್ನಡ \u200dक्\u200dष',
  '0000-00-00',
  '2026-02-31',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19T23:59:59.999Z',
  '99999999999999',
  '2026-11-21T10:00:00+99:99',
  'x'.repeat(100_000),
  'ab '.repeat(30_000),
];

const oddNumbers = [0, -0, -1, 0.1, 1e21, 1e308, -1e308, Infinity, -Infinity, 2 ** 53, 8.64e15, 8.64e15 + 1, NaN];

const texts = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 30 }).filter((text) => !ownWords.test(text)),
);

const values: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<Json>(null, true, false),
    fc.constantFrom(...oddNumbers).filter((number) => !Number.isNaN(number)),
    texts,
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'length', 'then'), texts), tie('value')), {
        maxLength: 4,
      })
      .map((entries) => objectOf(entries)),
  ),
})).value;

/** An object whose fields are its own, whatever they are called. */
function objectOf(entries: (readonly [string, Json])[]): { [name: string]: Json } {
  const made = {};
  for (const [name, value] of entries)
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  place: fc.nat({ max: 10_000 }),
  how: fc.constantFrom('drop', 'set', 'set', 'add', 'wrap', 'repeat'),
  name: fc.constantFrom('__proto__', 'constructor', 'extra', 'responseCode', 'message', 'id', 'size'),
  value: values,
});

const page = '<!DOCTYPE html><html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>';

const parts = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

const body: fc.Arbitrary<Body> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant('edited'), edits: fc.array(edit, { minLength: 1, maxLength: 4 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('row'), index: fc.nat({ max: 100 }), value: values }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'doubled' }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('other'), value: values }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('deep'),
      opening: fc.constantFrom('[', '{"a":'),
      depth: fc.constantFrom(100, 3_000, 100_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('text'),
      text: fc.oneof(
        fc.constantFrom(
          '',
          '   ',
          page,
          '<?xml version="1.0"?><error/>',
          'callback({})',
          '{}{}',
          '{"a":1,}',
          '\ufeff[]',
          '\u0000',
        ),
        fc.string({ unit: 'binary', maxLength: 200 }),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.oneof(
      fc.record({ kind: fc.constant('truncated'), part: parts }),
      fc.record({ kind: fc.constant('broken off'), part: parts }),
    ),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'no answer' }) },
);

const oddStatuses = [
  201, 202, 204, 205, 206, 207, 299, 300, 304, 400, 401, 402, 403, 404, 405, 409, 410, 413, 418, 422,
];
const laterStatuses = [429, 451, 499, 500, 501, 502, 503, 504, 511, 520, 599];

const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'content-type': fc.constantFrom('application/json', 'text/html; charset=utf-8', 'application/octet-stream', ''),
    'retry-after': fc.constantFrom('0', '1', '-5', '3600', 'soon', 'Wed, 21 Oct 2015 07:28:00 GMT', '1e999'),
  },
  { requiredKeys: [] },
);

export const brokenAnswers: fc.Arbitrary<BrokenAnswer> = fc.record({
  status: fc.oneof(
    { weight: 4, arbitrary: fc.constant(200) },
    { weight: 1, arbitrary: fc.constantFrom(...oddStatuses, ...laterStatuses) },
  ),
  headers,
  body,
});

/** A list whose other rows are as they should be. */
export const brokenRows: fc.Arbitrary<BrokenAnswer> = fc.record({
  status: fc.constant(200),
  headers: fc.constant({}),
  body: fc.record({ kind: fc.constant('row'), index: fc.nat({ max: 100 }), value: values }),
});

/** The text of a JSON value in which Infinity may stand, as 1e999. */
const textOf = (value: Json) =>
  JSON.stringify(value, (_name, inner: Json) =>
    inner === Infinity || inner === -Infinity ? `#${inner < 0 ? '-' : ''}1e999#` : inner,
  ).replace(/"#(-?1e999)#"/g, '$1');

const copyOf = (value: Json) => JSON.parse(textOf(value)) as Json; // JSON is what it was made of

type Place = { holder: { [name: string]: Json } | Json[]; key: string };

function placesIn(value: Json, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push({ holder: value, key });
    placesIn((value as { [name: string]: Json })[key] ?? null, found); // an array answers to its indices too
  }
  return found;
}

function withEdits(right: Json, edits: Edit[]): Json {
  const root = { answer: copyOf(right) };
  for (const { place, how, name, value } of edits) {
    const places = placesIn(root);
    const chosen = places[place % places.length];
    if (!chosen) continue;
    const holder = chosen.holder as { [name: string]: Json }; // as above
    const { key } = chosen;
    const old = holder[key] ?? null;
    if (how === 'drop') Reflect.deleteProperty(holder, key);
    else if (how === 'wrap') holder[key] = [old];
    else if (how === 'repeat' && Array.isArray(old)) holder[key] = Array.from({ length: 40 }, () => old).flat();
    else if (how === 'add' && typeof old === 'object' && old !== null && !Array.isArray(old))
      holder[key] = objectOf([...Object.entries(old), [name, value]]);
    else holder[key] = value;
  }
  return root.answer ?? null;
}

/** The list inside an answer, wherever the contract puts it. */
function listIn(value: Json): Json[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value)
    .map(listIn)
    .find((list) => list !== undefined);
}

function withBrokenRow(right: Json, index: number, value: Json): Json {
  const answer = copyOf(right);
  const list = listIn(answer);
  list?.splice(index % (list.length + 1), 0, value);
  return answer;
}

function withDoubledRows(right: Json): Json {
  const answer = copyOf(right);
  const list = listIn(answer);
  list?.push(...list);
  return answer;
}

function bodyText(body: Body & { kind: WholeBody }, right: Json): string {
  switch (body.kind) {
    case 'edited':
      return textOf(withEdits(right, body.edits));
    case 'row':
      return textOf(withBrokenRow(right, body.index, body.value));
    case 'doubled':
      return textOf(withDoubledRows(right));
    case 'other':
      return textOf(body.value);
    case 'deep':
      return body.opening.repeat(body.depth) + (body.opening === '[' ? ']' : '1}').repeat(body.depth);
    case 'text':
      return body.text;
    case 'truncated':
      return partOf(textOf(right), body.part);
  }
}

const partOf = (text: string, part: number) => text.slice(0, Math.floor(part * text.length));

const bodilessStatuses = [204, 205, 304];

/** Answers as the broken server does. */
export function answerBroken({ status, headers, body }: BrokenAnswer, right: Json): Response {
  if (body.kind === 'no answer') throw new TypeError('Failed to fetch');
  if (bodilessStatuses.includes(status)) return new Response(null, { status, headers });
  if (body.kind !== 'broken off') return new Response(bodyText(body, right), { status, headers });
  const sent = new TextEncoder().encode(partOf(textOf(right), body.part));
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (sent.length > 0) controller.enqueue(sent);
    },
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(stream, { status, headers });
}
