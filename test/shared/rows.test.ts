import * as v from 'valibot';
import { blockerRow, matchRow, newestReport, reportedMemberRow } from '@/features/moderation/moderationRows';
import { displayDay, panchangaRow } from '@/features/panchanga/panchanga';
import { vendorAdRow } from '@/features/vendorAds/vendorAd';

const noon = Date.UTC(2026, 2, 5, 12);

describe('a row is read in whatever shape a server sends it:', () => {
  it('who blocked whom, each of the blocked once', () => {
    const row = { user_id: 7, username: null, blocked_users: [1, 1, null, { id: 2 }, '', 'a'] };
    expect(v.parse(blockerRow, row)).toEqual({ id: '7', name: '', blockedIds: ['1', 'a'] });
    expect(v.parse(blockerRow, { user_id: 'a', blocked_users: 'nobody' }).blockedIds).toEqual([]);
  });

  it('a match, its pictures under either name and its days in either form', () => {
    const sides = {
      request_by: { user_id: 'a', username: 'Asha', email: 'asha@example.org', profile_image: '/asha.webp' },
      accepted_by: { user_id: 'b', username: 'Ravi', email: null, profile_link: '/ravi.webp' },
    };
    expect(v.parse(matchRow, { interest_id: 1, ...sides, sent_on: noon, accepted_on: 'soon' })).toEqual({
      id: '1',
      requestBy: { id: 'a', name: 'Asha', email: 'asha@example.org', picture: '/asha.webp' },
      acceptedBy: { id: 'b', name: 'Ravi', email: '', picture: '/ravi.webp' },
      sentOn: noon,
      acceptedOn: null,
    });
    expect(v.parse(matchRow, { interest_id: 2, accepted_by: null }).acceptedBy).toMatchObject({ id: '', name: '' });
  });

  it('reports, of whose parallel lists some are shorter or none', () => {
    const reported_user_data = {
      reason_to_report: ['Rude', '', 'Married'],
      reported_at: [noon, 'soon'],
      reporter_name: 'Asha',
    };
    const row = v.parse(reportedMemberRow, { user_id: 1, reported_user_data });
    expect(row.totalReports).toBe(3);
    expect(row.reports).toEqual([
      { reason: 'Rude', reportedAt: noon, reporter: 'Asha' },
      { reason: '', reportedAt: null, reporter: '' },
      { reason: 'Married', reportedAt: null, reporter: '' },
    ]);
    expect(newestReport(row)?.reason).toBe('Rude');
    const none = v.parse(reportedMemberRow, { user_id: 2, status: null, total_reports: 'many' });
    expect(none).toMatchObject({ status: '', totalReports: 0, reports: [] });
  });

  it('an ad of odd types', () => {
    const row = { vendor_ads_id: 'a/b', title: 12, mobile: 919876543210, isVisible: '1' };
    expect(v.parse(vendorAdRow, row)).toMatchObject({ title: '12', mobile: '919876543210', visibility: 'shown' });
  });

  it.each([
    ['2026-03-05T00:00:00.000Z', 'Mar 5, 2026'],
    [Date.UTC(2026, 2, 5), 'Mar 5, 2026'],
    [String(Date.parse('2026-03-06T18:30+05:30')), 'Mar 6, 2026'],
    ['2026-03-07T00:00:00+05:30', 'Mar 7, 2026'],
    ['2026-03-08T06:30:00.000Z', 'Mar 8, 2026'],
    // Midnight in India, wherever the browser stands.
    ['2026-03-08T18:30:00.000Z', 'Mar 9, 2026'],
    ['2026-03-10T23:30:00', 'Mar 10, 2026'],
    ['2026-02-30', '2026-02-30'],
    ['soon', 'soon'],
    [null, '-'],
  ])('the day of an entry: %s', (date, day) => {
    expect(displayDay(v.parse(panchangaRow, { daily_panchanga_id: 1, date }).date)).toBe(day);
  });
});
