import type { Asked, Client } from './client';

export type Mix = (draw: () => number) => Asked;

const day = { nakshatra: 'Rohini', thithi: 'Ekadashi', vaaara: 'Shanivara', yoga: 'Siddhi', karana: 'Bava' };
const names = ['asha', 'ravi', 'lakshmi', 'shetty', 'asha shetty', 'kumar rao', 'deepa nair', 'xyzzy'];

/** What administrators do, as often as they do it: nine reads to one write. The pages that are turned are mostly early ones. */
export function mixOf(token: string, ids: { approved: string[]; known: string[] }): Mix {
  const pick = <Item>(draw: () => number, items: Item[]): Item => items[Math.floor(draw() * items.length)] as Item; // Never empty here.
  const get = (address: string): Asked => ({ method: 'GET', path: address, token });
  const put = (address: string, json?: unknown): Asked => ({ method: 'PUT', path: address, token, json });
  const early = (draw: () => number) => 1 + Math.floor(draw() ** 4 * 8_000);
  const weighted: [number, Mix][] = [
    [28, (draw) => get(`/admins/listuser?status=approved&status=blocked&page=${early(draw)}`)],
    [10, (draw) => get(`/admins/listuser?status=pending&page=${1 + Math.floor(draw() * 50)}`)],
    [4, (draw) => get(`/admins/listuser?status=rejected&page=${1 + Math.floor(draw() * 50)}`)],
    [22, (draw) => get(`/retrieve/userDetails?user_id=${pick(draw, ids.known)}`)],
    [10, () => get('/analysis/details')],
    [5, () => get('/analysis/user')],
    [4, (draw) => get(`/admins/searchuser?status=approved&username=${encodeURIComponent(pick(draw, names))}`)],
    [2, () => get('/api/vendor_ads/list_vendor_ads?limit=80000000000000')],
    [1, () => get('/api/vendor_ads/vendor_ads_category')],
    [2, () => get('/version/get_version_list')],
    [2, () => get('/api/user/list_delete_request')],
    [4, (draw) => put(`/admins/block?user_id=${pick(draw, ids.approved)}`)],
    [3, (draw) => put(`/admins/accept?user_id=${pick(draw, ids.approved)}`)],
    [2, () => put('/api/panchanga/update_panchanga/1', { date: '2026-11-21', ...day })],
    [1, (draw) => put('/version/maintenance', { access_token: token, maintenance_mode: draw() < 0.5 ? 0 : 1 })],
  ];
  const total = weighted.reduce((sum, [weight]) => sum + weight, 0);
  return (draw) => {
    let place = draw() * total;
    for (const [weight, make] of weighted) if ((place -= weight) < 0) return make(draw);
    return get('/analysis/details');
  };
}

export async function idsOf(client: Client, token: string): Promise<{ approved: string[]; known: string[] }> {
  type List = { data: { user_id: string; status: string }[] };
  const rows: List['data'] = [];
  for (let page = 1; page <= 60; page += 1) {
    const { text } = await client.ask({
      method: 'GET',
      path: `/admins/listuser?status=approved&status=blocked&page=${page}`,
      token,
    });
    rows.push(...(JSON.parse(text) as List).data); // The contract promises it.
  }
  return { known: rows.map(({ user_id }) => user_id), approved: rows.map(({ user_id }) => user_id).slice(0, 300) };
}
