/** What the browser shows of a screen once its data is there. */
export type BrowserScreen = {
  address: string;
  title: string;
  data: string;
  /** It says how old its rows are and asks for them again only when it is told to. */
  isKept?: true;
  /** The contract wants it emptied when its call has failed. */
  isEmptiedByFailure?: true;
};

const screen = (address: string, title: string, data: string): BrowserScreen => ({
  address: `/admin/${address}`,
  title,
  data,
});

/** Every screen of the console, with a text that stands on it when it is served the full world. */
export const browserScreens: readonly BrowserScreen[] = [
  screen('dashboard', 'Dashboard', 'Meera'),
  screen('requests', 'User Requests', 'Meera'),
  { ...screen('requests?set=whole', 'User Requests', 'Meera'), isKept: true },
  screen('users', 'Users', 'Ravi Shetty'),
  screen('users?name=ravi', 'Users', 'Ravi Shetty'),
  { ...screen('who-accepted-whom', 'Accepted Matches', 'Ravi Shetty'), isEmptiedByFailure: true },
  screen('delete-requests', 'Delete User Requests', 'Ravi Shetty'),
  screen('view-all-deleted-users', 'View All Deleted Users', 'Dinesh'),
  screen('blocked_users', 'Blocked Users', 'Ravi Shetty'),
  screen('reported_users_profiles', 'Reported Users', 'Ravi Shetty'),
  screen('daily_panchanga', 'Daily Panchanga', 'Tithi 1'),
  screen('daily_panchanga?view=month', 'Daily Panchanga', 'Tithi 1'),
  screen('vendor_ads', 'Vendor ads', 'Lotus House'),
  screen('expired_vendor_ads', 'Expired Vendor ads', 'Old Hall'),
  screen('view-user/member-asha', 'Member', 'Asha Rao'),
  screen('premium-analytics', 'Premium Analytics', 'Payer Processing'),
  screen('version-control', 'Version Control', '2.5.0'),
];
