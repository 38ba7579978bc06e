import { PlusOutlined } from '@ant-design/icons';
import { Button, Empty, Modal, Table, type TableColumnsType } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { displayText } from '@/shared/text';
import { DeleteAction } from '@/shared/ui/DeleteAction';
import { FailureLine } from '@/shared/ui/FailureLine';
import { RowAction } from '@/shared/ui/RowAction';
import { ServerSwitch } from '@/shared/ui/ServerSwitch';
import { UserText } from '@/shared/ui/UserText';
import { useModal } from '@/shared/ui/useModal';
import type { AdCategory } from '../adCategory';
import { useListAdCategoriesQuery } from '../vendorAdLists';
import { useDeleteAdCategoryMutation, useSetAdCategoryStatusMutation } from '../vendorAdsApi';
import { CategoryDialog } from './CategoryDialog';

export function ManageCategoriesDialog({ onClose }: { onClose: () => void }) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { modal, close } = useModal(onClose, { start: addButton });
  const [open, setOpen] = useState<'add' | AdCategory | null>(null);
  const columns = useMemo(() => categoryColumns(setOpen), [setOpen]);
  const { currentData, isFetching, error, refetch } = useListAdCategoriesQuery();
  const rows = currentData?.rows ?? [];
  const noRows = isFetching ? (
    'Loading...'
  ) : (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="No Data Found!!" />
  );
  return (
    <>
      <Modal {...modal} title="Manage Category" width={560} footer={<Button onClick={close}>Close</Button>}>
        <div className="categories" aria-busy={isFetching}>
          <Button ref={addButton} type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('add')}>
            Add Category
          </Button>
          {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
          <Table<AdCategory>
            aria-label="Categories"
            size="small"
            columns={columns}
            dataSource={rows}
            rowKey="id"
            pagination={false}
            locale={{ emptyText: error === undefined || isFetching ? noRows : null }}
          />
          {currentData !== undefined && currentData.unreadable > 0 && (
            <p className="list-note">{currentData.unreadable} of the categories could not be read.</p>
          )}
        </div>
      </Modal>
      {open && (
        <CategoryDialog category={open === 'add' ? undefined : open} known={rows} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function categoryColumns(onEdit: (category: AdCategory) => void): TableColumnsType<AdCategory> {
  return [
    { title: 'Category Name', render: (_value, { name }) => <UserText>{name}</UserText> },
    { title: 'Status', render: (_value, category) => <CategorySwitch category={category} /> },
    {
      title: 'Actions',
      render: (_value, category) => (
        <span className="actions">
          <RowAction action="Edit" label={`Edit ${displayText(category.name)}`} onClick={() => onEdit(category)} />
          <DeleteCategoryButton category={category} />
        </span>
      ),
    },
  ];
}

function CategorySwitch({ category: { id, name, isEnabled } }: { category: AdCategory }) {
  const [setStatus] = useSetAdCategoryStatusMutation();
  const save = (isOn: boolean) => setStatus({ id, isEnabled: isOn });
  return <ServerSwitch aria-label={`Status of ${displayText(name)}`} isOn={isEnabled} save={save} />;
}

function DeleteCategoryButton({ category: { id, name } }: { category: AdCategory }) {
  const [deleteCategory] = useDeleteAdCategoryMutation();
  const text = (
    <>
      Do you want to delete this category? The ads in <UserText>{name}</UserText> keep its name.
    </>
  );
  const label = `Delete ${displayText(name)}`;
  return <DeleteAction label={label} title="Delete Category" text={text} run={() => deleteCategory(id)} />;
}
