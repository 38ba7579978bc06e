import { Form } from 'antd';
import { useState } from 'react';
import { FormDialog } from '@/shared/ui/FormDialog';
import type { AdCategory } from '../adCategory';
import { useAddAdCategoryMutation, useRenameAdCategoryMutation } from '../vendorAdsApi';
import { CategoryNameField } from './CategoryNameField';

type CategoryDialogProps = {
  /** The category to rename; without it a new one is added. */
  category?: AdCategory;
  known: readonly AdCategory[];
  onClose: () => void;
};

export function CategoryDialog({ category, known, onClose }: CategoryDialogProps) {
  const [initial] = useState({ name: category?.name ?? '' });
  const [form] = Form.useForm<typeof initial>();
  const { name } = { ...initial, ...Form.useWatch([], form) };
  const [add] = useAddAdCategoryMutation();
  const [rename] = useRenameAdCategoryMutation();
  const save = (sent: string) =>
    category ? rename({ id: category.id, name: sent }) : add({ name: sent, isNew: true });
  return (
    <FormDialog
      title={category ? 'Edit Category' : 'Add Category'}
      action={category ? 'Update' : 'Add'}
      width={440}
      form={form}
      initial={initial}
      isReady={name.trim() !== ''}
      draftKey={`ad-category-${category?.id ?? 'add'}`}
      run={(sent) => save(sent.name.trim())}
      onClose={onClose}
    >
      <CategoryNameField name="name" others={known.filter(({ id }) => id !== category?.id)} />
    </FormDialog>
  );
}
