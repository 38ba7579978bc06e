import { AutoComplete, Button, Flex, Form, Input, Tag, Typography, type InputProps } from 'antd';
import { useState } from 'react';
import type { Limb } from '../almanac/limbs';
import { namesLike } from '../almanac/names';
import { comparison, type ComputedLimb, leavesOut, useAlmanacSettings } from '../computedDay';
import { limbLabels } from '../panchanga';

type LimbFieldProps = { limb: Limb; value: string; isWritten: boolean; computed: ComputedLimb | undefined };

export function LimbField({ limb, value, isWritten, computed }: LimbFieldProps) {
  return (
    <Form.Item
      name={limb}
      label={limbLabels[limb]}
      getValueProps={(text?: string) => ({ value: text ?? computed?.value })}
      extra={computed && <ComputedMark limb={limb} value={value} isWritten={isWritten} computed={computed} />}
    >
      <NameInput limb={limb} computed={computed?.name} />
    </Form.Item>
  );
}

function ComputedMark({ limb, value, isWritten, computed }: LimbFieldProps & { computed: ComputedLimb }) {
  const form = Form.useFormInstance();
  const { value: proposed, hint, note, changesAtSunrise } = computed;
  const how = comparison(limb, value, computed.number);
  const isOther = isWritten && (how !== 'same' || (note !== undefined && leavesOut(limb, note, value)));
  return (
    <>
      <Typography.Text type={isOther && how === 'other' ? 'warning' : 'secondary'}>
        {isOther && `Almanac: ${proposed}`}
        {!isOther ? hint : !proposed.includes(hint) && `, ${hint}`} {note && `· ${note.text}`}
      </Typography.Text>{' '}
      {changesAtSunrise && <Typography.Text type="warning">· changes at sunrise</Typography.Text>}{' '}
      {isOther && (
        <Button
          type="link"
          size="small"
          aria-label={`Use this: ${proposed}`}
          onClick={() => form.setFieldValue(limb, proposed)}
        >
          Use this
        </Button>
      )}
    </>
  );
}

/** Form.Item supplies all but the first two. */
type NameInputProps = {
  limb: Limb;
  computed: string | undefined;
  value?: string;
  onChange?: (text: string) => void;
} & Pick<InputProps, 'id' | 'aria-describedby'>;

function NameInput({ limb, computed, id, value = '', onChange, ...described }: NameInputProps) {
  const { spelling } = useAlmanacSettings();
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const names = namesLike(limb, isTyping ? value : '', spelling);
  const activeIndex = active === undefined ? -1 : names.indexOf(active);

  return (
    <AutoComplete
      id={id}
      // With its own value, AutoComplete lets Enter replace the text by the first suggestion.
      value=""
      options={names.map((name) => ({ value: name }))}
      optionRender={({ value: name }) => (
        <Flex justify="space-between" align="center">
          {name}
          {name === computed && <Tag color="processing">almanac</Tag>}
        </Flex>
      )}
      onActive={(name) => setActive(typeof name === 'string' ? name : undefined)}
      onSelect={(name: string) => onChange?.(name)}
      onOpenChange={(isNowOpen) => {
        setOpen(isNowOpen);
        if (!isNowOpen) setTyping(false);
        setActive(undefined);
      }}
      // Tab would choose the hovered name.
      onInputKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()}
    >
      <Input
        aria-describedby={described['aria-describedby']}
        // AutoComplete would refer to a missing option while none is active.
        aria-activedescendant={isOpen && activeIndex >= 0 ? `${id}_list_${activeIndex}` : undefined}
        value={value}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyping(true);
          setActive(undefined);
          onChange?.(target.value);
        }}
      />
    </AutoComplete>
  );
}
