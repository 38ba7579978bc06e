import { CalendarOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useAppSelector } from '@/shared/hooks/store';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { useModalSearchParams } from '@/shared/routing/modalSearchParams';
import { CodeMissingDialog } from '@/shared/ui/modal/CodeMissingDialog';
import { ChunkFailed } from '@/shared/ui/modal/ChunkFailed';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { dayAfter, displayDay, isDay, monthOf, parsePanchangaParams, weekdayOf } from './panchanga';
import { useListPanchangaQuery } from './panchangaApi';
import { listParamsOfDay, PanchangaList } from './PanchangaList';
import { selectDays } from './panchangaSlice';
import { useToday } from './useToday';
import './panchanga.css';

// The form and the planner are larger than the list, and follow once it stands.
const PanchangaModal = lazyChunk(
  async () =>
    (await import(/* webpackPrefetch: true, webpackChunkName: "panchangaForms" */ './entry/PanchangaModal'))
      .PanchangaModal,
  CodeMissingDialog,
);
const ShareDayDialog = lazyChunk(
  async () => (await import(/* webpackChunkName: "panchangaForms" */ './share/ShareDayDialog')).ShareDayDialog,
  CodeMissingDialog,
);
const MonthPlanner = lazyChunk(
  async () =>
    (await import(/* webpackPrefetch: true, webpackChunkName: "panchangaForms" */ './month/MonthPlanner')).MonthPlanner,
  ChunkFailed,
);

const title = 'Daily Panchanga';
const titleId = 'panchanga-title';

export function DailyPanchangaPage() {
  const { search, choose } = useListSearchParams();
  const { isPlanner, add, edit, share } = parsePanchangaParams(search);
  const { openAdd, close } = useModalSearchParams();
  const list = useListPanchangaQuery();
  const rows = list.currentData?.rows;
  const days = useAppSelector(selectDays);
  const edited = rows?.find(({ id }) => id === edit);
  const shared = rows?.find(({ id, date }) => id === share && isDay(date));
  const today = useToday();
  const tomorrow = dayAfter(today);
  const closeAdd = (added?: string) => {
    if (added === undefined) return close();
    const month = monthOf(added);
    close(
      isPlanner ? { month: month === monthOf(today) ? '' : month } : listParamsOfDay(days ?? {}, added, today, search),
    );
  };
  return (
    <>
      {days && !days[tomorrow] && <TomorrowMissing date={tomorrow} onAdd={() => openAdd(tomorrow)} />}
      <section className="panel panchanga" aria-labelledby={titleId}>
        {isPlanner ? (
          <MonthPlanner list={list} title={title} titleId={titleId} />
        ) : (
          <PanchangaList list={list} title={title} titleId={titleId}>
            {/* On a phone there is room for their icons alone. */}
            <Button
              aria-label="Month planner"
              className="icon-on-phone"
              icon={<CalendarOutlined aria-hidden />}
              onClick={() => choose({ view: 'month', month: '', search: '' })}
            >
              Month planner
            </Button>
            <Button
              type="primary"
              aria-label="Add panchanga"
              className="icon-on-phone"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => openAdd(today)}
            >
              Add panchanga
            </Button>
          </PanchangaList>
        )}
      </section>
      {add !== '' && <PanchangaModal key={add} entry={{ date: add }} onClose={closeAdd} />}
      {edited && <PanchangaModal key={edited.id} entry={edited} onClose={() => close()} />}
      {shared && <ShareDayDialog entry={shared} onClose={() => close()} />}
    </>
  );
}

function TomorrowMissing({ date, onAdd }: { date: string; onAdd: () => void }) {
  return (
    <Alert
      type="warning"
      role="status"
      title={
        <>
          <strong>Tomorrow is missing</strong>: there is no panchanga for {weekdayOf(date)}, {displayDay(date)}.
        </>
      }
      action={
        <Button size="small" onClick={onAdd}>
          Add it
        </Button>
      }
    />
  );
}
