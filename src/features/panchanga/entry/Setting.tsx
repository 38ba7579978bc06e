import { Flex } from 'antd';
import type { ReactNode } from 'react';

/** A label and its field. A Form.Item would make the field a part of the entry. */
export function Setting({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <Flex wrap align="center" gap="4px 8px">
      <label htmlFor={id}>{label}</label>
      {children}
    </Flex>
  );
}
