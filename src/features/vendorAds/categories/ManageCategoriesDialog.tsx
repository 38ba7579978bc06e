import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { displayText } from '@/shared/format/text';
import { isBlank } from '@contract/text';
import { DeleteAction, RowAction } from '@/shared/ui/list/RowAction';
import { FormDialog } from '@/shared/ui/modal/FormDialog';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { countText } from '@/shared/ui/list/listCount';
import { ListTable, type Column } from '@/shared/ui/list/ListTable';
import { ServerSwitch } from '@/shared/ui/form/ServerSwitch';
import { UserText } from '@/shared/ui/text/UserText';
import { adNoun } from '../adColumns';
import { CategoryNameField, likeCategory, sameCategory } from '../form/CategoryField';
import type { AdCategory } from '../vendorAd';
import {
  useAddAdCategoryMutation,
  useDeleteAdCategoryMutation,
  useListAdCategoriesQuery,
  useUpdateAdCategoryMutation,
} from '../vendorAdsApi';

type ManageCategoriesDialogProps = {
  counts: ReadonlyMap<string, number> | undefined;
  onClose: () => void;
};

export function ManageCategoriesDialog({ counts, onClose }: ManageCategoriesDialogProps) {
  const [open, setOpen] = useState<'add' | AdCategory | null>(null);
  const list = useListAdCategoriesQuery();
  const rows = list.currentData?.rows ?? [];
  // All categories are on one page: a total of 0 draws no pagination.
  const currentData = list.currentData && { ...list.currentData, total: 0 };
  return (
    <>
      <InfoDialog title="Manage Category" width={560} onClose={onClose}>
        <Button
          type="primary"
          style={{ marginBottom: 12 }}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setOpen('add')}
        >
          Add Category
        </Button>
        <ListTable
          label="Categories"
          columns={categoryColumns(setOpen, counts)}
          query={{ ...list, data: currentData, currentData }}
          page={1}
          isSlim
        />
      </InfoDialog>
      {open && (
        <CategoryDialog
          key={open === 'add' ? open : open.id}
          category={open === 'add' ? undefined : open}
          known={rows}
          onEdit={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

const categoryColumns = (
  onEdit: (category: AdCategory) => void,
  counts: ManageCategoriesDialogProps['counts'],
): readonly Column<AdCategory>[] => [
  {
    title: 'Category Name',
    card: 'head',
    render: ({ name }) => (
      <Flex align="baseline" gap={8}>
        <UserText>{name}</UserText>
        {counts && (
          <span className="list-note" style={{ flex: 'none' }}>
            {countText(counts.get(name) ?? 0, adNoun)}
          </span>
        )}
      </Flex>
    ),
  },
  { title: 'Status', card: 'head', render: (category) => <CategorySwitch category={category} />, width: 7 },
  {
    title: 'Actions',
    card: 'head',
    render: (category) => <CategoryActions category={category} onEdit={() => onEdit(category)} />,
    width: 8,
  },
];

function CategorySwitch({ category: { id, name, isEnabled } }: { category: AdCategory }) {
  const [update] = useUpdateAdCategoryMutation();
  const save = (isOn: boolean) => update({ id, isEnabled: isOn });
  return <ServerSwitch aria-label={`Status of ${displayText(name)}`} isOn={isEnabled} save={save} />;
}

function CategoryActions({ category: { id, name }, onEdit }: { category: AdCategory; onEdit: () => void }) {
  const [deleteCategory] = useDeleteAdCategoryMutation();
  const title = displayText(name);
  const text = (
    <>
      Do you want to delete this category? <UserText>{name}</UserText> is no longer offered for ads.
    </>
  );
  return (
    <span className="actions">
      <RowAction action="Edit" label={`Edit ${title}`} onClick={onEdit} />
      <DeleteAction label={`Delete ${title}`} title="Delete Category" text={text} run={() => deleteCategory(id)} />
    </span>
  );
}

type CategoryDialogProps = {
  category?: AdCategory;
  known: readonly AdCategory[];
  onEdit: (category: AdCategory) => void;
  onClose: () => void;
};

function CategoryDialog({ category, known, onEdit, onClose }: CategoryDialogProps) {
  const [initial] = useState({ name: category?.name ?? '' });
  const [form] = Form.useForm<typeof initial>();
  const { name } = { ...initial, ...Form.useWatch([], form) };
  const others = known.filter(({ id }) => id !== category?.id);
  const same = category ? undefined : sameCategory(name, others);
  const like = same ? { category: same, isSame: true } : likeCategory(name, others);
  const [add] = useAddAdCategoryMutation();
  const [update] = useUpdateAdCategoryMutation();
  const save = (sent: string) =>
    category ? update({ id: category.id, name: sent }) : add({ name: sent, isNew: true });
  return (
    <FormDialog
      title={category ? 'Edit Category' : 'Add Category'}
      action={category ? 'Update' : 'Add'}
      width={440}
      form={form}
      initial={initial}
      isReady={!isBlank(name) && !same}
      draftKey={`ad-category-${category?.id ?? 'add'}`}
      run={(sent) => save(sent.name.trim())}
      onClose={onClose}
    >
      <CategoryNameField
        name="name"
        className="form-wide"
        like={like}
        action={same && { label: 'Edit it', press: () => onEdit(same) }}
      />
    </FormDialog>
  );
}
