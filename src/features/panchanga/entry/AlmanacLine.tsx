import { Alert, Button, Typography } from 'antd';
import type { ComputedDay } from './computedDay';
import type { Almanac } from './useAlmanac';

export function AlmanacLine({ almanac, day }: { almanac: Almanac; day?: ComputedDay }) {
  return (
    <div role="status">
      {almanac.state === 'loading' && <Typography.Text type="secondary">The almanac is loading...</Typography.Text>}
      {almanac.state === 'missing' && (
        <Alert
          type="warning"
          role="none"
          title="Suggestions are not available: the almanac could not be loaded. Everything can be typed by hand."
          action={
            <Button size="small" onClick={almanac.retry}>
              Try again
            </Button>
          }
        />
      )}
      {almanac.state === 'ready' && (
        <Typography.Text type="secondary">
          {day && (day.reason ?? `Sunrise ${day.sunrise}.`)} Values at sunrise (drik, Lahiri). Other traditions differ;
          edit any value.
        </Typography.Text>
      )}
    </div>
  );
}
