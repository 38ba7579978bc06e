import { Flex, Tag } from 'antd';
import { displayText } from '@/shared/text';
import { DeleteAction } from '@/shared/ui/DeleteAction';
import type { Column } from '@/shared/ui/ListTable';
import { RowAction } from '@/shared/ui/RowAction';
import { limbs } from '../almanac/limbs';
import { displayDay } from '../days';
import { limbLabels, type Panchanga } from '../panchanga';
import { useDeletePanchangaMutation } from '../panchangaApi';

type Facts = { doubled: ReadonlySet<string>; onEdit: (id: string) => void };

export const panchangaColumns = ({ doubled, onEdit }: Facts): readonly Column<Panchanga>[] => [
  {
    title: 'Date',
    render: ({ date }) => (
      <Flex vertical align="start">
        <bdi>{displayDay(date)}</bdi>
        {doubled.has(date) && <Tag color="warning">more than one entry</Tag>}
      </Flex>
    ),
    className: 'cell-figures',
  },
  ...limbs.map((limb) => ({
    title: limbLabels[limb],
    render: (entry: Panchanga) => <bdi>{displayText(entry[limb]) || '-'}</bdi>,
    className: 'cell-limb',
  })),
  {
    title: 'Actions',
    render: (entry) => (
      <span className="actions">
        <RowAction action="Edit" onClick={() => onEdit(entry.id)} />
        <DeletePanchangaButton entry={entry} />
      </span>
    ),
    className: 'cell-actions',
  },
];

function DeletePanchangaButton({ entry: { id, date } }: { entry: Panchanga }) {
  const [remove] = useDeletePanchangaMutation();
  const text = (
    <>
      Do you want to delete this item?
      <br />
      <strong>{displayDay(date)}</strong>
    </>
  );
  return <DeleteAction title="Delete Panchanga" text={text} run={() => remove(id)} />;
}
