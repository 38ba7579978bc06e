import type { InputProps } from 'antd';
import { useState, type ChangeEvent } from 'react';
import { lengthOf } from '../vendorAd';

const cutText = (lost: number) => `The text was cut: ${lost} character${lost === 1 ? '' : 's'} did not fit`;

/** Cuts a text at a length and reports what was cut, as props for Form.Item and its Input. */
export function useLimit(max: number) {
  const [lost, setLost] = useState(0);
  const count: InputProps['count'] = {
    max,
    strategy: lengthOf,
    exceedFormatter: (text) => {
      setLost(lengthOf(text) - max);
      return [...text].slice(0, max).join('');
    },
  };
  const clear = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (lengthOf(target.value) < max) setLost(0);
  };
  return {
    item: lost > 0 ? ({ validateStatus: 'warning', help: cutText(lost) } as const) : {},
    input: { count, onChange: clear },
  };
}
