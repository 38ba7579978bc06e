import { Button } from 'antd';
import { displayText } from '@/shared/text';
import type { Column } from '@/shared/ui/ListTable';
import { memberSorts, type MemberSort } from '../allMembersState';
import type { Member } from '../member';
import type { FoundMember, Shared } from '../memberList';

const titles: Record<string, string> = { name: 'Name', email: 'E-mail', phone: 'Phone Number' };

export const allMembersColumns = (
  columns: readonly Column<Member>[],
  onFind: (text: string) => void,
): Column<FoundMember>[] =>
  columns.map((column) => ({
    ...column,
    sortKey: Object.keys(titles).find((key) => titles[key] === column.title),
    render: (member) => (
      <>
        {column.render(member)}
        {column.title === 'Phone Number' && <SharedMark what="phone" shared={member.samePhone} onFind={onFind} />}
        {column.title === 'E-mail' && <SharedMark what="e-mail" shared={member.sameEmail} onFind={onFind} />}
      </>
    ),
  }));

export const memberOrders: { value: MemberSort; label: string }[] = [
  { value: '', label: 'As listed' },
  ...memberSorts.map((value) => {
    const [key = '', isDown] = value.split('-');
    return { value, label: `${titles[key]}, ${isDown ? 'downwards' : 'upwards'}` };
  }),
];

type SharedMarkProps = { what: 'phone' | 'e-mail'; shared: Shared | undefined; onFind: (text: string) => void };

function SharedMark({ what, shared, onFind }: SharedMarkProps) {
  if (!shared) return null;
  const { text, count, names } = shared;
  const words = `Same ${what} as ${count === 1 ? '1 other' : `${count} others`}`;
  const shown = names.map((name) => displayText(name) || '-');
  const named = `${words}: ${shown.join(', ')}${count > names.length ? ', …' : ''}`;
  return (
    <Button
      type="link"
      size="small"
      className="shared-mark"
      title={named}
      aria-label={named}
      onClick={() => onFind(text)}
    >
      {words}
    </Button>
  );
}
