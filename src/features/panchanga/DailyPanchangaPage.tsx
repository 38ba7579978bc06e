import { CalendarOutlined, PlusOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useAppSelector } from '@/shared/hooks';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { useModalSearchParams } from '@/shared/routing/modalSearchParams';
import { FormChunkFailed } from '@/shared/ui/FormChunkFailed';
import { lazyChunk } from '@/shared/ui/lazyChunk';
import { ListHead } from '@/shared/ui/ListHead';
import { displayDay, isDay, parsePanchangaParams, tomorrow, weekdayOf } from './panchanga';
import { useListPanchangaQuery } from './panchangaApi';
import { PanchangaList } from './PanchangaList';
import { firstMissing, selectDays } from './panchangaSlice';
import './panchanga.css';

// The form and the planner are larger than the list, and follow once it stands.
const PanchangaModal = lazyChunk(
  async () =>
    (await import(/* webpackPrefetch: true, webpackChunkName: "panchangaForms" */ './entry/PanchangaModal'))
      .PanchangaModal,
  FormChunkFailed,
);
const ShareDayDialog = lazyChunk(
  async () => (await import(/* webpackChunkName: "panchangaForms" */ './share/ShareDayDialog')).ShareDayDialog,
  FormChunkFailed,
);
const MonthPlanner = lazyChunk(
  async () =>
    (await import(/* webpackPrefetch: true, webpackChunkName: "panchangaForms" */ './month/MonthPlanner')).MonthPlanner,
);

const title = 'Daily Panchanga';
const titleId = 'panchanga-title';

export function DailyPanchangaPage() {
  const { search, choose } = useListSearchParams();
  const { isPlanner, add, edit, share } = parsePanchangaParams(search);
  const { openAdd, openEdit, close } = useModalSearchParams();
  const list = useListPanchangaQuery();
  const rows = list.currentData?.rows;
  const days = useAppSelector(selectDays);
  const edited = rows?.find(({ id }) => id === edit);
  const shared = rows?.find(({ id, date }) => id === share && isDay(date));
  const addButton = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      aria-label="Add panchanga"
      onClick={() => openAdd(firstMissing(days))}
    >
      Add panchanga
    </Button>
  );
  return (
    <>
      {days && !days[tomorrow()] && <TomorrowMissing onAdd={() => openAdd(tomorrow())} />}
      <section className="panel panchanga" aria-labelledby={titleId}>
        {isPlanner ? (
          <>
            <ListHead title={title} titleId={titleId} count={null}>
              <Button icon={<UnorderedListOutlined aria-hidden />} onClick={() => choose({ view: '', month: '' })}>
                Back to the list
              </Button>
              {addButton}
            </ListHead>
            <MonthPlanner list={list} />
          </>
        ) : (
          <PanchangaList list={list} title={title} titleId={titleId}>
            <Button
              icon={<CalendarOutlined aria-hidden />}
              onClick={() => choose({ view: 'month', month: '', search: '' })}
            >
              Month planner
            </Button>
            {addButton}
          </PanchangaList>
        )}
      </section>
      {add !== '' && <PanchangaModal key={add} entry={{ date: add }} onEdit={openEdit} onClose={close} />}
      {edited && <PanchangaModal key={edited.id} entry={edited} onEdit={openEdit} onClose={close} />}
      {shared && <ShareDayDialog entry={shared} onClose={close} />}
    </>
  );
}

function TomorrowMissing({ onAdd }: { onAdd: () => void }) {
  const date = tomorrow();
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
