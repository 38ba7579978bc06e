import { useState, type ComponentProps } from 'react';
import { readDay } from './typedDay';

/** The field of antd's pickers, which forget an unreadable text as soon as the day before it is gone. */
function TypedDayInput({ value = '', onChange, ...field }: ComponentProps<'input'>) {
  const [typed, setTyped] = useState('');
  if (typed !== '' && value !== '' && value !== typed) setTyped('');
  return (
    <input
      {...field}
      value={value === '' ? typed : value}
      onChange={(event) => {
        setTyped(readDay(event.target.value) ? '' : event.target.value);
        onChange?.(event);
      }}
    />
  );
}

/** antd's `components` of a picker. */
export const typedDayComponents = { input: TypedDayInput };
