import type { Member } from '@/features/members/member';

type Person = Pick<Member, 'id' | 'name' | 'status'>;

/** A line beside a decision: whom it names, how many more there are, and the list that says more about it. */
export type Warning = {
  text: string;
  people?: readonly Person[];
  more?: number;
  list?: { to: string; title: string };
};
