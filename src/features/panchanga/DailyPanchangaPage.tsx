import { Alert, Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/shared/hooks/store';
import { useShowModal } from '@/shared/routing/modalSearchParams';
import { ChunkFailed, ChunkFailedDialog } from '@/shared/ui/modal/ChunkFailed';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { dayAfter, displayDay, isDay, monthOf, parsePanchangaParams, useToday, weekdayOf } from './panchanga';
import { useListPanchangaQuery } from './panchangaApi';
import { listParamsOfDay, PanchangaList } from './PanchangaList';
import { selectDays } from './panchangaSlice';
import './panchanga.css';

// The form and the planner are larger than the list, and follow once it stands.
const PanchangaDialog = lazyChunk(
  async () =>
    (await import(/* webpackPrefetch: true, webpackChunkName: "panchangaForms" */ './entry/PanchangaDialog'))
      .PanchangaDialog,
  ChunkFailedDialog,
);
const ShareDayDialog = lazyChunk(
  async () => (await import(/* webpackChunkName: "panchangaForms" */ './share/ShareDayDialog')).ShareDayDialog,
  ChunkFailedDialog,
);
const MonthPlanner = lazyChunk(
  async () =>
    (await import(/* webpackPrefetch: true, webpackChunkName: "panchangaForms" */ './month/MonthPlanner')).MonthPlanner,
  ChunkFailed,
);

export function DailyPanchangaPage() {
  const [search] = useSearchParams();
  const { isPlanner, add, edit, share } = parsePanchangaParams(search);
  const showModal = useShowModal();
  const list = useListPanchangaQuery();
  const rows = list.currentData?.rows;
  const days = useAppSelector(selectDays);
  const edited = rows?.find(({ id }) => id === edit);
  const shared = rows?.find(({ id, date }) => id === share && isDay(date));
  const today = useToday();
  const tomorrow = dayAfter(today);
  const closeAdd = (added?: string) => {
    if (added === undefined) return showModal();
    const month = monthOf(added);
    showModal(
      isPlanner ? { month: month === monthOf(today) ? '' : month } : listParamsOfDay(days ?? {}, added, today, search),
    );
  };
  return (
    <>
      {days && !days[tomorrow] && (
        <Alert
          type="warning"
          role="status"
          title={
            <>
              <strong>Tomorrow is missing</strong>: there is no panchanga for {weekdayOf(tomorrow)},{' '}
              {displayDay(tomorrow)}.
            </>
          }
          action={
            <Button size="small" onClick={() => showModal({ add: tomorrow })}>
              Add it
            </Button>
          }
        />
      )}
      {isPlanner ? (
        <section className="panel panchanga" aria-label="Daily Panchanga">
          <MonthPlanner />
        </section>
      ) : (
        <PanchangaList />
      )}
      {add !== '' && <PanchangaDialog key={add} entry={{ date: add }} onClose={closeAdd} />}
      {edited && <PanchangaDialog key={edited.id} entry={edited} onClose={() => showModal()} />}
      {shared && <ShareDayDialog entry={shared} onClose={() => showModal()} />}
    </>
  );
}
