import { Button, Flex, Skeleton, Tag } from 'antd';
import { freshness } from '@/shared/api/freshness';
import { displayDateTime } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import { keepFocus } from '@/shared/hooks/keepFocus';
import { useConfirm } from '@/shared/ui/modal/ConfirmProvider';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
  type OwnSession,
} from './sessionsApi';

const nameOf = ({ device }: OwnSession) => displayText(device) || 'Unknown device';

export function SessionsPanel() {
  const { data = [], error, isFetching, refetch } = useListSessionsQuery(undefined, freshness.always);
  const [end] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const ask = useConfirm();
  const others = data.filter((session) => !session.is_current);
  const askEnd = (session: OwnSession) =>
    ask({
      title: `End the session of ${nameOf(session)}`,
      text: 'Whoever uses it is signed out at once.',
      action: 'End',
      isDangerous: true,
      run: () => end(session.id),
    });
  const askEndOthers = () =>
    ask({
      title: 'End all other sessions',
      text: 'You stay signed in here alone.',
      action: 'End',
      isDangerous: true,
      run: () => endOthers(),
    });
  return (
    <section className="panel" aria-labelledby="sessions" tabIndex={-1} style={{ gridColumn: '1 / -1' }}>
      <h2 id="sessions">Sessions</h2>
      {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
      {data.length === 0 && isFetching && <Skeleton.Input block size="small" />}
      <ul className="sessions">
        {[...data.filter((session) => session.is_current), ...others].map((session) => (
          <Flex key={session.id} ref={keepFocus} component="li" align="center" justify="space-between" gap={12}>
            <div>
              <bdi>{nameOf(session)}</bdi> {session.is_current && <Tag color="processing">This session</Tag>}
              <p className="list-note">
                {session.address && `From ${displayText(session.address)}, `}
                signed in {displayDateTime(session.created_at)}, last used {displayDateTime(session.last_used_at)}
              </p>
            </div>
            {!session.is_current && (
              <Button danger aria-label={`End the session of ${nameOf(session)}`} onClick={() => askEnd(session)}>
                End
              </Button>
            )}
          </Flex>
        ))}
      </ul>
      {others.length > 1 && (
        <div ref={keepFocus} style={{ marginTop: 12 }}>
          <Button danger onClick={askEndOthers}>
            End all others
          </Button>
        </div>
      )}
    </section>
  );
}
