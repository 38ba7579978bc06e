import { Input, Select, Typography } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { preferencesChanged } from '@/shared/preferences';
import type { Place } from '../almanac/place';
import { coordinatesText, degreesIn } from '../almanac/places';
import { Setting } from './Setting';

const zones = Intl.supportedValuesOf('timeZone');

export function CoordinatesFields({ place }: { place: Place }) {
  const id = useId();
  const dispatch = useDispatch();
  const change = (part: Partial<Place>) =>
    dispatch(preferencesChanged({ place: coordinatesText({ ...place, ...part }) }));
  const known = zones.includes(place.zone) ? zones : [place.zone, ...zones];
  return (
    <>
      <DegreesField label="Latitude" most={90} value={place.latitude} onChange={(latitude) => change({ latitude })} />
      <DegreesField
        label="Longitude"
        most={180}
        value={place.longitude}
        onChange={(longitude) => change({ longitude })}
      />
      <Setting id={id} label="Time zone">
        <Select
          id={id}
          showSearch
          popupMatchSelectWidth={false}
          value={place.zone}
          options={known.map((zone) => ({ value: zone }))}
          onChange={(zone) => change({ zone })}
        />
      </Setting>
    </>
  );
}

type DegreesFieldProps = { label: string; most: number; value: number; onChange: (degrees: number) => void };

/** Not InputNumber, which would clamp what is typed instead of marking it. */
function DegreesField({ label, most, value, onChange }: DegreesFieldProps) {
  const id = useId();
  const [text, setText] = useState(String(value));
  const isWrong = Number.isNaN(degreesIn(text, most));
  const change = (next: string) => {
    setText(next);
    const degrees = degreesIn(next, most);
    if (!Number.isNaN(degrees)) onChange(degrees);
  };
  return (
    <Setting id={id} label={label}>
      <Input
        id={id}
        className="degrees"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        status={isWrong ? 'error' : undefined}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}wrong` : undefined}
        onChange={({ target }) => change(target.value)}
        onKeyDown={keepInside}
      />
      {isWrong && (
        <Typography.Text id={`${id}wrong`} type="danger" role="alert">
          from -{most} to {most} degrees
        </Typography.Text>
      )}
    </Setting>
  );
}

/** Enter would submit the form around these fields. */
const keepInside = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};
