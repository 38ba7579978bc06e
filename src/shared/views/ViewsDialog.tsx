import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Select } from 'antd';
import type { SavedView } from '@/shared/preferences/preferences';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { RowAction } from '@/shared/ui/list/RowAction';
import { nameAtMost, swapped, useSavedViews } from './savedViews';

const openings: { value: SavedView['opens']; label: string }[] = [
  { value: '', label: 'When chosen' },
  { value: 'list', label: 'With this list' },
  { value: 'console', label: 'After signing in' },
];

/** Names, order and end of the saved views of a list. */
export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const { views, change } = useSavedViews();
  const put = (index: number, part: Partial<SavedView>) =>
    change(
      views.map((view, at) => {
        if (at === index) return { ...view, ...part };
        return part.opens && view.opens === part.opens ? { ...view, opens: '' as const } : view;
      }),
    );
  return (
    <InfoDialog title="Views" width={560} onClose={onClose}>
      <Flex vertical gap={8} component="ul" className="views-list">
        {views.length === 0 && <li>No view is saved of this list.</li>}
        {views.map((view, index) => (
          <Flex key={view.search} component="li" wrap align="center" gap={8}>
            <Input
              aria-label={`Name of ${view.name}`}
              style={{ flex: '1 1 180px', width: 'auto' }}
              defaultValue={view.name}
              maxLength={nameAtMost}
              onBlur={({ target }) => put(index, { name: target.value.trim() || view.name })}
              onPressEnter={({ currentTarget }) => currentTarget.blur()}
            />
            <Select
              aria-label={`Opening of ${view.name}`}
              style={{ width: 160 }}
              options={openings}
              value={view.opens}
              onChange={(opens) => put(index, { opens })}
            />
            <Button
              size="small"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={`Move ${view.name} up`}
              disabled={index === 0}
              onClick={() => change(swapped(views, index - 1))}
            />
            <Button
              size="small"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={`Move ${view.name} down`}
              disabled={index === views.length - 1}
              onClick={() => change(swapped(views, index))}
            />
            <RowAction
              action="Delete"
              label={`Remove ${view.name}`}
              onClick={() => change(views.filter((other) => other !== view))}
            />
          </Flex>
        ))}
      </Flex>
    </InfoDialog>
  );
}
