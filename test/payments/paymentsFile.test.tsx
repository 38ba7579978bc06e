import { screen, waitFor } from '@testing-library/react';
import { aPayment, daysAgo } from '../support/builders';
import { openConsole } from '../support/openConsole';
import { watchSavedFiles, type SavedFile } from '../support/savedFiles';

let files: SavedFile[];

beforeEach(() => void (files = watchSavedFiles()));

const failed = { state: 'Failed', created_at: '2026-03-05T10:00:00.000Z' } as const;
const world = () => ({
  payments: [
    aPayment({ payment_index: 7, user_name: '=Asha', phone_no: '+919876543210', ...failed }),
    ...Array.from({ length: 23 }, () => aPayment({ user_name: 'Ravi', created_at: daysAgo(1) })),
  ],
});

async function savedFile(address: string) {
  const { admin } = await openConsole(address, world());
  const button = await screen.findByRole('button', { name: 'Export CSV' });
  await waitFor(() => expect(button).toBeEnabled());
  await admin.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
  const { name, text } = files[0]!; // the line above waits for it
  return { name: name.replace(/\d{4}-\d{2}-\d{2}\.csv$/, 'DAY.csv'), lines: text.replace('\ufeff', '').split('\r\n') };
}

describe('payments as a file', () => {
  it('hold every payment, not just a page of them', async () => {
    const { name, lines } = await savedFile('/admin/premium-analytics');
    expect(await screen.findByText('Exported 24 rows')).toBeVisible();
    expect(name).toBe('all-payments-24-DAY.csv');
    expect(lines).toHaveLength(1 + 24 + 1);
    expect(lines[0]).toBe('"Name","Mobile","Date","State","Payment Index"');
    expect(lines).toContain('"\'=Asha","+91 98765 43210","2026-03-05 15:30","Failed","7"');
  });

  it('are narrowed down as the list is', async () => {
    const { name, lines } = await savedFile('/admin/premium-analytics?search=asha&from=2026-03-01&to=2026-03-31');
    expect(name).toBe('all-payments-asha-2026-03-01-to-2026-03-31-1-DAY.csv');
    expect(lines).toHaveLength(1 + 1 + 1);
  });

  it('hold whom to call', async () => {
    const { name, lines } = await savedFile('/admin/premium-analytics?view=calls');
    expect(name).toBe('members-to-call-1-DAY.csv');
    expect(lines.slice(0, 2)).toEqual([
      '"Name","Mobile","Last Failed","Failed Payments","Processing Now"',
      '"\'=Asha","+91 98765 43210","2026-03-05 15:30","1","no"',
    ]);
  });
});
