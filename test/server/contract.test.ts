import { readFileSync } from 'node:fs';
import path from 'node:path';
import { callNames, callOf, type Domain } from './contract';

const section7 = `
POST /admins/login
PUT /admins/changepassword
POST /admins/forgot
POST /admins/reset
GET /analysis/details
GET /analysis/user
GET /admins/listuser
PUT /admins/accept
PUT /admins/reject
PUT /admins/block
GET /admins/searchuser
GET /retrieve/userDetails
GET /api/user/list_delete_request
PUT /api/user/accept_delete_request/{id}
GET /api/user/deleted/list
GET /api/user_report/admin/list_blocked_user
GET /api/user_report/list_reported_user
GET /api/admin/accepted/requests
GET /payment/getPaymentList
GET /version/get_version_list
POST /version/add_version
PUT /version/update_version
PUT /version/maintenance
POST /api/panchanga/add_panchanga
GET /api/panchanga/list_panchanga
PUT /api/panchanga/update_panchanga/{id}
DELETE /api/panchanga/delete_panchanga/{id}
GET /api/vendor_ads/list_vendor_ads
GET /api/vendor_ads/expired_vendor_ads
GET /api/vendor_ads/vendor_ads_category
POST /api/vendor_ads/add_vendor_ads
POST /api/vendor_ads/add_ads_cat
PUT /api/vendor_ads/edit_ads_cat/{id}
DELETE /api/vendor_ads/delete_ads_cat/{id}
PUT /api/vendor_ads/update_vendor_ads/{id}
DELETE /api/vendor_ads/delete_vendor_ads/{id}
`;

const domains = [...new Set(callNames.map((name) => callOf(name).domain))];

/** The domains whose calls fill more than one file. */
const furtherFiles: Partial<Record<Domain, string[]>> = {
  members: ['memberAnswers', 'memberDeletions'],
  vendorAds: ['vendorAdCategories'],
};

function callsDescribedFor(domain: Domain) {
  const files = [domain, ...(furtherFiles[domain] ?? [])];
  const source = files.map((file) => readFileSync(path.join(__dirname, `${file}.test.ts`), 'utf8')).join('\n');
  return [...source.matchAll(/describeCall\('(\w+)'/g)].map((match) => match[1]);
}

it('holds the 36 calls of the specification, letter for letter', () => {
  const calls = callNames.map((name) => `${callOf(name).method} ${callOf(name).path}`);
  expect(calls).toHaveLength(36);
  expect(calls).toEqual(section7.trim().split('\n'));
});

it.each(domains)('finds every call of %s described in the files of its domain', (domain) => {
  const expected = callNames.filter((name) => callOf(name).domain === domain);
  expect(callsDescribedFor(domain).sort()).toEqual(expected.sort());
});
