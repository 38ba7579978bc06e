import { Alert, Button, Form, Input, Select, Typography, type FormItemProps } from 'antd';
import { useId, type KeyboardEvent } from 'react';
import { cities, coordinatesText, degreesIn, placeIn } from '@/shared/almanac/place';
import { useAppDispatch } from '@/shared/hooks';
import { preferencesChanged, usePreferences, type Preferences } from '@/shared/preferences';
import type { Almanac, ComputedDay } from './useAlmanac';
import './entry.css';

type Settings = Record<'latitude' | 'longitude' | 'zone', string | undefined> & Pick<Preferences, 'place' | 'spelling'>;

const byHand = 'by hand';
const places = [
  ...cities.map(({ name }) => ({ value: name, label: name })),
  { value: byHand, label: 'Other coordinates...' },
];
const spellings = [
  { value: 'pan-Indian', label: 'Pan-Indian' },
  { value: 'Kannada', label: 'Kannada' },
];
const zones = Intl.supportedValuesOf('timeZone');

export function AlmanacLine({ almanac, day }: { almanac: Almanac; day?: ComputedDay }) {
  return (
    <div role="status">
      {almanac.state === 'loading' && <Typography.Text type="secondary">The almanac is loading...</Typography.Text>}
      {almanac.state === 'missing' && (
        <Alert
          type="warning"
          role="none"
          title="Suggestions are not available: the almanac could not be loaded. Everything can be typed by hand."
          action={
            <Button size="small" onClick={almanac.retry}>
              Try again
            </Button>
          }
        />
      )}
      {almanac.state === 'ready' && (
        <Typography.Text type="secondary">
          {day && (day.reason ?? `Sunrise ${day.sunrise}.`)} Values at sunrise (drik, Lahiri). Other traditions differ;
          edit any value.
        </Typography.Text>
      )}
    </div>
  );
}

/** The almanac's place and spelling. A form of its own, so that they stay out of the entry; each is a preference at once. */
export function AlmanacSettings() {
  const dispatch = useAppDispatch();
  const { place, spelling } = usePreferences();
  const chosen = placeIn(place);
  const isCity = cities.includes(chosen);
  const known = zones.includes(chosen.zone) ? zones : [chosen.zone, ...zones];

  const change = (changed: Partial<Settings>, { latitude, longitude, zone = chosen.zone }: Settings) => {
    if (changed.spelling) dispatch(preferencesChanged({ spelling: changed.spelling }));
    else if (changed.place && changed.place !== byHand) dispatch(preferencesChanged({ place: changed.place }));
    else {
      const north = degreesIn(latitude, 90) ?? chosen.latitude;
      const east = degreesIn(longitude, 180) ?? chosen.longitude;
      dispatch(preferencesChanged({ place: coordinatesText({ latitude: north, longitude: east, zone }) }));
    }
  };

  return (
    <Form<Settings>
      name={useId()}
      component="div"
      role="group"
      aria-label="Almanac"
      className="almanac-settings"
      layout="inline"
      colon={false}
      preserve={false}
      fields={[
        { name: 'place', value: isCity ? chosen.name : byHand },
        { name: 'spelling', value: spelling },
        { name: 'zone', value: chosen.zone },
      ]}
      onValuesChange={change}
      onKeyDown={keepInside}
    >
      <Form.Item name="place" label="Place">
        <Select showSearch={{ optionFilterProp: 'label' }} popupMatchSelectWidth={false} options={places} />
      </Form.Item>
      <Form.Item name="spelling" label="Spelling">
        <Select popupMatchSelectWidth={false} options={spellings} />
      </Form.Item>
      {!isCity && (
        <>
          <DegreesField name="latitude" label="Latitude" most={90} initialValue={String(chosen.latitude)} />
          <DegreesField name="longitude" label="Longitude" most={180} initialValue={String(chosen.longitude)} />
          <Form.Item name="zone" label="Time zone">
            <Select showSearch popupMatchSelectWidth={false} options={known.map((zone) => ({ value: zone }))} />
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
      <Input className="degrees" inputMode="decimal" autoComplete="off" />
    </Form.Item>
  );
}

/** Enter would submit the outer form. */
const keepInside = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};
