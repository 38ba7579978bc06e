import { CloseCircleFilled, CloseOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useScheme } from '@/shared/preferences/preferences';
import { antdThemes } from './theme';
import '@/shared/ui/antd.css';

export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      theme={antdThemes[useScheme()]}
      getPopupContainer={popupContainer}
      button={{ autoInsertSpace: false }}
      // antd's click wave mounts a React root of its own, which throws when its timeout and its transition both unmount it.
      wave={{ disabled: true }}
      drawer={closeButton}
      form={withoutMarks}
      select={clearSign}
      datePicker={clearSign}
    >
      {children}
    </ConfigProvider>
  );
}

const closeButton = { closeIcon: <CloseOutlined aria-hidden />, closable: { 'aria-label': 'Close' } };
const withoutMarks = { requiredMark: false };
const clearSign = { clearIcon: <CloseCircleFilled aria-hidden /> };

/** Pop-ups opened in a Modal are rendered inside it, since it traps the focus and hides the rest from screen readers. */
const popupContainer = (trigger?: HTMLElement) =>
  trigger?.closest<HTMLElement>('.ant-modal-container, [role="dialog"]') ?? document.body;
