import { aPanchanga } from '../support/builders';
import { describeApi, describeCall, each } from './api';

const entry = {
  date: '2026-03-05',
  nakshatra: 'Rohini',
  thithi: 'Ekadashi',
  vaaara: 'गुरुवार',
  yoga: 'Siddhi',
  karana: 'Bava',
};

const wrongEntries = [
  {},
  ...Object.keys(entry).map((field) => ({ ...entry, [field]: '  ' })),
  ...Object.keys(entry).map((field) => ({ ...entry, [field]: undefined })),
  { ...entry, yoga: 7 },
  { ...entry, yoga: 'x'.repeat(50_000) },
  { ...entry, date: '2026-02-30' },
  { ...entry, date: '05/03/2026' },
  { ...entry, date: 'today' },
];

describeApi((api) => {
  const entries = async () => (await api.ask('listPanchanga')).rows;

  describeCall('addPanchanga', () => {
    it('adds the entry as it was written', async () => {
      expect((await api.ask('addPanchanga', { json: entry })).status).toBe(200);
      expect(await entries()).toMatchObject([{ ...entry, daily_panchanga_id: expect.any(Number) }]);
    });

    it('rejects an entry with a field that is blank, missing or too long, or a day that does not exist', async () => {
      for (const json of wrongEntries) expect((await api.ask('addPanchanga', { json })).status).toBe(400);
      expect(await entries()).toEqual([]);
    });
  });

  describeCall('listPanchanga', () => {
    it('lists every entry, the day without a time', async () => {
      const dates = ['2026-03-04', '2026-03-05', '2026-03-06', '2025-12-31', '2024-02-29', '2026-01-01'];
      await api.given({ panchanga: dates.map((date) => aPanchanga({ date })) });
      expect((await entries()).map((row) => row.date).sort()).toEqual([...dates].sort());
    });
  });

  describeCall('updatePanchanga', () => {
    const update = (id: string | number, json: object = { ...entry, id }) => api.ask('updatePanchanga', { id, json });

    it('changes the one entry that is named', async () => {
      const [changed, other] = [aPanchanga({ date: entry.date }), aPanchanga({ nakshatra: 'Ashwini' })];
      await api.given({ panchanga: [changed, other] });
      const id = changed.daily_panchanga_id;
      expect((await update(id, { ...entry, id, nakshatra: 'Hasta' })).status).toBe(200);
      const list = await entries();
      expect(list.find((row) => row.daily_panchanga_id === id)).toMatchObject({ ...entry, nakshatra: 'Hasta' });
      expect(list.find((row) => row.daily_panchanga_id !== id)).toMatchObject({ nakshatra: 'Ashwini' });
    });

    it('rejects a wrong entry', async () => {
      const existing = aPanchanga();
      await api.given({ panchanga: [existing] });
      for (const json of wrongEntries) expect((await update(existing.daily_panchanga_id, json)).status).toBe(400);
      expect(await entries()).toMatchObject([{ nakshatra: existing.nakshatra, date: existing.date }]);
    });
  });

  describeCall('deletePanchanga', () => {
    it('deletes the one entry that is named', async () => {
      const [deleted, kept] = [aPanchanga(), aPanchanga()];
      await api.given({ panchanga: [deleted, kept] });
      expect((await api.ask('deletePanchanga', { id: deleted.daily_panchanga_id })).status).toBe(200);
      expect(each(await api.ask('listPanchanga'), 'daily_panchanga_id')).toEqual([kept.daily_panchanga_id]);
    });
  });
});
