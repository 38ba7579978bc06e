import { LayoutOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Form, Input, Popover, Segmented, Tooltip } from 'antd';
import { memo, useRef, useState } from 'react';
import { copyText } from '@/shared/format/copyText';
import { useSearchParams, useLocation, useNavigate } from 'react-router-dom';
import { isCompact, useListSearchParams } from '@/shared/routing/listSearchParams';
import { addressOf } from '@/shared/preferences/preferences';
import { columnsParam, isMovable, shownTitles, type ArrangedColumn } from './arrangement';
import { nameAtMost, swapped, useSavedViews, viewsAtMost } from './savedViews';
import { ViewsDialog, MoveButtons } from './ViewsDialog';
import './views.css';

// Drawn with each page turn, a closed menu took a twentieth of it.
export const ViewMenu = memo(function ViewMenu({ columns }: { columns: readonly ArrangedColumn[] }) {
  const [isOpen, setOpen] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const content = (
    <Flex vertical gap={12} role="group" aria-label="View" className="view-menu">
      <ColumnChoice columns={columns} />
      <SaveView
        onManage={() => {
          setOpen(false);
          setManaging(true);
        }}
      />
    </Flex>
  );
  return (
    <>
      <Popover
        content={content}
        trigger="click"
        placement="bottomRight"
        destroyOnHidden
        // Within the landmark of the screen.
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
        open={isOpen}
        onOpenChange={(opens) => {
          setOpen(opens);
          // Escape and a press elsewhere return the focus, without scrolling away from what was pressed.
          if (!opens) button.current?.focus({ preventScroll: true });
        }}
      >
        <Tooltip title={isOpen ? '' : 'View'}>
          <Button
            ref={button}
            className="view-button"
            icon={<LayoutOutlined aria-hidden />}
            aria-label="View"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
          />
        </Tooltip>
      </Popover>
      {isManaging && (
        <ViewsDialog
          onClose={() => {
            setManaging(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
});

function ColumnChoice({ columns }: { columns: readonly ArrangedColumn[] }) {
  const [search] = useSearchParams();
  const { choose } = useListSearchParams();
  const movable = [...new Set(columns.filter(isMovable).map(({ title }) => title))];
  const shown = shownTitles(columns, search);
  const hidden = movable.filter((title) => !shown.includes(title));
  const standard = shownTitles(columns, new URLSearchParams()).join(',');
  const arrange = (titles: readonly string[]) => {
    const next = titles.join(',');
    // A comma alone: no column but the name and the acts.
    choose({ [columnsParam]: next === standard ? '' : next || ',' });
  };
  return (
    <>
      <Flex vertical gap={2} role="group" aria-label="Columns" className="view-columns">
        {[...shown, ...hidden].map((title, index) => (
          <Flex key={title} align="center" justify="space-between" gap={16}>
            <Checkbox
              autoFocus={index === 0}
              checked={shown.includes(title)}
              onChange={({ target }) =>
                arrange(target.checked ? [...shown, title] : shown.filter((other) => other !== title))
              }
            >
              {title}
            </Checkbox>
            {shown.includes(title) && (
              <MoveButtons of={title} index={index} count={shown.length} onSwap={(at) => arrange(swapped(shown, at))} />
            )}
          </Flex>
        ))}
      </Flex>
      <Segmented
        block
        aria-label="Density"
        value={isCompact(search) ? 'compact' : ''}
        options={[
          { value: '', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
        onChange={(density) => choose({ density })}
      />
    </>
  );
}

function SaveView({ onManage }: { onManage: () => void }) {
  const { views, count, current, shown, save } = useSavedViews();
  const [link, setLink] = useState('Copy link');
  const copy = async () => {
    const isCopied = await copyText(`${window.location.origin}${window.location.pathname}?${current}`);
    setLink(isCopied ? 'Link copied' : 'The browser did not let it be copied');
  };
  return (
    <>
      {count < viewsAtMost ? (
        <Form<{ name: string }> layout="inline" onFinish={({ name }) => save(name.trim())}>
          <Form.Item name="name" initialValue={shown?.name ?? ''} style={{ flex: 1, marginInlineEnd: 8 }}>
            <Input
              aria-label="Name of the view"
              placeholder="Name of the view"
              maxLength={nameAtMost}
              autoComplete="off"
            />
          </Form.Item>
          <Form.Item shouldUpdate noStyle>
            {({ getFieldValue }) => (
              <Button htmlType="submit" disabled={String(getFieldValue('name') ?? '').trim() === ''}>
                Save view
              </Button>
            )}
          </Form.Item>
        </Form>
      ) : (
        <p className="list-note">{count} views are saved: remove some to save another.</p>
      )}
      <Flex gap={8} wrap>
        <Button type="link" size="small" onClick={copy}>
          {link}
        </Button>
        {views.length > 0 && (
          <Button type="link" size="small" onClick={onManage}>
            Manage views
          </Button>
        )}
      </Flex>
    </>
  );
}

export function ViewTabs() {
  const { views, shown, current } = useSavedViews();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (views.length === 0) return null;
  // A view may be a name for the list as it is.
  const standard = views.some(({ search }) => search === '') ? [] : [{ value: pathname, label: 'Standard' }];
  return (
    <Segmented
      className="view-tabs"
      aria-label="Views"
      // An address without a view selects none.
      value={shown ? addressOf(shown) : current === '' ? pathname : ' '}
      options={[...standard, ...views.map((view) => ({ value: addressOf(view), label: <bdi>{view.name}</bdi> }))]}
      onChange={(address) => void navigate(address)}
    />
  );
}
