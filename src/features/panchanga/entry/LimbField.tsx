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
  onUse: (name: string) => void;
};

/** Free text with suggested names, and the almanac's value below it. */
export function LimbField({ limb, value, isWritten, computed, onUse }: LimbFieldProps) {
  const { spelling } = usePreferences();
  return (
    <Form.Item
      name={limb}
      label={limbLabels[limb]}
      // Shows the computed value until something is typed.
      getValueProps={(text?: string) => ({ value: text ?? computed?.name })}
      extra={
        computed && (
          <ComputedMark
            limb={limb}
            value={value}
            isComputed={!isWritten}
            computed={computed}
            onUse={() => onUse(computed.name)}
          />
        )
      }
    >
      <NameInput namesLike={(begun) => namesLike(limb, begun, spelling)} computed={computed?.name} />
    </Form.Item>
  );
}
