import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { QuietOption } from '@/shared/notices/quiet';
import { displayDay, tomorrow, weekdayOf } from './days';
import { useListPanchangaQuery } from './panchangaApi';

export function TomorrowLine({ ask, children }: { ask?: QuietOption; children: (date: string) => ReactNode }) {
  const { data } = useListPanchangaQuery(ask);
  const date = tomorrow();
  if (!data || data.rows.some((entry) => entry.date === date)) return null;
  return (
    <Alert
      type="warning"
      role="status"
      title={
        <>
          <strong>Tomorrow is missing</strong>: there is no panchanga for {weekdayOf(date)}, {displayDay(date)}.
        </>
      }
      action={children(date)}
    />
  );
}
