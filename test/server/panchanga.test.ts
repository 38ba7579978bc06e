import { aPanchanga } from '../support/builders';
import { describeApi, each } from './api';

const entry = {
  date: '2026-03-05',
  nakshatra: 'Rohini',
  thithi: 'Ekadashi',
  vaaara: 'गुरुवार',
  yoga: 'Siddhi',
  karana: 'Bava',
};

describeApi((api) => {
  const entries = async () => (await api.ask('listPanchanga')).rows;

  it('an entry is kept as it was written, with its day and no time', async () => {
    const dates = ['2026-03-04', '2026-03-06', '2025-12-31', '2024-02-29', '2026-01-01'];
    await api.given({ panchanga: dates.map((date) => aPanchanga({ date })) });
    expect((await api.ask('addPanchanga', { json: entry })).status).toBe(200);
    expect((await entries()).map((row) => row.date).sort()).toEqual([...dates, entry.date].sort());
    expect((await entries()).find((row) => row.date === entry.date)).toMatchObject(entry);
  });

  it('changes and deletes the one entry that is named', async () => {
    const [changed, other] = [aPanchanga(), aPanchanga({ nakshatra: 'Ashwini' })];
    await api.given({ panchanga: [changed, other] });
    const id = changed.daily_panchanga_id;
    const json = { ...entry, id, nakshatra: 'Hasta' };
    expect((await api.ask('updatePanchanga', { id, json })).status).toBe(200);
    const list = await entries();
    expect(list.find((row) => row.daily_panchanga_id === id)).toMatchObject({ ...entry, nakshatra: 'Hasta' });
    expect(list.find((row) => row.daily_panchanga_id !== id)).toMatchObject({ nakshatra: 'Ashwini' });

    expect((await api.ask('deletePanchanga', { id })).status).toBe(200);
    expect(each(await api.ask('listPanchanga'), 'daily_panchanga_id')).toEqual([other.daily_panchanga_id]);
  });
});
