export type Decision = 'accept' | 'reject' | 'block' | 'unblock';

export const isDangerous = (decision: Decision) => decision === 'reject' || decision === 'block';

/** What was saved about a member. */
export type SavedDecision = { decision: Decision | 'delete'; id: string };

type DecisionFacts = {
  action: string;
  done: string;
  /** The status afterwards. */
  status: string;
};

export const decisions: Record<Decision, DecisionFacts> = {
  accept: { action: 'Accept', done: 'Accepted', status: 'approved' },
  reject: { action: 'Reject', done: 'Rejected', status: 'rejected' },
  block: { action: 'Block', done: 'Blocked', status: 'blocked' },
  unblock: { action: 'Unblock', done: 'Unblocked', status: 'approved' },
};

export const statusAfter = (decision: SavedDecision['decision']) =>
  decision === 'delete' ? 'deleted' : decisions[decision].status;
