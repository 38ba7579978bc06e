import { searchKey } from '../contract/text';
import type { Db } from './schema';

const namesAtOnce = 5_000;

export async function foldNames(db: Db): Promise<void> {
  const names = (after: string) =>
    db
      .selectFrom('members')
      .select(['user_id', 'username', 'username_folded'])
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(namesAtOnce)
      .execute();
  for (let rows = await names(''); rows.length > 0; rows = await names(rows.at(-1)?.user_id ?? '')) {
    for (const { user_id, username, username_folded: before } of rows) {
      const username_folded = searchKey(username);
      if (username_folded !== before)
        await db.updateTable('members').set({ username_folded }).where('user_id', '=', user_id).execute();
    }
  }
}
