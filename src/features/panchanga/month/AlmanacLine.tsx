import { Button, Flex, Form, Input, Select, Typography, type FormItemProps } from 'antd';
import { useId, useState } from 'react';
import { cities, coordinatesText, degreesIn } from '../almanac/place';
import { useAppDispatch } from '@/shared/hooks/store';
import { preferencesChanged, type Preferences } from '@/shared/preferences/preferences';
import { almanacText, useAlmanacSettings } from '../computedDay';

type Settings = Record<'latitude' | 'longitude' | 'zone', string | undefined> &
  Pick<Preferences, 'place' | 'ownSpelling'>;

const otherPlace = 'by hand';
const places = [
  ...cities.map(({ name }) => ({ value: name, label: name })),
  { value: otherPlace, label: 'Other coordinates...' },
];
const spellingLabels = { 'pan-Indian': 'Pan-Indian', Kannada: 'Kannada' };
const spellings = Object.entries(spellingLabels).map(([value, label]) => ({ value, label }));
const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value }));

const inLine = { paddingInline: 0 };

export function AlmanacLine() {
  const dispatch = useAppDispatch();
  const { service, servicePlace, place, spelling } = useAlmanacSettings();
  const isOwn = place.name === servicePlace && spelling === service.spelling;
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex vertical gap={8} className="almanac-line" style={{ marginTop: 10 }}>
      <Flex wrap align="center" gap="0 12px">
        <Button type="link" style={inLine} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Almanac: {place.name}, {spellingLabels[spelling]}
        </Button>
        <Typography.Text type="secondary">{almanacText}</Typography.Text>
      </Flex>
      {!isOwn && (
        <Typography.Text type="warning">
          for {place.name}, {spellingLabels[spelling]}; this service uses {servicePlace},{' '}
          {spellingLabels[service.spelling]}{' '}
          <Button
            type="link"
            size="small"
            style={inLine}
            onClick={() => dispatch(preferencesChanged({ place: '', ownSpelling: '' }))}
          >
            Use these
          </Button>
        </Typography.Text>
      )}
      {isOpen && <AlmanacSettings />}
    </Flex>
  );
}

function AlmanacSettings() {
  const dispatch = useAppDispatch();
  const { service, place: chosen, spelling } = useAlmanacSettings();
  const isCity = cities.includes(chosen);

  const change = (changed: Partial<Settings>, { latitude, longitude, zone = chosen.zone }: Settings) => {
    const { ownSpelling: written, place: named } = changed;
    const north = degreesIn(latitude, 90) ?? chosen.latitude;
    const east = degreesIn(longitude, 180) ?? chosen.longitude;
    const byHand = coordinatesText({ latitude: north, longitude: east, zone });
    const place = named && named !== otherPlace ? named : byHand;
    // What the service uses is not kept: it may change there.
    if (written) dispatch(preferencesChanged({ ownSpelling: written === service.spelling ? '' : written }));
    else dispatch(preferencesChanged({ place: place === service.place ? '' : place }));
  };

  return (
    <Form<Settings>
      name={useId()}
      aria-label="Almanac"
      className="almanac-settings"
      style={{ rowGap: 8 }}
      layout="inline"
      colon={false}
      preserve={false}
      fields={[
        { name: 'place', value: isCity ? chosen.name : otherPlace },
        { name: 'ownSpelling', value: spelling },
        { name: 'zone', value: chosen.zone },
      ]}
      onValuesChange={change}
    >
      <Form.Item name="place" label="Place">
        <Select showSearch={{ optionFilterProp: 'label' }} popupMatchSelectWidth={false} options={places} />
      </Form.Item>
      <Form.Item name="ownSpelling" label="Spelling">
        <Select popupMatchSelectWidth={false} options={spellings} />
      </Form.Item>
      {!isCity && (
        <>
          <DegreesField name="latitude" label="Latitude" most={90} initialValue={String(chosen.latitude)} />
          <DegreesField name="longitude" label="Longitude" most={180} initialValue={String(chosen.longitude)} />
          <Form.Item name="zone" label="Time zone">
            <Select showSearch popupMatchSelectWidth={false} options={zones} />
          </Form.Item>
        </>
      )}
    </Form>
  );
}

/** Not InputNumber, which clamps a wrong value instead of marking it. */
function DegreesField({ most, ...item }: FormItemProps & { most: number }) {
  const validator = async (_rule: unknown, text: string) => {
    if (degreesIn(text, most) === undefined) throw new Error(`from -${most} to ${most} degrees`);
  };
  return (
    <Form.Item {...item} rules={[{ validator }]}>
      <Input style={{ width: 110 }} inputMode="decimal" autoComplete="off" />
    </Form.Item>
  );
}
