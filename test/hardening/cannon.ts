import autocannon from 'autocannon';
import { openClient, type Asked } from './client';

export type Mix = () => Asked;

const day = {
  date: '2026-11-21',
  nakshatra: 'Rohini',
  thithi: 'Ekadashi',
  vaaara: 'x',
  yoga: 'Siddhi',
  karana: 'Bava',
};
const names = ['asha', 'ravi', 'lakshmi', 'shetty', 'asha shetty', 'kumar rao', 'deepa nair', 'xyzzy'];
const below = (limit: number) => Math.floor(Math.random() * limit);
const oneOf = <Item>(items: Item[]): Item => items[below(items.length)] as Item; // Never empty here.

/** What administrators do, as often as they do it: nine reads to one write. The pages that are turned are mostly early ones. */
export async function mixOf(port: number, token: string, { writes = true } = {}): Promise<Mix> {
  const client = openClient(port, { connections: 1 });
  const list = '/admins/listuser?status=approved&status=blocked';
  const ids: string[] = [];
  for (let page = 1; page <= 60; page += 1) {
    const { text } = await client.ask({ method: 'GET', path: `${list}&page=${page}`, token });
    ids.push(...(JSON.parse(text) as { data: { user_id: string }[] }).data.map(({ user_id }) => user_id)); // The contract promises it.
  }
  client.close();
  const early = () => 1 + Math.floor(Math.random() ** 4 * 8_000);
  const reads: [number, () => string][] = [
    [28, () => `${list}&page=${early()}`],
    [10, () => `/admins/listuser?status=pending&page=${1 + below(50)}`],
    [4, () => `/admins/listuser?status=rejected&page=${1 + below(50)}`],
    [22, () => `/retrieve/userDetails?user_id=${oneOf(ids)}`],
    [10, () => '/analysis/details'],
    [5, () => '/analysis/user'],
    [4, () => `/admins/searchuser?status=approved&username=${encodeURIComponent(oneOf(names))}`],
    [2, () => '/api/vendor_ads/list_vendor_ads?limit=80000000000000'],
    [1, () => '/api/vendor_ads/vendor_ads_category'],
    [2, () => '/version/get_version_list'],
    [2, () => '/api/user/list_delete_request'],
  ];
  const changes: [number, Mix][] = [
    [7, () => put(`/admins/${oneOf(['block', 'accept'])}?user_id=${oneOf(ids)}`)],
    [2, () => put('/api/panchanga/update_panchanga/1', day)],
    [1, () => put('/version/maintenance', { access_token: token, maintenance_mode: below(2) })],
  ];
  const put = (path: string, json?: unknown): Asked => ({ method: 'PUT', path, token, json });
  const all: [number, Mix][] = [
    ...reads.map(([weight, path]): [number, Mix] => [weight, () => ({ method: 'GET', path: path(), token })]),
    ...(writes ? changes : []),
  ];
  const hat = all.flatMap(([weight, make]) => Array.from({ length: weight }, () => make));
  return () => oneOf(hat)();
}

export type Shots = {
  requests: number;
  rate: number;
  p50: number;
  p99: number;
  longest: number;
  statuses: Record<string, number>;
  failures: number;
};

/** Every connection asks again as soon as it has its answer. */
export async function fire(
  port: number,
  mix: Mix,
  facts: { connections: number; seconds: number; rate?: number },
): Promise<Shots> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: facts.connections,
    duration: facts.seconds,
    overallRate: facts.rate,
    requests: [
      {
        setupRequest(request) {
          const { method, path, token, json, headers: own } = mix();
          const body = json === undefined ? undefined : JSON.stringify(json);
          const typed = body === undefined ? {} : { 'content-type': 'application/json' };
          const headers = { 'x-access-token': token ?? '', ...typed, ...own };
          return { ...request, method: method as 'GET', path, headers, body }; // The mix asks by the methods of the contract.
        },
      },
    ],
  });
  const { requests, latency, errors, timeouts, non2xx, statusCodeStats } = result;
  const statuses = Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => [status, Number(count)] as const);
  return {
    requests: requests.total,
    rate: Math.round(requests.average),
    p50: latency.p50,
    p99: latency.p99,
    longest: latency.max,
    statuses: Object.fromEntries(statuses),
    failures: errors + timeouts + non2xx,
  };
}
