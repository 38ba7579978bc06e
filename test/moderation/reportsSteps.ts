import { aMember, aReport, daysAgo } from '../support/builders';
import { ofScreen } from '../support/openConsole';

export const list = 'GET /api/user_report/list_reported_user';

export const asha = aMember({ username: 'Asha Rao', status: 'approved' });

export const ravi = aMember({ username: 'Ravi', status: 'approved' });

export const mohan = aMember({ username: 'Mohan', status: 'blocked' });

export const world = () => ({
  members: [asha, ravi, mohan],
  reports: [
    aReport(asha, mohan, { reason: 'Rude', reported_at: daysAgo(9) }),
    aReport(mohan, ravi, { reason: 'Already married', reported_at: daysAgo(3) }),
    aReport(asha, ravi, { reason: 'Fake profile', reported_at: daysAgo(2) }),
  ],
});

export const moderationCalls = (calls: string[]) => ofScreen(calls).filter((call) => !call.startsWith('GET /analysis'));
