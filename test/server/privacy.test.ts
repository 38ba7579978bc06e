import { onDatabase } from '../support/engines';
import { photo, asha, ravi, command, everything, steps } from './privacySteps';

onDatabase(
  (companion) => {
    const { media, given, purge, rows } = steps(companion);

    beforeEach(given);

    describe('the purge', () => {
      it('waits for the time of grace, then removes all that tells of her, and touches nobody else', async () => {
        const before = await everything(companion().db);
        expect(await purge({ deleted: 32 })).toBe(0);
        expect(await everything(companion().db)).toBe(before);
        expect(await rows('/api/user/deleted/list')).toMatchObject([{ user_id: asha.user_id }]);

        expect(await purge()).toBe(1);
        const left = await everything(companion().db);
        for (const trace of ['Asha', 'asha', asha.email, asha.phone, 'I sing', photo])
          expect(left).not.toContain(trace);
        for (const kept of ['Ravi Iyer', ravi.email, ravi.phone, 'I teach children']) expect(left).toContain(kept);
        expect(await companion().db.selectFrom('report_closings').selectAll().execute()).toEqual([]);
        expect(await media().get(photo)).toBeUndefined();
        expect(await rows('/api/user/deleted/list')).toEqual([]);
      });

      it('keeps what belongs to others, or to the accounts, without saying who it was', async () => {
        await purge();
        const nobody = { username: 'Deleted member', email: null, profile_link: null };
        expect(await rows('/api/admin/accepted/requests')).toMatchObject([
          { request_by: { user_id: asha.user_id, ...nobody }, accepted_by: { username: 'Ravi Iyer' } },
        ]);
        expect(await rows('/api/user_report/list_reported_user')).toMatchObject([
          { username: 'Ravi Iyer', reported_user_data: { reporter_name: ['Deleted member'] } },
        ]);
        const payments = companion().db.selectFrom('payments').orderBy('payment_index');
        expect(await payments.select(['user_id', 'user_name', 'phone_no']).execute()).toEqual([
          { user_id: null, user_name: 'Asha Rao', phone_no: '' },
          { user_id: null, user_name: 'Deleted member', phone_no: '' },
          { user_id: ravi.user_id, user_name: 'Ravi Iyer', phone_no: ravi.phone },
        ]);
        const address = `/retrieve/userDetails?user_id=${asha.user_id}`;
        const { status, body } = await companion().call('GET', address);
        expect(status).toBe(200);
        expect(body).toMatchObject({ userDetails: nobody, careerDetails: {}, familyDetails: {} });
      });
    });

    it('the export of a member holds all there is about her, and not who reported or blocked her', async () => {
      // A service may not write where its program lies.
      const { out } = await command('export', [asha.user_id], companion(), '/proc');
      const exported = JSON.parse(out) as object; // The command writes an object.
      const { username, email, phone, created_at, deleted_at, decided_at } = asha;
      expect(exported).toMatchObject({
        account: { username, email, phone, created_at, deleted_at, decided_at },
        picture: { type: 'image/jpeg', base64: Buffer.from('a photo').toString('base64') },
        details: { personal: { city: 'Mysuru' }, family: { about_me: 'I sing at the temple.' } },
        deletion_requests: [{ accepted_at: asha.deleted_at }],
        interests: [{ requester_id: asha.user_id }, { requester_id: ravi.user_id }],
        payments: [{ state: 'Success' }, { state: 'Failed' }],
        reports_made: [{ reason: 'Asks for money' }],
        reports_received: [{ reason: 'Asha is married' }],
        reports_closed: [{ closed_at: expect.any(String) as string }],
        notes: [{ note: 'Asha called twice', author: 'asha@example.org', created_at: expect.any(String) as string }],
        blocked: [{ blocked_id: ravi.user_id }],
      });
      expect(exported).toHaveProperty('blocked_by.0.created_at');
      expect(JSON.stringify(exported)).not.toContain('"reporter_id"');
      expect(await companion().journal()).toMatchObject([{ action: 'export', subject_id: asha.user_id }]);
    }, 30_000);
  },
  { onDisk: true },
);
