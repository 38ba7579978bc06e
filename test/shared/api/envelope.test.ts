import { openEnvelope, plainFieldsOf, type EnvelopeOptions } from '@/shared/api/transport';

type Sent = { status?: number; type?: string; retryAfter?: string; body?: unknown; text?: string };

function open({ status = 200, type = 'application/json', retryAfter, ...sent }: Sent, options: EnvelopeOptions = {}) {
  const headers = new Headers({ 'content-type': type, ...(retryAfter && { 'retry-after': retryAfter }) });
  return openEnvelope({ status, headers, body: undefined, ...sent }, options);
}

const unreadable = { error: { kind: 'unreadable' } };
const refused = (code: number) => ({ error: expect.objectContaining({ kind: 'refused', code }) });

it.each([
  ['without responseCode', { body: { data: [] } }],
  ['with an empty body', { body: null, status: 204 }],
  ['with responseCode 200', { body: { responseCode: 200 } }],
  ['with responseCode 201 as text', { body: { responseCode: ' 201 ' } }],
  ['with a responseCode that is no code', { body: { responseCode: 'OK' } }],
  ['with a responseCode beyond all numbers', { body: { responseCode: Infinity } }],
  ['with JSON that is labelled as HTML', { body: { data: [] }, type: 'text/html; charset=UTF-8' }],
])('an answer is a success %s', (_what, sent) => {
  expect(open(sent)).toEqual({ data: sent.body });
});

describe('an answer is refused', () => {
  it.each([
    ['with an HTTP status that says so', { status: 500, body: { responseCode: 200 } }, 500],
    ['with a responseCode in an HTTP 200', { body: { responseCode: 409 } }, 409],
    ['with a responseCode as text', { body: { responseCode: '422' } }, 422],
    ['with the responseCode 0', { body: { responseCode: 0 } }, 0],
    ['without JSON', { status: 503, type: 'text/plain' }, 503],
    ['with words that are labelled as HTML', { status: 500, type: 'text/html', text: 'Something broke!' }, 500],
    ['with a 401, be it a page', { status: 401, type: 'text/html', text: '<html>' }, 401],
  ])('%s', (_what, sent, code) => {
    expect(open(sent)).toMatchObject(refused(code));
  });

  it('and may ask for a pause', () => {
    expect(open({ status: 429, retryAfter: '3', body: {} })).toMatchObject({ error: { retryAfter: 3 } });
    expect(open({ status: 429, body: {} })).toMatchObject({ error: { retryAfter: undefined } });
    const inAQuarterHour = new Date(Date.now() + 899_000).toUTCString();
    const pauses = [undefined, 'Tomorrow', '1', '30', '119', '900', inAQuarterHour].map((retryAfter) =>
      open({ status: 429, retryAfter, body: {} }),
    );
    expect(pauses.map((outcome) => 'error' in outcome && /again in (.*)\.$/.exec(outcome.error.message)?.[1])).toEqual([
      'a moment',
      'a moment',
      'a moment',
      '30 seconds',
      '119 seconds',
      '15 minutes',
      '15 minutes',
    ]);
  });
});

it.each([
  ['HTTP 201', { status: 201, body: {} }, true],
  ['HTTP 200 with responseCode 201', { body: { responseCode: 201 } }, true],
  ['HTTP 200 with responseCode 201 as text', { body: { responseCode: '201' } }, true],
  ['HTTP 200', { body: {} }, false],
  ['HTTP 200 with responseCode 200', { body: { responseCode: 200 } }, false],
  ['HTTP 201 with responseCode 500', { status: 201, body: { responseCode: 500 } }, false],
  ['HTTP 400 with responseCode 201', { status: 400, body: { responseCode: 201 } }, false],
])('a call with a success code of its own takes %s: %s', (_what, sent, isTaken) => {
  expect('data' in open(sent, { successCode: 201 })).toBe(isTaken);
});

it.each([
  ['200 with a word', { text: 'OK' }, { data: null }],
  ['200 with a word that is labelled as HTML', { text: 'Blocked', type: 'text/html' }, { data: null }],
  ['202 with half of a JSON text', { status: 202, text: '{"responseCode":' }, unreadable],
  ['200 with a page', { text: '\n<!doctype html><title>Sign in to the network</title>' }, unreadable],
  ['200 with a page labelled so', { text: '<html>', type: 'text/html' }, { error: { kind: 'unreachable' } }],
  ['409 with a word', { status: 409, text: 'No' }, refused(409)],
  ['200 with responseCode 409', { body: { responseCode: 409 } }, refused(409)],
])('a call of which only the status is read takes %s for what it says', (_what, sent, outcome) => {
  expect(open(sent, { statusOnly: true })).toMatchObject(outcome);
});

it.each([
  [201, { data: null }],
  [200, refused(200)],
])('a call with a success code of its own takes HTTP %d with a word for what it says', (status, outcome) => {
  expect(open({ status, text: 'Created' }, { statusOnly: true, successCode: 201 })).toMatchObject(outcome);
});

describe('the sentence of a failure', () => {
  const sentence = (body: unknown, options?: EnvelopeOptions) => {
    const outcome = open({ status: 409, body }, options);
    return 'error' in outcome ? outcome.error.message : '';
  };
  const both = { message: ' From message. ', responseMessage: 'From responseMessage.' };
  const inResponseMessage = { messageField: 'responseMessage' } as const;

  it('comes from the field that the call names, and from the other where that is missing', () => {
    expect(sentence(both)).toBe('From message.');
    expect(sentence(both, inResponseMessage)).toBe('From responseMessage.');
    expect(sentence({ responseMessage: 'Only this.' })).toBe('Only this.');
    expect(sentence({ message: 'Only this.', responseMessage: ' ' }, inResponseMessage)).toBe('Only this.');
  });

  it('is our own where the server has none, and never endless', () => {
    expect(sentence({ message: { text: 'No.' } })).toBe('The server could not do this (409). Please try again.');
    expect(sentence(['No.'])).toBe('The server could not do this (409). Please try again.');
    expect(sentence({ message: 'x'.repeat(1000) })).toHaveLength(300);
  });
});

it.each([200, 404, 413, 502])('takes a web page with HTTP %d for a server that cannot be reached', (status) => {
  const message = `The server cannot be reached: a web page (${status}) came in place of its answer. Please try again later.`;
  expect(open({ status, type: 'text/html; charset=utf-8', text: '<html>' })).toMatchObject({
    error: { kind: 'unreachable', code: status, message },
  });
});

it.each(['application/json', 'text/html'])('calls a success in words, labelled %s, unreadable', (type) => {
  expect(open({ type, text: 'Done' })).toMatchObject(unreadable);
});

it('keeps the plain fields of an answer to a mutation', () => {
  expect(plainFieldsOf({ token: 'abc', size: 2, deep: { deeper: [] }, none: null })).toEqual({ token: 'abc', size: 2 });
  expect(plainFieldsOf('done')).toBe('done');
});
