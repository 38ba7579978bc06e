import { type ReactNode, useState, type MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ControlOutlined } from '@ant-design/icons';
import { Button, Drawer, Flex } from 'antd';
import { isMovable, unknownTitles, type ArrangedColumn } from '@/shared/views/arrangement';
import { ViewMenu, ViewTabs } from '@/shared/views/ViewMenu';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import './listHead.css';
import './toolsSheet.css';

export type ListHeadProps = {
  /** The name of the list for screen readers, where the top bar shows it. */
  title?: string;
  titleId?: string;
  /** The name of the list where the top bar shows another. */
  heading?: string;
  count: ReactNode;
  columns?: readonly ArrangedColumn[];
  children?: ReactNode;
};

export function ListHead({ heading, title = heading, titleId, count, columns, children }: ListHeadProps) {
  const [search] = useSearchParams();
  const unknown = columns ? unknownTitles(columns, search) : [];
  return (
    <>
      {columns && <ViewTabs />}
      <div className="list-head">
        {title !== undefined && (
          <h2 id={titleId} className={heading === undefined ? 'visually-hidden' : undefined}>
            {title}
          </h2>
        )}
        <p className="list-count" role="status">
          {count}
        </p>
        <div className="list-tools">
          {children}
          {columns?.some(isMovable) && <ViewMenu columns={columns} />}
        </div>
      </div>
      <AddressNote text="This address names columns that the list does not have:" names={unknown} />
    </>
  );
}

/** What of the address the list leaves out. */
export function AddressNote({ text, names }: { text: string; names: readonly string[] }) {
  return (
    names.length > 0 && (
      <p className="list-note" role="status" style={{ marginBottom: 10 }}>
        {text} {names.join(', ')}.
      </p>
    )
  );
}

export function ListTools({ filters = [], children }: { filters?: readonly boolean[]; children: ReactNode }) {
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return children;
  const leaveAfterButton = ({ target }: MouseEvent) => {
    const button = (target as Element).closest('.ant-btn'); // a click's target is an element
    if (button && !button.matches('.export')) setOpen(false);
  };
  const count = filters.filter(Boolean).length;
  return (
    <>
      <Button
        className="tools-button"
        icon={<ControlOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count === 0 ? 'Tools' : `Tools (${count})`}
      </Button>
      <Drawer
        title="Tools"
        rootClassName="tools-sheet"
        placement="bottom"
        size="auto"
        open={isOpen}
        destroyOnHidden
        onClose={() => setOpen(false)}
        onClick={leaveAfterButton}
      >
        <Flex vertical gap={12}>
          {children}
        </Flex>
      </Drawer>
    </>
  );
}
