import { Hono } from 'hono';
import { createMetrics } from '../../server/operation/metrics';
import type { Api } from '../../server/services';
import { openDatabase } from '../../server/db/connect';
import { appOver } from './programs';

let api: Api;
let page: Api;
let closeDatabase: () => Promise<void>;

async function start() {
  page = new Hono();
  const metrics = createMetrics({ mailsWaiting: () => 3, passwordsWaiting: () => 0 });
  const db = await openDatabase(':memory:', { onWait: metrics.observeDatabaseWait });
  closeDatabase = () => db.destroy();
  api = appOver(db, { metrics });
  metrics.addRoute(page);
}
afterEach(() => closeDatabase());

const ask = (path: string, init?: RequestInit) => api.fetch(new Request(`http://companion.test${path}`, init));
const read = async () => (await page.request('/metrics')).text();

it('counts calls by route and status, and holds no id, token or made-up address', async () => {
  await start();
  await ask('/analysis/details');
  await ask('/api/user/accept_delete_request/SECRET', { method: 'PUT' });
  await ask('/admins/searchuser?username=SECRET');
  await ask('/SECRET/1');
  await ask('/SECRET/2');
  const text = await read();
  expect(text).toContain('vivaha_http_requests_total{method="GET",route="/analysis/details",status="401"} 1');
  expect(text).toContain('route="/api/user/accept_delete_request/:id",status="401"} 1');
  expect(text).toContain('vivaha_http_requests_total{method="GET",route="other",status="404"} 2');
  expect(text).toContain(
    'vivaha_http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/analysis/details"} 1',
  );
  expect(text).not.toContain('SECRET');
});

it('counts sign-ins that fail, the waits for the database, and what is queued', async () => {
  await start();
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'wrong' });
  const signIn = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  for (let count = 0; count < 21; count += 1) await ask('/admins/login', signIn);
  const text = await read();
  expect(text).toContain('vivaha_sign_in_failures_total{reason="wrong"} 20');
  expect(text).toContain('vivaha_sign_in_failures_total{reason="held"} 1');
  expect(text).toContain('vivaha_mails_waiting 3');
  expect(Number(/vivaha_database_wait_seconds_count (\d+)/.exec(text)?.[1])).toBeGreaterThan(20);
});
