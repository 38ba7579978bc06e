import { Statistic, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/shared/hooks';
import { searchOfList } from '@/shared/routing/listSearchParams';
import { filterNamed, paymentStates, type StateCounts } from './payment';
import { selectCounts, selectFigures, usePaymentsQuery } from './paymentsSlice';

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });

/** The listed payments by their states. No figure is shown that was not counted. */
export function PaymentFigures() {
  const query = usePaymentsQuery();
  const { filter, view, search, from, to } = query;
  const figures = useAppSelector((state) => selectFigures(state, query));
  const counts = useAppSelector((state) => selectCounts(state, query));
  const isAll = filter === 'all';
  const isNarrowed = search !== '' || from !== '' || to !== '';
  const finished = counts && counts.Success + counts.Failed;
  // A list of one state says nothing about the others.
  const figureOf = (state: keyof StateCounts) =>
    counts && (isAll || counts[state] > 0) ? counts[state].toLocaleString() : '–';
  const sentence = () => {
    if (!figures || !counts) return '';
    const { total, unreadable } = figures;
    const listed = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const noun = isAll ? 'payments' : filterNamed(filter).label.toLowerCase();
    return [
      isNarrowed && `${listed.toLocaleString()} of `,
      `${total.toLocaleString()} ${total === 1 && !isNarrowed ? noun.slice(0, -1) : noun}`,
      isAll ? '.' : '; the others were not asked for.',
      unreadable > 0 && ` ${unreadable.toLocaleString()} more could not be read.`,
    ]
      .filter(Boolean)
      .join('');
  };
  return (
    <section aria-label="Figures of these payments">
      <p className="list-note" role="status">
        {sentence()}
      </p>
      <div className="payment-figures strip">
        {paymentStates.map(({ state, filter: tone }) => (
          <Figure key={state} title={state} tone={tone} text={figureOf(state)}>
            {state === 'Processing' && figures !== undefined && figures.stuck > 0 && (
              <ViewLink view="stuck" isShown={view === 'stuck'}>
                {`${isNarrowed ? 'For' : `${figures.stuck.toLocaleString()} for`} over 24 hours`}
              </ViewLink>
            )}
            {state === 'Failed' && (
              <ViewLink view="calls" isShown={view === 'calls'}>
                {figures && !isNarrowed && isAll ? `Call list: ${figures.calls.toLocaleString()}` : 'Call list'}
              </ViewLink>
            )}
          </Figure>
        ))}
        {counts && counts.other > 0 && <Figure title="Other" tone="failed" text={counts.other.toLocaleString()} />}
        <Figure
          title="Success rate"
          text={counts && finished && isAll ? percent.format(counts.Success / finished) : '–'}
        >
          excluding processing
        </Figure>
      </div>
    </section>
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

type ViewLinkProps = { view: 'stuck' | 'calls'; isShown: boolean; children: string };

/** One link to a view and back, so that the focus stays. */
function ViewLink({ view, isShown, children }: ViewLinkProps) {
  const [search] = useSearchParams();
  const facts = isShown ? { view: '' } : { view, ...(view === 'calls' && { filter: '' }) };
  return (
    <>
      {isShown && <Typography.Text strong>{children}</Typography.Text>}
      <Link to={searchOfList(search, facts)}>{isShown ? 'Back to all' : children}</Link>
    </>
  );
}
