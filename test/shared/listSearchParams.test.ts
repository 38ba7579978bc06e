import { searchOfList } from '@/shared/routing/listSearchParams';

const address = (search: string, facts: Record<string, string>) => searchOfList(new URLSearchParams(search), facts);

describe('the address of a list', () => {
  it('takes a new fact and goes back to the first page', () => {
    expect(address('group=rejected&page=4', { name: 'asha' })).toBe('?group=rejected&name=asha');
  });

  it('loses a fact that is empty', () => {
    expect(address('group=rejected&name=asha', { name: '' })).toBe('?group=rejected');
    expect(address('name=asha', { name: '', group: '' })).toBe('?');
  });

  it('replaces a fact, and leaves alone what it does not know', () => {
    expect(address('name=asha&sort=age', { name: 'ravi & sons' })).toBe('?name=ravi+%26+sons&sort=age');
  });
});
