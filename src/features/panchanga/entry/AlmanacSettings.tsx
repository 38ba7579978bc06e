import { Flex, Select } from 'antd';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { preferencesChanged, usePreferences } from '@/shared/preferences';
import { cities, coordinatesText, placeIn } from '../almanac/places';
import { CoordinatesFields } from './CoordinatesFields';
import { Setting } from './Setting';

const byHand = 'by hand';
const places = [
  ...cities.map(({ name }) => ({ value: name, label: name })),
  { value: byHand, label: 'Other coordinates...' },
];
const spellings = [
  { value: 'pan-Indian' as const, label: 'Pan-Indian' },
  { value: 'Kannada' as const, label: 'Kannada' },
];

export function AlmanacSettings() {
  const dispatch = useDispatch();
  const { place, spelling } = usePreferences();
  const placeId = useId();
  const spellingId = useId();
  const chosen = placeIn(place);
  const isCity = cities.includes(chosen);

  const choosePlace = (name: string) =>
    dispatch(preferencesChanged({ place: name === byHand ? coordinatesText(chosen) : name }));

  return (
    <Flex wrap gap="8px 16px" role="group" aria-label="Almanac">
      <Setting id={placeId} label="Place">
        <Select
          id={placeId}
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
          value={isCity ? chosen.name : byHand}
          options={places}
          onChange={choosePlace}
        />
      </Setting>
      <Setting id={spellingId} label="Spelling">
        <Select
          id={spellingId}
          popupMatchSelectWidth={false}
          value={spelling}
          options={spellings}
          onChange={(chosenSpelling) => dispatch(preferencesChanged({ spelling: chosenSpelling }))}
        />
      </Setting>
      {!isCity && <CoordinatesFields place={chosen} />}
    </Flex>
  );
}
