import { useState } from 'react';
import { membersApi } from '@/features/members/membersApi';
import { usePageSearchParam } from '@/shared/routing/listSearchParams';
import { TaskLines } from './TaskLines';
import './tasks.css';

/** The open work of the administrator, asked for once the rows of the dashboard are drawn; its size is reserved. */
export function TasksPanel() {
  const page = usePageSearchParam();
  const { isUninitialized, isLoading } = membersApi.endpoints.listMembers.useQueryState({ group: 'pending', page });
  // Once asked for, the lines stay: a failed list is loading again with each new try.
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && !isUninitialized && !isLoading) setAsked(true);
  return (
    <section className="panel tasks-panel" aria-labelledby="tasks-title">
      <h2 id="tasks-title">Waiting for you</h2>
      <div className="tasks-body">{isAsked && <TaskLines />}</div>
    </section>
  );
}
