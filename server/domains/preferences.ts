import type { Calls } from '../calls';
import { keepsPreferences, showsPreferences } from '../contract/preferences';
import type { Services } from '../services';

/** Not in the contract. What a console keeps of its administrator follows the person from browser to browser. */
export function preferenceCalls({ addCall }: Calls, { db }: Services): void {
  addCall('GET /admins/preferences', showsPreferences, async (_values, call) => {
    const { preferences } = await db
      .selectFrom('administrators')
      .select('preferences')
      .where('id', '=', call.get('session').administratorId)
      .executeTakeFirstOrThrow();
    // The call below writes objects alone.
    return { preferences: preferences === null ? null : (JSON.parse(preferences) as Record<string, unknown>) };
  });

  addCall('PUT /admins/preferences', keepsPreferences, async ({ preferences }, call) => {
    await db
      .updateTable('administrators')
      .set({ preferences: JSON.stringify(preferences) })
      .where('id', '=', call.get('session').administratorId)
      .execute();
  });
}
