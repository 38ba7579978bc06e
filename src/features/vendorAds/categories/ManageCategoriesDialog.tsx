import { PlusOutlined } from '@ant-design/icons';
import { Button, Empty, Modal, Table } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { FailureLine } from '@/shared/ui/FailureLine';
import { useModal } from '@/shared/ui/useModal';
import type { AdCategory } from '../adCategory';
import { useListAdCategoriesQuery } from '../vendorAdLists';
import { categoryColumns } from './categoryColumns';
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
