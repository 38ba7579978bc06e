import { Hono } from 'hono';
import { createMetrics } from '../../server/operation/metrics';
import type { Api } from '../../server/services';
import { openDatabase } from '../../server/db/connect';
import { addSession } from '../support/builders';
import { appOver } from './programs';

it('counts calls by route and status, sign-ins that fail, waits and queues, and holds no id, token or made-up address', async () => {
  const page: Api = new Hono();
  const metrics = createMetrics({ mailsWaiting: () => 3, passwordsWaiting: () => 0 });
  metrics.addRoute(page);
  page.get('/busy', metrics.count, (call) => call.body(null, 503));
  await page.request('/busy');
  const db = await openDatabase(':memory:', { onWait: metrics.observeDatabaseWait });
  const api = appOver(db, { metrics, limits: { rows: 0, profiles: 0, exports: 1, deletions: 0 } });
  const ask = (path: string, init?: RequestInit) => api.fetch(new Request(`http://companion.test${path}`, init));
  await ask('/analysis/details');
  await ask('/api/user/accept_delete_request/SECRET', { method: 'PUT' });
  for (const path of ['/admins/searchuser?username=SECRET', '/SECRET/1', '/SECRET/2']) await ask(path);
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'wrong' });
  const signIn = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  for (let count = 0; count < 21; count += 1) await ask('/admins/login', signIn);
  const token = await addSession(db);
  const headers = { 'content-type': 'application/json', 'x-access-token': token };
  const exported = { method: 'POST', body: JSON.stringify({ list: 'Users', rows: 3 }), headers };
  for (let count = 0; count < 3; count += 1) await ask('/admins/journal/exports', exported);
  const text = await (await page.request('/metrics')).text();
  for (const line of [
    'vivaha_http_requests_total{method="GET",route="/analysis/details",status="401"} 1',
    'route="/api/user/accept_delete_request/:id",status="401"} 1',
    'vivaha_http_requests_total{method="GET",route="other",status="404"} 2',
    'vivaha_http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/analysis/details"} 1',
    'vivaha_http_failures_total{status="503"} 1',
    'vivaha_http_failures_total{status="500"} 0',
    'vivaha_sign_in_failures_total{reason="wrong"} 20',
    'vivaha_sign_in_failures_total{reason="held"} 1',
    'vivaha_limit_reached_total{limit="exports"} 2',
    'vivaha_limit_reached_total{limit="rows"} 0',
    'vivaha_mails_waiting 3',
  ])
    expect(text).toContain(line);
  expect(Number(/vivaha_database_wait_seconds_count (\d+)/.exec(text)?.[1])).toBeGreaterThan(20);
  expect(text).not.toContain('SECRET');
  await db.destroy();
});
