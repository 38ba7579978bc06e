import { Form, Select } from 'antd';
import { displayText } from '@/shared/format/text';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { UserText } from '@/shared/ui/text/UserText';
import { searchKey } from '@contract/text';
import { CategoryNameField, likeCategory } from '../categories/CategoryNameField';
import { otherCategory, type AdValues } from '../vendorAd';
import { useListAdCategoriesQuery } from '../vendorAdsApi';

type CategoryFieldProps = { values: AdValues; own: string; isGone: boolean };

/** Offers the ad's own category even if it is disabled. */
export function CategoryField({ values: { category, newCategory }, own, isGone }: CategoryFieldProps) {
  const form = Form.useFormInstance<AdValues>();
  const { currentData, error, isFetching, refetch } = useListAdCategoriesQuery();
  const known = currentData?.rows ?? [];
  const enabled = known.filter(({ isEnabled }) => isEnabled).map(({ name }) => name);
  const names = new Set(own === '' ? enabled : [own, ...enabled]);
  const like = likeCategory(newCategory, known);

  const isFailed = error !== undefined && !isFetching;
  const goneNote = isGone && (
    <>
      ‘<UserText>{category}</UserText>’ is not offered any more.
    </>
  );
  const choose = (name: string) => {
    form.setFieldsValue({ category: name, newCategory: '' });
    // The pressed button disappears with its field.
    form.focusField('category');
  };
  return (
    <>
      <Form.Item
        name="category"
        label="Category"
        getValueProps={(held: string) => ({ value: held === '' || isGone ? null : held })}
        validateStatus={isFailed ? 'error' : isGone ? 'warning' : undefined}
        help={isFailed ? <FailureLine error={error} retry={refetch} /> : goneNote || undefined}
      >
        <Select
          showSearch={{ filterOption: isOffered }}
          loading={isFetching}
          placeholder="Select a category"
          options={[
            ...[...names].map((name) => ({ value: name, label: displayText(name) })),
            { value: otherCategory, label: 'Other' },
          ]}
        />
      </Form.Item>
      {category === otherCategory && (
        <CategoryNameField
          name="newCategory"
          like={like}
          action={like?.category.isEnabled && { label: 'Use it', press: () => choose(like.category.name) }}
        />
      )}
    </>
  );
}

/** 'Other' matches every search, since it adds a new category. */
const isOffered = (search: string, option?: { value: string; label: string }) =>
  option?.value === otherCategory || searchKey(option?.label ?? '').includes(searchKey(search));
