import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { VersionNumbers } from './version';
import type { versionsApi } from './versionsApi';

const numbersText = ({ android, ios }: VersionNumbers) =>
  android.trim() === ios.trim() ? android.trim() : `Android ${android.trim()}, iOS ${ios.trim()}`;

export const versionsNotices: NoticesFor<typeof versionsApi> = {
  listVersions: {},
  addVersion: { success: (_reply, numbers) => `Version added: ${numbersText(numbers)}` },
  updateVersion: {
    success: (_reply, change) => {
      const state = 'isActive' in change ? ` is ${change.isActive ? 'live' : 'off'}` : '';
      return `Version updated: ${change.id}${state}`;
    },
    undo: (_reply, change) =>
      'isActive' in change ? { endpoint: 'updateVersion', arg: { ...change, isActive: !change.isActive } } : undefined,
    failure: (change) => ('isActive' in change ? 'only toast' : 'toast'),
  },
  switchMaintenance: { failure: 'only toast' },
};
