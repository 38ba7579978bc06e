import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** What the browser shows of a screen once its data is there. */
export type BrowserScreen = {
  address: string;
  title: string;
  data: string;
  /** The contract wants it emptied when its call has failed. */
  isEmptiedByFailure?: true;
};

type Look = Omit<BrowserScreen, 'address' | 'title'> & { query?: string };

/** Texts that stand on the screens when they are served the full world; a screen that is not named here shows its title. */
const looks: Record<string, readonly Look[]> = {
  dashboard: [{ data: 'Meera' }],
  requests: [{ data: 'Meera' }, { query: '?view=faces', data: 'Meera' }],
  users: [{ data: 'Ravi Shetty' }, { query: '?name=ravi', data: 'Ravi Shetty' }],
  'who-accepted-whom': [{ data: 'Ravi Shetty', isEmptiedByFailure: true }],
  'delete-requests': [{ data: 'Ravi Shetty' }],
  'view-all-deleted-users': [{ data: 'Dinesh' }],
  blocked_users: [{ data: 'Ravi Shetty' }],
  reported_users_profiles: [{ data: 'Ravi Shetty' }],
  daily_panchanga: [{ data: 'Tithi 1' }, { query: '?view=month', data: 'Tithi 1' }],
  vendor_ads: [{ data: 'Lotus House' }],
  expired_vendor_ads: [{ data: 'Old Hall' }],
  'view-user/:id': [{ data: 'Asha Rao' }],
  // It reads nothing.
  profile: [],
  'premium-analytics': [{ data: 'Payer Processing' }],
  'version-control': [{ data: '2.5.0' }],
  activity: [{ data: 'Vendor ad added' }],
};

const printed = execFileSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'printScreens.ts')]);
const rows: { path: string; title: string }[] = JSON.parse(printed.toString());

/** Every screen of the console that reads something. */
export const browserScreens: readonly BrowserScreen[] = rows.flatMap(({ path: pattern, title }) =>
  (looks[pattern.replace('/admin/', '')] ?? [{ data: title }]).map(({ query = '', ...look }) => ({
    address: pattern.replace(':id', 'member-asha') + query,
    title,
    ...look,
  })),
);
