import { Input } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { FormDialog } from '@/shared/ui/FormDialog';
import { FormField } from '@/shared/ui/FormField';
import { adviceOn, type Version, type VersionNumbers } from './version';
import { emptyFieldsText, fieldsLeftEmpty } from './versionsApi';

type VersionFormProps = {
  title: string;
  action: string;
  initial: VersionNumbers;
  /** Whether the initial numbers are a record's own. */
  isChange: boolean;
  others: readonly Version[];
  draftKey: string;
  run: (numbers: VersionNumbers) => Promise<{ error?: unknown }>;
  onClose: () => void;
};

/** The two fields of a record, with advice on numbers that look like a slip. */
export function VersionForm({ title, action, initial, isChange, others, draftKey, run, onClose }: VersionFormProps) {
  const dispatch = useDispatch();
  const [numbers, setNumbers] = useState(initial);

  const send = async () => {
    if (numbers.android.trim() !== '' && numbers.ios.trim() !== '') return run(numbers);
    dispatch(fieldsLeftEmpty());
    return { error: { kind: 'refused', message: emptyFieldsText } };
  };

  const fieldOf = (platform: keyof VersionNumbers, label: string) => {
    const advice = adviceOn(
      numbers[platform],
      others.map((version) => version[platform]),
      isChange ? initial[platform] : undefined,
    );
    return (
      <FormField label={label} note={advice === undefined ? undefined : { tone: 'warning', text: advice }}>
        {(field) => (
          <Input
            {...field}
            value={numbers[platform]}
            autoComplete="off"
            maxLength={50}
            onChange={({ target }) => setNumbers((before) => ({ ...before, [platform]: target.value }))}
          />
        )}
      </FormField>
    );
  };

  return (
    <FormDialog
      title={title}
      action={action}
      values={numbers}
      initial={initial}
      isReady
      draft={{ key: draftKey, restore: (texts) => setNumbers({ ...initial, ...texts }) }}
      run={send}
      onClose={onClose}
    >
      {fieldOf('android', 'Android Version')}
      {fieldOf('ios', 'IOS Version')}
    </FormDialog>
  );
}
