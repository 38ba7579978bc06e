import { Button, Form, Input, Select, type FormItemProps } from 'antd';
import { fold } from '@/shared/format/search';
import { displayText } from '@/shared/format/text';
import { filledRule } from '@/shared/ui/form/filledRule';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { UserText } from '@/shared/ui/text/UserText';
import { longestCategory } from '@contract/limits';
import { isCategoryLike, otherCategory, type AdCategory, type AdValues } from '../vendorAd';
import { useListAdCategoriesQuery } from '../vendorAdsApi';

type CategoryFieldProps = { values: AdValues; own: string; isGone: boolean };

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
          showSearch={{ filterOption: isCategoryLike }}
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

type LikeCategory = { category: AdCategory; isSame: boolean };

type CategoryNameFieldProps = Pick<FormItemProps, 'name' | 'className'> & {
  like: LikeCategory | undefined;
  action: { label: string; press: () => void } | false | undefined;
};

export function CategoryNameField({ like, action, ...item }: CategoryNameFieldProps) {
  return (
    <Form.Item
      {...item}
      label="Category Name"
      rules={[filledRule('Enter a name')]}
      {...(like && {
        validateStatus: 'warning',
        help: (
          <>
            <LikeText {...like} />{' '}
            {action && (
              <Button type="link" size="small" onClick={action.press}>
                {action.label}
              </Button>
            )}
          </>
        ),
      })}
    >
      <Input maxLength={longestCategory} autoComplete="off" />
    </Form.Item>
  );
}

function LikeText({ category: { name, isEnabled }, isSame }: LikeCategory) {
  const quoted = <UserText>{name}</UserText>;
  return isSame ? (
    <>
      ‘{quoted}’ already exists{isEnabled ? '.' : ', disabled.'}
    </>
  ) : (
    <>
      Did you mean ‘{quoted}’?{!isEnabled && ' It is disabled.'}
    </>
  );
}

/** A category that this name may mean: one that differs in case, accents, blanks and punctuation, or by a typing error. */
export function likeCategory(name: string, known: readonly AdCategory[]): LikeCategory | undefined {
  const key = lettersOf(name);
  if (key === '') return undefined;
  const same = known.find((category) => lettersOf(category.name) === key);
  if (same) return { category: same, isSame: true };
  const like = known.find((category) => isTypoOf(key, lettersOf(category.name)));
  return like && { category: like, isSame: false };
}

export const sameCategory = (name: string, known: readonly AdCategory[]) =>
  known.find((category) => withoutBlanks(category.name) === withoutBlanks(name));

const withoutBlanks = (name: string) => fold(name).replaceAll(' ', '');

/** Indic vowel signs count as letters. */
const lettersOf = (name: string) =>
  fold(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '');

/** One letter more, fewer or other, or two swapped. Short names always differ by as little. */
function isTypoOf(typed: string, meant: string) {
  const [one, other] = [[...typed], [...meant]];
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false;
  const start = one.findIndex((letter, index) => letter !== other[index]);
  // All of the shorter name begins the longer one.
  if (start < 0) return true;
  const rest = (letters: string[], skipped: number) => letters.slice(start + skipped).join('');
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[start] === other[start + 1] && one[start + 1] === other[start] && rest(one, 2) === rest(other, 2))
  );
}
