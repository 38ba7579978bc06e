import { sql } from 'kysely';
import { countWrongFigures, repairCounts } from '../../server/db/repairCounts';
import { aDeletedMember, aMember } from '../support/builders';
import { describeApi } from './api';

describeApi((api) => {
  it('counts anew each month of each list whose figure does not fit, and nothing else', async () => {
    // The last three by programs that write no time there.
    const times = ['2023-01', '2023-12', '2024-02', '2026-11'].map((month) => `${month}-29T10:00:00.000Z`);
    const members = [...times, '2023', '2023-12é', ''].flatMap((created_at) => {
      const statuses = ['pending', 'approved', 'blocked', 'rejected', 'approved'] as const;
      return [...statuses.map((status) => aMember({ status, created_at })), aDeletedMember({ created_at })];
    });
    await api.given({ members });
    const { db } = api.companion();
    const figures = db
      .selectFrom('member_counts')
      .selectAll()
      .where('count', '<>', 0)
      .orderBy('listing')
      .orderBy('status')
      .orderBy('month');
    const right = await figures.execute();
    expect(await repairCounts(db)).toBe(0);

    await sql`delete from member_counts where listing = 'pending' and month in ('2023-01', '')`.execute(db);
    await sql`update member_counts set count = count + 3 where status = 'blocked'`.execute(db);
    await sql`insert into member_counts (listing, status, month, count) values ('rejected', 'rejected', '2022-05', 7)`.execute(
      db,
    );
    expect(await countWrongFigures(db)).toBe(9);
    expect(await repairCounts(db)).toBe(9);
    expect(await figures.execute()).toEqual(right);
    expect(await countWrongFigures(db)).toBe(0);
  });
});
