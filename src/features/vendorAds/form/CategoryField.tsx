import { Button, Form, Select } from 'antd';
import { memo } from 'react';
import { failureText } from '@/shared/api/apiError';
import { fold } from '@/shared/search';
import { displayText } from '@/shared/text';
import { Reason } from '@/shared/ui/Reason';
import { UserText } from '@/shared/ui/UserText';
import { CategoryNameField } from '../categories/CategoryNameField';
import { useListAdCategoriesQuery } from '../vendorAdLists';
import { otherCategory, type AdValues } from './adValues';

type CategoryFieldProps = {
  /** The ad's current category, offered even if disabled. */
  own?: string;
  isGone?: boolean;
};

export const CategoryField = memo(function CategoryField({ own = '', isGone = false }: CategoryFieldProps) {
  const form = Form.useFormInstance<AdValues>();
  const category = Form.useWatch('category', form) ?? '';
  const { currentData, error, isFetching, refetch } = useListAdCategoriesQuery();
  const known = currentData?.rows ?? [];
  const enabled = known.filter(({ isEnabled }) => isEnabled).map(({ name }) => name);
  const names = [...new Set(own === '' ? enabled : [own, ...enabled])];

  const failure = error !== undefined && !isFetching && (
    <>
      <Reason short="Not loaded." sentence={displayText(failureText(error))} />{' '}
      <Button type="link" size="small" onClick={refetch}>
        Retry
      </Button>
    </>
  );
  const goneNote = isGone && (
    <>
      ‘<UserText>{category}</UserText>’ is not offered any more.
    </>
  );
  return (
    <>
      <Form.Item
        name="category"
        label="Category"
        getValueProps={(held: string) => ({ value: held === '' || isGone ? null : held })}
        validateStatus={failure ? 'error' : isGone ? 'warning' : undefined}
        help={failure || goneNote || undefined}
      >
        <Select
          showSearch={{ filterOption: isFound }}
          loading={isFetching}
          placeholder="Select a category"
          options={[
            ...names.map((name) => ({ value: name, label: displayText(name) })),
            { value: otherCategory, label: 'Other' },
          ]}
        />
      </Form.Item>
      {category === otherCategory && (
        <CategoryNameField
          name="newCategory"
          others={known}
          onUse={({ name }) => {
            form.setFieldsValue({ category: name, newCategory: '' });
            // The pressed button disappears with its field.
            form.focusField('category');
          }}
        />
      )}
    </>
  );
});

/** 'Other' matches every search, since it adds a new category. */
function isFound(search: string, option?: { value: string; label: string }) {
  return option?.value === otherCategory || fold(option?.label ?? '').includes(fold(search));
}
