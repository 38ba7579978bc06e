import enUS from 'antd/es/date-picker/locale/en_US';
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

/** Of antd's pickers. Their buttons for month and year are called what they show, as whoever speaks to the browser calls them. */
export const typedDayPicker = {
  components: { input: TypedDayInput },
  locale: { ...enUS, lang: { ...enUS.lang, monthSelect: '', yearSelect: '' } },
  preserveInvalidOnBlur: true,
  // A hovered day would replace what is being typed.
  previewValue: false,
} as const;
