import { searchKey } from '../../server/contract/text';
import { aMember } from '../support/builders';
import { describeApi, namesFound } from './api';

describeApi((api) => {
  const search = (part: string) => namesFound(api, part);

  it('a search finds every part of a name in any script, composed or not, and nothing else, also after it has changed', async () => {
    const { db } = api.companion();
    const names = [
      'Asha "Ashu" Rao',
      'Rao-Shetty OR Nair*',
      'NEAR(asha, rao)',
      'ಆಶಾ\u200cರಾವ್ ಹೆಗಡೆ',
      '🪷🪷 Kamala 🪷',
      "D'Souza  AND",
      'name:asha^2',
      ...['आशा राव', 'ஆஷா ராவ்', 'আশা রায়', 'Élodie Rao', 'ASHÁ'],
    ];
    await api.given({ members: names.map((username) => aMember({ username, status: 'approved' })) });
    const folded = names.map(searchKey);
    const parts = folded.flatMap((name) =>
      [1, 2, 3, 4, 7].flatMap((length) => [0, 2, 5, -2].map((from) => [...name].slice(from).slice(0, length).join(''))),
    );
    for (const part of parts.filter((each) => each.trim() === each && each !== '')) {
      const expected = names.filter((_, index) => folded[index]?.includes(part));
      expect([part, await search(part.normalize('NFD').toUpperCase())]).toEqual([part, expected.sort()]);
    }
    for (const [part, name] of [
      ['D’Souza', "D'Souza  AND"],
      ['elo\u00addie', 'Élodie Rao'],
      ['asha\u3164', 'ASHÁ'],
    ] as const)
      expect(await search(part)).toContain(name);
    expect(await search("'")).toEqual([]);
    await db.updateTable('members').set({ username_folded: 'meera rao' }).where('username', 'like', 'NEAR%').execute();
    await db.deleteFrom('members').where('username', 'like', 'name:%').execute();
    for (const part of ['meera', 'ee', 'a r']) expect(await search(part)).toEqual(['NEAR(asha, rao)']);
    for (const gone of ['near(', '(', 'r(', 'name:', '^', 'e:']) expect(await search(gone)).toEqual([]);
  });
});
