import { type TableColumnsType } from 'antd';
import { displayText } from '@/shared/text';
import { DeleteAction } from '@/shared/ui/DeleteAction';
import { RowAction } from '@/shared/ui/RowAction';
import { ServerSwitch } from '@/shared/ui/ServerSwitch';
import { UserText } from '@/shared/ui/UserText';
import type { AdCategory } from '../adCategory';
import { useDeleteAdCategoryMutation, useSetAdCategoryStatusMutation } from '../vendorAdsApi';

export function categoryColumns(onEdit: (category: AdCategory) => void): TableColumnsType<AdCategory> {
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
