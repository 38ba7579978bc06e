import { searchText } from '@/shared/search';
import type { Member } from './member';

export const personSearch = {
  label: 'Search by name, e-mail, phone or id',
  textOf: ({ name, email, phone, id }: Member) => searchText([name, email, id], phone),
};
