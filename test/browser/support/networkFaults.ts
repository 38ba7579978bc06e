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
  (status: number): Answer =>
  (_request, response) => {
    const message = `This is ${status}.`;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ responseCode: status, responseMessage: message, message }));
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
  { name: '401 in the middle of the work', ends: ['sign-in'], begin: answering(() => saying(401)) },
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
    ends: ['data'],
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
