import { Button, Form, Tag, Typography } from 'antd';
import type { Limb } from '@/shared/almanac/limbs';
import { namesLike } from '@/shared/almanac/names';
import { usePreferences } from '@/shared/preferences';
import { limbLabels } from '../panchanga';
import { NameInput } from './NameInput';
import { comparison, type ComputedLimb } from './useAlmanac';

type LimbFieldProps = { limb: Limb; value: string; isWritten: boolean; computed: ComputedLimb | undefined };

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

type ComputedMarkProps = { limb: Limb; value: string; isComputed: boolean; computed: ComputedLimb; onUse: () => void };

function ComputedMark({ limb, value, isComputed, computed, onUse }: ComputedMarkProps) {
  const { name, number, hint, changesAtSunrise } = computed;
  const how = comparison(limb, value, number);
  const warning = changesAtSunrise && <Typography.Text type="warning">· changes at sunrise</Typography.Text>;
  if (isComputed || how === 'same') {
    return (
      <>
        <Tag color="processing">{isComputed ? 'computed' : 'as computed'}</Tag> {hint} {warning}
      </>
    );
  }
  return (
    <>
      <Typography.Text type={how === 'other' ? 'warning' : 'secondary'}>
        Computed: {name}, {hint}
      </Typography.Text>{' '}
      {warning}{' '}
      <Button type="link" size="small" aria-label={`Use ${name}`} onClick={onUse}>
        Use
      </Button>
    </>
  );
}
