import { Alert, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useAppDispatch } from '@/shared/hooks/store';
import { notDone } from '@/shared/notices/noticesFor';
import { displayText } from '@/shared/format/text';
import { filledRule } from '@/shared/ui/form/filledRule';
import { FormDialog } from '@/shared/ui/modal/FormDialog';
import { adviceOn, liveText, sameNumbers, type Version, type VersionNumbers } from './version';
import { useAddVersionMutation, useUpdateVersionMutation } from './versionsApi';

type VersionFormProps = {
  version?: Version;
  versions: readonly Version[];
  onClose: () => void;
};

const fields = [
  ['android', 'Android Version'],
  ['ios', 'IOS Version'],
] as const;

export function VersionForm({ version, versions, onClose }: VersionFormProps) {
  const dispatch = useAppDispatch();
  const [add] = useAddVersionMutation();
  const [update] = useUpdateVersionMutation();
  const [form] = Form.useForm<VersionNumbers>();
  // The list may be refetched meanwhile: the form keeps its initial record.
  const [initial] = useState<VersionNumbers>(version ?? { android: '', ios: '' });
  const numbers = Form.useWatch([], form) ?? initial;
  const others = versions.filter(({ id }) => id !== version?.id);
  const live = liveText(others);
  const same = version ? undefined : sameNumbers({ ...initial, ...numbers }, others);
  const pair = `${numbers.android} ${numbers.ios}`;
  const [doubledPair, setDoubledPair] = useState('');
  const save = ({ android, ios }: VersionNumbers) =>
    version ? update({ id: version.id, android, ios }) : add({ android, ios });
  return (
    <FormDialog
      title={version ? 'Update Version' : 'Add New Application Version'}
      action={version ? 'Update' : 'Add'}
      form={form}
      initial={initial}
      draftKey={version ? `version-${version.id}` : 'version'}
      isReady={!same || pair === doubledPair}
      run={save}
      onIncomplete={() => dispatch(notDone("Fields can't be empty!!"))}
      onClose={onClose}
    >
      {live && version?.isActive !== false && (
        <Alert
          className="form-wide"
          type="warning"
          title={
            version
              ? `${live} as well.`
              : 'The new version may go live at once. Look in the list, and switch off the old one if you no longer want it.'
          }
        />
      )}
      {same && (
        <Alert
          className="form-wide"
          type="warning"
          title={`Version ${displayText(same.id)} has the same Android and iOS version.`}
          description={
            <Checkbox
              checked={pair === doubledPair}
              onChange={({ target }) => setDoubledPair(target.checked ? pair : '')}
            >
              Add them a second time
            </Checkbox>
          }
        />
      )}
      {fields.map(([platform, label]) => {
        const before = version && initial[platform];
        const advice = adviceOn(numbers[platform] ?? '', { others, platform, before });
        return (
          <Form.Item
            key={platform}
            name={platform}
            label={label}
            rules={[filledRule(`Enter the ${label}`)]}
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
