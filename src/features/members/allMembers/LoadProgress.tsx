import { Alert, Button, Progress } from 'antd';
import { failureText } from '@/shared/api/apiError';
import { displayText } from '@/shared/text';
import { Age } from '@/shared/ui/Age';
import type { AllMembers } from '../allMembersState';

export type LoadProgressProps = {
  known: AllMembers;
  onCancel: () => void;
  onGoOn: () => void;
  onRefresh: () => void;
};

export function LoadProgress({ known, onCancel, onGoOn, onRefresh }: LoadProgressProps) {
  const { reading, isReading, failure, shown } = known;
  const most = Math.max(reading.total, reading.count);
  const progress = `${reading.count.toLocaleString()} of about ${most.toLocaleString()}`;

  if (isReading) {
    return (
      <div className="list-line load-progress">
        <Progress
          aria-label="Reading"
          percent={most === 0 ? 0 : (reading.count / most) * 100}
          format={() => progress}
        />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    );
  }
  if (!reading.isAtEnd) {
    const reason = failure === undefined ? '' : ` ${displayText(failureText(failure))}`;
    return (
      <Alert
        className="list-line load-progress"
        type="warning"
        title={`${most === 0 ? 'Nothing was read.' : `Stopped at ${progress}.`}${reason}`}
        action={
          <Button size="small" onClick={onGoOn}>
            Go on
          </Button>
        }
      />
    );
  }
  const count = shown?.count ?? 0;
  return (
    <p className="list-line load-progress">
      <span>
        {count.toLocaleString()} {count === 1 ? 'member' : 'members'} · updated <Age time={shown?.readAt ?? 0} />
        {reading.unreadable > 0 && ` · ${reading.unreadable} more could not be read`}
        {reading.count + reading.unreadable < reading.total && ` · the server counts ${most.toLocaleString()}`}
      </span>
      <Button size="small" onClick={onRefresh}>
        Refresh
      </Button>
    </p>
  );
}
