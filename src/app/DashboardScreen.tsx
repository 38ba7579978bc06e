import { DashboardPage } from '@/features/dashboard/DashboardPage';
import { TasksPanel } from '@/features/tasks/TasksPanel';

export function DashboardScreen() {
  return (
    <>
      <TasksPanel />
      <DashboardPage />
    </>
  );
}
