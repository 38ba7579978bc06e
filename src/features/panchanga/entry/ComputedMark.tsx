import { Button, Tag, Typography } from 'antd';
import type { Limb } from '../almanac/limbs';
import { comparison, type ComputedLimb } from './computedDay';

type ComputedMarkProps = {
  limb: Limb;
  value: string;
  isComputed: boolean;
  computed: ComputedLimb;
  onUse: () => void;
};

export function ComputedMark({ limb, value, isComputed, computed, onUse }: ComputedMarkProps) {
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
