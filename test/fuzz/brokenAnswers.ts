import fc from 'fast-check';

/** JSON, and the number that only JSON's text can hold: 1e999, which is read as Infinity. */
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

type Edit = { index: number; how: 'drop' | 'set' | 'wrap' | 'repeat'; value: Json };

export type BrokenAnswer = {
  status: number;
  headers: Record<string, string>;
  body:
    | { kind: 'edited'; edits: Edit[] }
    | { kind: 'other'; value: Json }
    | { kind: 'text'; text: string }
    /** The right answer up to a part of its length: as a text that ends early, or as a connection that breaks. */
    | { kind: 'truncated' | 'broken off'; part: number }
    | { kind: 'no answer' };
};

// What no screen may show is not sent either, so that finding it means that this console made it up.
const ownWords = /undefined|nan|object|invalid|null|infinity/i;

const names = ['__proto__', 'constructor', 'length', 'then', 'responseCode', 'message', 'id', 'size'];
const oddTexts = [
  ...['', ' ', '0', '-1', '007', '1e3', 'true', '__proto__', 'constructor', '<b>bold</b>', 'javascript:alert(1)'],
  ...['//other.test/picture.png', '\u202eevil\u202c', '\u0000\u0007\u001b[31m', '\ud800', 'ಠ_ಠ ಕನ್ನಡ \u200dक्\u200dष'],
  ...['0000-00-00', '2026-02-31', '2026-13-45T99:99:99Z', '+275760-09-13T00:00:00.001Z', '2026-11-21T10:00:00+99:99'],
  ...['99999999999999', 'x'.repeat(100_000), 'ab '.repeat(30_000)],
];
const oddNumbers = [0, -0, -1, 0.1, 1e21, 1e308, -1e308, Infinity, -Infinity, 2 ** 53, 8.64e15, 8.64e15 + 1];
const page = '<!DOCTYPE html><html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>';
const noJson = ['', '   ', page, 'callback({})', '{}{}', '{"a":1,}', '\ufeff[]', '\u0000', '['.repeat(100_000)];

const texts = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 30 }).filter((text) => !ownWords.test(text)),
);

const values: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<Json>(null, true, false, ...oddNumbers),
    texts,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...names), texts), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

const weighted = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });

const body: fc.Arbitrary<BrokenAnswer['body']> = fc.oneof(
  weighted(
    10,
    fc.record({
      kind: fc.constant('edited'),
      edits: fc.array(
        fc.record({
          index: fc.nat({ max: 10_000 }),
          how: fc.constantFrom('drop', 'set', 'set', 'wrap', 'repeat'),
          value: values,
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  ),
  weighted(3, fc.record({ kind: fc.constant('other'), value: values })),
  weighted(3, fc.record({ kind: fc.constant('text'), text: fc.oneof(fc.constantFrom(...noJson), texts) })),
  weighted(
    2,
    fc.record({
      kind: fc.constantFrom('truncated', 'broken off'),
      part: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    }),
  ),
  weighted(1, fc.constant({ kind: 'no answer' })),
);

const bodilessStatuses = [204, 205, 304];
const statuses = [
  ...[201, 202, 206, 207, 299, 300, 400, 401, 402, 403, 404, 405, 409, 410, 413, 418, 422, 429, 451, 499],
  ...[500, 501, 502, 503, 504, 511, 520, 599, ...bodilessStatuses],
];

export const brokenAnswers: fc.Arbitrary<BrokenAnswer> = fc.record({
  status: fc.oneof(weighted(4, fc.constant(200)), weighted(1, fc.constantFrom(...statuses))),
  headers: fc.record(
    {
      'content-type': fc.constantFrom('application/json', 'text/html; charset=utf-8', 'application/octet-stream', ''),
      'retry-after': fc.constantFrom('0', '1', '-5', '3600', 'soon', 'Wed, 21 Oct 2015 07:28:00 GMT', '1e999'),
    },
    { requiredKeys: [] },
  ),
  body,
});

/** The text of a JSON value in which Infinity may stand, as 1e999. */
const textOf = (value: Json) =>
  JSON.stringify(value, (_name, inner: Json) =>
    inner === Infinity || inner === -Infinity ? `#${inner < 0 ? '-' : ''}1e999#` : inner,
  ).replace(/"#(-?1e999)#"/g, '$1');

const copyOf = (value: Json) => JSON.parse(textOf(value)) as Json; // JSON is what it was made of

type Holder = { [name: string]: Json };
type Slot = { holder: Holder; key: string };

/** Every slot that holds a value, the root included. */
const slotsIn = (holder: Holder): Slot[] =>
  Object.entries(holder).flatMap(([key, value]) => [
    { holder, key },
    ...(typeof value === 'object' && value !== null ? slotsIn(value as Holder) : []), // a list answers to its indices too
  ]);

function withEdits(right: Json, edits: Edit[]): Json {
  const root: Holder = { answer: copyOf(right) };
  for (const { index, how, value } of edits) {
    const slots = slotsIn(root);
    const { holder, key } = slots[index % slots.length] ?? { holder: root, key: 'answer' };
    const old = holder[key] ?? null;
    if (how === 'drop') Reflect.deleteProperty(holder, key);
    else if (how === 'wrap') holder[key] = [old];
    else if (how === 'repeat' && Array.isArray(old)) holder[key] = Array.from({ length: 40 }, () => old).flat();
    else holder[key] = value;
  }
  return root.answer ?? null;
}

function textOfBody(body: BrokenAnswer['body'], right: Json): string {
  if (body.kind === 'edited') return textOf(withEdits(right, body.edits));
  if (body.kind === 'other') return textOf(body.value);
  if (body.kind === 'text') return body.text;
  if (body.kind === 'no answer') throw new TypeError('Failed to fetch');
  const whole = textOf(right);
  return whole.slice(0, Math.floor(body.part * whole.length));
}

/** Answers as the broken server does. */
export function answerBroken({ status, headers, body }: BrokenAnswer, right: Json): Response {
  const text = textOfBody(body, right);
  if (bodilessStatuses.includes(status)) return new Response(null, { status, headers });
  if (body.kind !== 'broken off') return new Response(text, { status, headers });
  const sent = new TextEncoder().encode(text);
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (sent.length > 0) controller.enqueue(sent);
    },
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(stream, { status, headers });
}
