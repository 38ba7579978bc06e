import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { manyPayments } from '../../support/manyPayments';

/** Serves the console and its companion as they are, but for the payments: there are so many, whatever is asked for. */
export async function servePayments(companion: string, count: number) {
  const parts = manyPayments(count);
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  const calls: string[] = [];
  const site = new Hono();
  site.get('/payment/getPaymentList', ({ req }) => {
    calls.push(req.query('filter_type') ?? '');
    const left = parts.values();
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const { done, value } = left.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
    return new Response(body, {
      headers: { 'Content-Type': 'application/json', 'Content-Length': String(bytes) },
    });
  });
  site.all('*', ({ req }) => proxy(req.url.replace(new URL(req.url).origin, companion), req));

  const server = serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const place = server.address();
  if (typeof place !== 'object' || place === null) throw new Error('No free port was found.');
  return { address: `http://127.0.0.1:${place.port}`, bytes, calls, close: () => server.close() };
}
