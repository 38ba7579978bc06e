import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useScheme } from '@/shared/scheme';
import { antdThemes } from './theme';

export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      theme={antdThemes[useScheme()]}
      getPopupContainer={popupContainer}
      button={{ autoInsertSpace: false }}
      // Each wave is a React root of its own, which throws when it ends by its deadline and by its transition.
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}

/** A Modal keeps the focus, and hides what is around it from screen readers: lists of choices that open in it open inside. */
const popupContainer = (trigger?: HTMLElement) =>
  trigger?.closest<HTMLElement>('.ant-modal-container, [role="dialog"]') ?? document.body;
