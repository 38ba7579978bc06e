import { Form } from 'antd';
import { usePreferences } from '@/shared/preferences';
import type { Limb } from '../almanac/limbs';
import { namesLike } from '../almanac/names';
import { limbLabels } from '../panchanga';
import type { ComputedLimb } from './computedDay';
import { ComputedMark } from './ComputedMark';
import { NameInput } from './NameInput';

type LimbFieldProps = {
  limb: Limb;
  value: string;
  isWritten: boolean;
  computed: ComputedLimb | undefined;
};

export function LimbField({ limb, value, isWritten, computed }: LimbFieldProps) {
  const { spelling } = usePreferences();
  const form = Form.useFormInstance();
  return (
    <Form.Item
      name={limb}
      label={limbLabels[limb]}
      getValueProps={(text?: string) => ({ value: text ?? computed?.name })}
      extra={
        computed && (
          <ComputedMark
            limb={limb}
            value={value}
            isComputed={!isWritten}
            computed={computed}
            onUse={() => form.setFieldValue(limb, computed.name)}
          />
        )
      }
    >
      <NameInput namesLike={(begun) => namesLike(limb, begun, spelling)} computed={computed?.name} />
    </Form.Item>
  );
}
