import { conflictText, fillRun } from '@/features/panchanga/month/fillRun';
import type { Panchanga, PanchangaValues } from '@/features/panchanga/panchanga';
import type { ApiError } from '@/shared/api/apiError';

const day = (date: string): PanchangaValues => ({
  date,
  tithi: 'Purnima',
  nakshatra: 'Rohini',
  vaara: 'Somavara',
  yoga: 'Shiva',
  karana: 'Bava',
});
const dates = ['2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04'];
const turns = () => new Promise((resolve) => setTimeout(resolve));
const refusal: ApiError = { kind: 'refused', code: 400, message: 'No.' };
const silence: ApiError = { kind: 'unreachable', message: 'Silence.' };

/** A server with entries, whose answers to single days can be failures, or get lost after the day was saved. */
function aServer(entries: Panchanga[] = []) {
  const added: string[] = [];
  const answers = new Map<string, { error: ApiError; isSaved: boolean }>();
  let lists = 0;
  return {
    entries,
    added,
    answers,
    lists: () => lists,
    calls: {
      list: async () => {
        lists += 1;
        return { data: { rows: [...entries] } };
      },
      add: async (values: PanchangaValues) => {
        added.push(values.date);
        const answer = answers.get(values.date);
        if (!answer || answer.isSaved) entries.push({ id: String(entries.length), ...values });
        return { error: answer?.error };
      },
      end: () => undefined,
    },
  };
}

describe('filling a month', () => {
  it('adds day by day, in their order', async () => {
    const server = aServer();
    const run = fillRun(dates.map(day), server.calls);
    run.start();
    await turns();
    expect(server.added).toEqual(dates);
    expect(run.progress()).toEqual({ phase: 'ended', done: 4, failed: 0, waiting: 0 });
    expect(server.lists()).toBe(1);
  });

  it('leaves a day that somebody else has filled meanwhile, and says so', async () => {
    const server = aServer([{ ...day('2027-01-02'), id: '7', yoga: 'Siddha' }]);
    const run = fillRun(dates.map(day), server.calls);
    run.start();
    await turns();
    expect(server.added).toEqual(['2027-01-01', '2027-01-03', '2027-01-04']);
    expect(run.reasonOf('2027-01-02')).toBe(conflictText);
    expect(server.entries.find(({ id }) => id === '7')?.yoga).toBe('Siddha');
  });

  it('counts a day as added whose answer got lost on the way, and does not add it again', async () => {
    const server = aServer();
    server.answers.set('2027-01-02', { error: silence, isSaved: true });
    server.answers.set('2027-01-03', { error: silence, isSaved: false });
    const run = fillRun(dates.map(day), server.calls);
    run.start();
    await turns();
    expect(run.progress()).toEqual({ phase: 'ended', done: 2, failed: 2, waiting: 0 });
    server.answers.clear();
    run.resume();
    await turns();
    expect(run.progress()).toEqual({ phase: 'ended', done: 4, failed: 0, waiting: 0 });
    expect(server.added).toEqual([...dates, '2027-01-03']);
    expect(server.entries.map(({ date }) => date).sort()).toEqual(dates);
  });

  it('asks the server what there is once a run, and again after a pause', async () => {
    const server = aServer();
    server.answers.set('2027-01-04', { error: refusal, isSaved: false });
    const run = fillRun(dates.map(day), {
      ...server.calls,
      add: (values) => {
        if (values.date === '2027-01-01') run.pause();
        return server.calls.add(values);
      },
    });
    run.start();
    await turns();
    expect(run.progress()).toEqual({ phase: 'paused', done: 1, failed: 0, waiting: 3 });
    server.entries.push({ ...day('2027-01-02'), id: 'theirs' });
    run.goOn();
    await turns();
    expect(server.added).toEqual(['2027-01-01', '2027-01-03', '2027-01-04']);
    expect([run.reasonOf('2027-01-02'), run.reasonOf('2027-01-04')]).toEqual([conflictText, 'Failed: No.']);
    expect(server.lists()).toBe(2);
  });

  it('adds nothing while it cannot know what there is', async () => {
    const server = aServer();
    const run = fillRun(dates.map(day), { ...server.calls, list: async () => ({ error: silence }) });
    run.start();
    await turns();
    expect(server.added).toEqual([]);
    expect(run.reasonOf('2027-01-04')).toBe('Failed: Silence.');
  });
});
