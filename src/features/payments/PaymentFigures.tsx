import { Statistic, Typography } from 'antd';
import { useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/shared/hooks';
import { isImpossible, type DaySpan } from '@/shared/routing/daySpan';
import { searchOfList, type ListFacts } from '@/shared/routing/listSearchParams';
import { filterNamed, paymentStates, type PaymentsFilter, type StateCounts } from './payment';
import { paymentsApi } from './paymentsApi';
import { usePaymentsAsked } from './paymentsSearchParams';
import { selectCounts, selectFigures, selectIsStandIn } from './paymentsSlice';

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });

const wordsFor = (filter: PaymentsFilter) => (filter === 'all' ? 'payments' : filterNamed(filter).label.toLowerCase());

function useAsked() {
  const asked = usePaymentsAsked();
  return { ...asked, isNarrowed: asked.find !== '' || asked.from !== '' || asked.to !== '' };
}

/** What the payments come to that were found, by their states. No figure is shown that was not counted. */
export function PaymentFigures() {
  const asked = useAsked();
  const { filter, view, from, to, isNarrowed } = asked;
  const figures = useAppSelector((state) => selectFigures(state, asked));
  const counts = useAppSelector((state) => selectCounts(state, asked));
  // What the list holds in all says nothing about a part of it.
  const whole = isNarrowed ? undefined : figures;
  const note = useRef<HTMLParagraphElement>(null);
  const finished = counts && counts.Success + counts.Failed;
  // A list of one state says nothing about the others.
  const figureOf = (state: keyof StateCounts) =>
    counts && (filter === 'all' || counts[state] > 0) ? counts[state].toLocaleString() : '–';
  return (
    <section aria-label="Figures of these payments">
      <p className="list-note" role="status" ref={note} tabIndex={-1}>
        {/* The link goes with the press. */}
        {isImpossible({ from, to }) && <ImpossibleDays from={from} to={to} onSwap={() => note.current?.focus()} />}
        {figures && counts && <Sentence {...figures} counts={counts} />}
      </p>
      <div className="payment-figures strip">
        {paymentStates.map(({ state, filter: tone }) => (
          <Figure key={state} title={state} tone={tone} text={figureOf(state)}>
            {state === 'Processing' && figures !== undefined && figures.stuck > 0 && (
              <ViewLink view="stuck" isShown={view === 'stuck'}>
                {`${whole ? `${whole.stuck.toLocaleString()} for` : 'For'} over 24 hours`}
              </ViewLink>
            )}
            {state === 'Failed' && (
              <ViewLink view="calls" isShown={view === 'calls'}>
                {whole && filter === 'all' ? `Call list: ${whole.calls.toLocaleString()}` : 'Call list'}
              </ViewLink>
            )}
          </Figure>
        ))}
        {counts && counts.other > 0 && <Figure title="Other" tone="failed" text={counts.other.toLocaleString()} />}
        <Figure
          title="Success rate"
          text={counts && finished && filter === 'all' ? percent.format(counts.Success / finished) : '–'}
        >
          excluding processing
        </Figure>
      </div>
    </section>
  );
}

function ImpossibleDays({ from, to, onSwap }: DaySpan & { onSwap: () => void }) {
  const [search] = useSearchParams();
  return (
    <>
      <Typography.Text type="danger">
        From {from} to {to} there are no days: the first is after the last.
      </Typography.Text>{' '}
      <Link to={searchOfList(search, { from: to, to: from })} onClick={onSwap}>
        Swap them
      </Link>{' '}
    </>
  );
}

type FigureProps = { title: string; tone?: string; text: string; children?: ReactNode };

function Figure({ title, tone, text, children }: FigureProps) {
  return (
    <div className="payment-figure" data-state={tone}>
      <Statistic
        // Screen readers hear which figure belongs to which title.
        title={<span role="term">{title}</span>}
        formatter={() => <span role="definition">{text}</span>}
      />
      {children}
    </div>
  );
}

type SentenceProps = { total: number; unreadable: number; counts: StateCounts };

function Sentence({ total, unreadable, counts }: SentenceProps) {
  const asked = useAsked();
  const { filter, isNarrowed } = asked;
  const isStandIn = useAppSelector((state) => selectIsStandIn(state, asked));
  const { isFetching } = paymentsApi.endpoints.listPayments.useQueryState({ filter });
  const found = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const said = isStandIn ? found : total;
  return (
    <>
      {isNarrowed && !isStandIn && `${found.toLocaleString()} of `}
      {said.toLocaleString()} {said === 1 && !isNarrowed ? wordsFor(filter).slice(0, -1) : wordsFor(filter)}
      {filter === 'all' ? '.' : isStandIn ? ' among all that were read.' : '; the others were not asked for.'}
      {isStandIn && isFetching && ' The server is being asked for them.'}
      {unreadable > 0 && ` ${unreadable.toLocaleString()} more could not be read.`}
    </>
  );
}

type ViewLinkProps = { view: 'stuck' | 'calls'; isShown: boolean; children: string };

/** The way to a view and, from there, back: one link, which keeps the focus. */
function ViewLink({ view, isShown, children }: ViewLinkProps) {
  const [search] = useSearchParams();
  const facts: ListFacts = view === 'calls' && !isShown ? { view, filter: '' } : { view: isShown ? '' : view };
  return (
    <>
      {isShown && <Typography.Text strong>{children}</Typography.Text>}
      <Link to={searchOfList(search, facts)}>{isShown ? 'Back to all' : children}</Link>
    </>
  );
}
