import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import type { ServedWorld } from './serveWorld';

type Stage = { server: ServedWorld; pages: Page[] };

export type Fault = {
  name: string;
  /** How a screen that reads may end. */
  ends: readonly ('data' | 'retry' | 'waiting' | 'sign-in')[];
  /** The console's own files do not arrive either. */
  reachesSite?: true;
  /** It arrives, only late. */
  isSlow?: true;
  /** Begins, and answers how it ends. */
  begin: (stage: Stage) => Promise<() => Promise<void>>;
};

const apiPath = /^\/(admins|analysis|retrieve|api|payment|version)\//;

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean | void;

/** Answers the calls, and leaves the site alone; `false` passes a call on. */
const answering =
  (makeAnswer: () => Answer): Fault['begin'] =>
  async ({ server }) => {
    const answer = makeAnswer();
    server.standInBetween((request, response) =>
      apiPath.test(request.url ?? '') ? answer(request, response) !== false : false,
    );
    return async () => server.standInBetween(undefined);
  };

const saying =
  (status: number, message = `This is ${status}.`, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ responseCode: status, responseMessage: message, message }));
  };

/** The first so many calls to each address are answered so, the others rightly. */
const atFirst = (count: number, answer: Answer) => (): Answer => {
  const met = new Map<string, number>();
  return (request, response) => {
    const before = met.get(request.url ?? '') ?? 0;
    met.set(request.url ?? '', before + 1);
    return before < count ? answer(request, response) : false;
  };
};

const errorPage: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!DOCTYPE html><title>Sorry</title><h1>The service is being moved</h1>');
};

const half = Buffer.from('{"responseCode":200,"message":"Fine.","data":[{"user_id":"1","username":"Ha');
const cutOff: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': half.length * 2 });
  response.write(half, () => setTimeout(() => response.destroy(), 50));
};

/** 400 kbit/s and 400 ms each way. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const fails = ['retry'] as const;
const waits = ['waiting'] as const;
const recovers = ['data'] as const;

export const faults: readonly Fault[] = [
  {
    name: 'the server is down',
    ends: waits,
    reachesSite: true,
    begin: async ({ server }) => {
      await server.stop();
      return server.start;
    },
  },
  { name: 'every call is answered with 500', ends: fails, begin: answering(() => saying(500)) },
  { name: '502, then all is well', ends: recovers, begin: answering(atFirst(1, saying(502))) },
  {
    name: '429 with Retry-After, then all is well',
    ends: recovers,
    begin: answering(atFirst(1, saying(429, 'Wait a moment.', { 'retry-after': '2' }))),
  },
  {
    name: '429 with a Retry-After that is too long to wait for',
    ends: fails,
    begin: answering(() => saying(429, 'Wait for an hour.', { 'retry-after': '3600' })),
  },
  { name: '401 in the middle of the work', ends: ['sign-in'], begin: answering(() => saying(401)) },
  { name: '403', ends: fails, begin: answering(() => saying(403)) },
  { name: '404', ends: fails, begin: answering(() => saying(404)) },
  { name: 'a page of HTML in the place of JSON', ends: fails, begin: answering(() => errorPage) },
  { name: 'silence', ends: waits, begin: answering(() => () => undefined) },
  { name: 'a connection that is cut in the middle of the body', ends: waits, begin: answering(() => cutOff) },
  {
    name: 'offline, and back',
    ends: waits,
    reachesSite: true,
    begin: async ({ pages }) => {
      const setOffline = (isOffline: boolean) => Promise.all(pages.map((page) => page.context().setOffline(isOffline)));
      await setOffline(true);
      return async () => void (await setOffline(false));
    },
  },
  {
    name: 'a slow line',
    isSlow: true,
    ends: recovers,
    begin: async ({ pages }) => {
      const lines = await Promise.all(pages.map((page) => page.context().newCDPSession(page)));
      for (const line of lines) {
        await line.send('Network.enable');
        await line.send('Network.emulateNetworkConditions', slowLine);
      }
      return async () => void (await Promise.all(lines.map((line) => line.detach())));
    },
  },
];
