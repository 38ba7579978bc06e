import { screen, waitFor } from '@testing-library/react';
import { aBlock, aMatch, aMember, aReport, aDeletionRequest, someMembers } from '../support/builders';
import { openConsole } from '../support/openConsole';
import { watchSavedFiles, type SavedFile } from '../support/savedFiles';

let files: SavedFile[];

beforeEach(() => void (files = watchSavedFiles()));

const approved = { status: 'approved' } as const;
const today = () => {
  const day = new Date();
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
const lastFile = async () => {
  await waitFor(() => expect(files).toHaveLength(1));
  return files[0]!; // the line above waits for it
};

describe('a list as a file', () => {
  it('is read as a whole first where the server pages it', async () => {
    const { admin, calls } = await openConsole('/admin/users', { members: someMembers(23, 'Member', approved) });
    await admin.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported 23 rows')).toBeVisible();
    const { name, text } = await lastFile();
    expect(name).toBe(`users-accepted-23-${today()}.csv`);
    expect(text.split('\r\n')).toHaveLength(1 + 23 + 1);
    expect(calls.filter((call) => call.includes('listuser'))).toHaveLength(1 + 3);
  });

  it('holds exactly whom a search by name shows, though an e-mail has the name too', async () => {
    const { admin } = await openConsole('/admin/users?name=gautam', {
      members: [
        ...someMembers(11, 'Gautam', approved),
        aMember({ username: 'Asha', ...approved, email: 'gautam@example.org' }),
      ],
    });
    await screen.findByText('Gautam 11');
    await admin.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported 11 rows')).toBeVisible();
    const { name, text } = await lastFile();
    expect(name).toBe(`users-accepted-gautam-11-${today()}.csv`);
    expect(text).toContain('Gautam 01');
    expect(text).not.toContain('Asha');
    expect(window.location.search).toBe('?name=gautam');
  });

  it('saves nothing by itself when the reading stops on the way', async () => {
    const { admin, intercept } = await openConsole('/admin/requests', {
      members: someMembers(25, 'Member', { status: 'pending' }),
    });
    const button = await screen.findByRole('button', { name: 'Export CSV' });
    intercept(({ url }) =>
      url.endsWith('page=2') ? Response.json({ message: 'Closed.' }, { status: 500 }) : undefined,
    );
    await admin.click(button);
    await screen.findByText('Stopped at 10 of about 25. Closed.');
    expect(files).toEqual([]);
    intercept(() => undefined);
    await admin.click(screen.getByRole('button', { name: 'Go on' }));
    expect((await lastFile()).name).toBe(`user-requests-25-${today()}.csv`);
  });

  const asha = aMember({ username: '=Asha', ...approved });
  const ravi = aMember({ username: 'Ravi "R", \u202eoar', ...approved });
  it.each([
    ['delete-requests', `delete-user-requests-1-${today()}.csv`, `"'=Asha","${asha.email}","'${asha.phone}"`],
    ['blocked_users', `blocked-users-1-${today()}.csv`, `"'=Asha","'${asha.user_id}","'${ravi.user_id}"`],
    [
      'reported_users_profiles',
      `reported-users-1-${today()}.csv`,
      `"Ravi ""R"",  oar","'${ravi.user_id}","approved","1"`,
    ],
    ['who-accepted-whom', `accepted-matches-1-${today()}.csv`, `"'=Asha","${asha.email}","'${asha.user_id}","20`],
  ])('saves %s', async (path, name, line) => {
    const { admin } = await openConsole(`/admin/${path}`, {
      members: [asha, ravi],
      deletionRequests: [aDeletionRequest(asha)],
      blocks: [aBlock(asha, ravi)],
      reports: [aReport(asha, ravi)],
      interests: [aMatch(asha, ravi)],
    });
    const button = await screen.findByRole('button', { name: 'Export CSV' });
    await waitFor(() => expect(button).toBeEnabled());
    await admin.click(button);
    expect(await screen.findByText('Exported 1 row')).toBeVisible();
    const file = await lastFile();
    expect(file.name).toBe(name);
    expect(file.text.split('\r\n')[1]).toContain(line);
  });
});
