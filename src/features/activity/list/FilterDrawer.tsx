import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { ActivityFilters, type ActivityFiltersProps } from './ActivityFilters';

const none = { administrator: '', action: '', member: '', from: '', to: '' };

/** The filters of a narrow screen: a button that says how many are on, and a sheet from below. */
export function FilterDrawer({ count, ...filters }: ActivityFiltersProps & { count: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <Drawer
        title="Filters"
        rootClassName="filter-drawer"
        placement="bottom"
        size="auto"
        open={isOpen}
        destroyOnHidden
        closable={{ 'aria-label': 'Close' }}
        onClose={() => setOpen(false)}
      >
        <ActivityFilters {...filters} />
        <div className="filter-ways">
          <Button disabled={count === 0} onClick={() => filters.onChoose(none)}>
            Clear all
          </Button>
          <Button type="primary" onClick={() => setOpen(false)}>
            Show
          </Button>
        </div>
      </Drawer>
    </>
  );
}
