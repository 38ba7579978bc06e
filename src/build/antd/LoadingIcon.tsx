import { LoadingOutlined } from '@ant-design/icons';
import type { CSSProperties } from 'react';

type LoadingIconProps = {
  prefixCls: string;
  loading?: boolean | object;
  existIcon: boolean;
  className?: string;
  style?: CSSProperties;
};

/** Turns in a button while its call is under way. Ant Design's own stays for good when the answer is quicker than its fading in. */
export default function LoadingIcon({ prefixCls, loading, existIcon, className = '', style }: LoadingIconProps) {
  if (!loading && !existIcon) return null;
  return (
    <span className={`${prefixCls}-icon ${prefixCls}-loading-icon ${className}`} style={style}>
      <LoadingOutlined />
    </span>
  );
}
