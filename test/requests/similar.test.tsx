import { screen, waitFor, within } from '@testing-library/react';
import { aProfile } from '../support/builders';
import { openConsole, pressInRow, rowOf } from '../support/openConsole';
import { again, blocked, twin } from './similarSteps';

const profiles = [again, blocked, twin].map((one) => aProfile(one, { personal: { dob: '1995-03-02' } }));

const marksOf = async (name: string) =>
  within(await rowOf(name)).findAllByTitle(/^(Removed|Blocked|Rejected|Same|Family)/);
const textsOf = async (name: string) => (await marksOf(name)).map(({ textContent }) => textContent);

describe('somebody who was here before', () => {
  it('is told in the row, in the question and at the desk, where both profiles stand side by side', async () => {
    const { admin, calls } = await openConsole(
      '/admin/requests',
      { members: [again, blocked, twin], profiles },
      { extensions: ['similar'] },
    );
    await rowOf('Manjunath Rao');
    expect(await textsOf('Manjunath Rao')).toEqual(['Blocked before', 'Same e-mail: Uma Rao, approved']);
    expect(calls.filter((call) => call.includes('similar'))).toEqual(['GET /admins/similar?user_id=again']);
    await pressInRow(admin, 'Manjunath Rao', 'Accept');
    const question = within(await screen.findByRole('dialog', { name: 'Accept the request' }));
    expect((await question.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Blocked before: same phone number as ಮಂಜುನಾಥ',
      'Same e-mail as Uma Rao, approved',
    ]);
    await admin.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await admin.click(screen.getByRole('link', { name: 'Manjunath Rao' }));
    await admin.click(await screen.findByRole('button', { name: 'Compare with ಮಂಜುನಾಥ' }));
    const both = within(await screen.findByRole('dialog', { name: 'Two profiles side by side' }));
    const phone = (await both.findByText('Phone Number')).closest('tr')!; // a row of the table
    await waitFor(() => expect(within(phone).getAllByText('+91 98450 12345')).toHaveLength(2));
    expect(phone).toHaveTextContent('Same');
  });

  it('is recognised among what was read on a server that keeps only the contract, at no call', async () => {
    const { calls } = await openConsole('/admin/requests', { members: [again, blocked, twin], profiles });
    await rowOf('Manjunath Rao');
    expect(calls.some((call) => call.includes('similar'))).toBe(false);
  });
});
