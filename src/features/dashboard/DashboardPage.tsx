import { RequestsTable } from '@/features/members/requests/RequestsTable';
import { RegistrationsPanel } from './RegistrationsPanel';

export function DashboardPage() {
  return (
    <>
      <section className="panel" aria-labelledby="requests-title">
        <h2 id="requests-title">User Requests</h2>
        <RequestsTable />
      </section>
      <RegistrationsPanel />
    </>
  );
}
