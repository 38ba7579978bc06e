import { Form, Input } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { FormDialog } from '@/shared/ui/FormDialog';
import { adviceOn, type Version, type VersionNumbers } from './version';
import { emptyFieldsText, fieldsLeftEmpty, useAddVersionMutation, useUpdateVersionMutation } from './versionsApi';

type VersionFormProps = {
  /** The record to change; without it a new one is added. */
  version?: Version;
  versions: readonly Version[];
  onClose: () => void;
};

const labels: Record<keyof VersionNumbers, string> = { android: 'Android Version', ios: 'IOS Version' };
const platforms = Object.keys(labels) as (keyof VersionNumbers)[]; // the table has exactly these

export function VersionForm({ version, versions, onClose }: VersionFormProps) {
  const dispatch = useDispatch();
  const [add] = useAddVersionMutation();
  const [update] = useUpdateVersionMutation();
  const [form] = Form.useForm<VersionNumbers>();
  // The list may be read again while the box is open: the form keeps what it began with.
  const [initial] = useState<VersionNumbers>(version ?? { android: '', ios: '' });
  const numbers = Form.useWatch([], form) ?? initial;
  const others = versions.filter(({ id }) => id !== version?.id);

  const send = async ({ android, ios }: VersionNumbers) => {
    if (android.trim() !== '' && ios.trim() !== '')
      return version ? update({ id: version.id, android, ios }) : add({ android, ios });
    dispatch(fieldsLeftEmpty());
    return { error: { kind: 'refused', message: emptyFieldsText } };
  };

  return (
    <FormDialog
      title={version ? 'Update Version' : 'Add New Application Version'}
      action={version ? 'Update' : 'Add'}
      form={form}
      initial={initial}
      draftKey={version ? `version-${version.id}` : 'version'}
      run={send}
      onClose={onClose}
    >
      {platforms.map((platform) => {
        const known = others.map((other) => other[platform]);
        const advice = adviceOn(numbers[platform] ?? '', known, version && initial[platform]);
        return (
          <Form.Item
            key={platform}
            name={platform}
            label={labels[platform]}
            validateStatus={advice && 'warning'}
            help={advice}
          >
            <Input autoComplete="off" maxLength={50} />
          </Form.Item>
        );
      })}
    </FormDialog>
  );
}
