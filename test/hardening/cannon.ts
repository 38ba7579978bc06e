import autocannon from 'autocannon';
import type { Mix } from './mix';

/** The same mix by another hand: autocannon builds and reads requests with less effort than our own client. */
export async function fire(port: number, mix: Mix, facts: { connections: number; seconds: number }): Promise<string> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: facts.connections,
    duration: facts.seconds,
    requests: [
      {
        setupRequest(request) {
          const { method, path, token, json } = mix(Math.random);
          const body = json === undefined ? undefined : JSON.stringify(json);
          const typed = body === undefined ? {} : { 'content-type': 'application/json' };
          const headers = { 'x-access-token': token ?? '', ...typed };
          return { ...request, method: method as 'GET', path, headers, body }; // The mix asks by the methods of the contract.
        },
      },
    ],
  });
  const { requests, latency, errors, timeouts, non2xx } = result;
  const rate = Math.round(requests.average);
  return `${requests.total} requests, ${rate}/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, longest ${latency.max} ms, ${errors + timeouts + non2xx} failures`;
}
