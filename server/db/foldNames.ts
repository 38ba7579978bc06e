import { searchKey } from '../contract/text';
import { inPieces } from './inPieces';
import type { Db } from './schema';

export async function foldNames(db: Db): Promise<void> {
  const names = db.selectFrom('members').select(['user_id', 'username', 'username_folded']);
  for await (const rows of inPieces(names, ['user_id'], (row) => row))
    for (const { user_id, username, username_folded: before } of rows) {
      const username_folded = searchKey(username);
      if (username_folded !== before)
        await db.updateTable('members').set({ username_folded }).where('user_id', '=', user_id).execute();
    }
}
