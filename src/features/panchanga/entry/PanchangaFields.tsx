import { limbs } from '../panchanga';
import { AlmanacLine } from './AlmanacLine';
import { AlmanacSettings } from './AlmanacSettings';
import { LimbField } from './LimbField';
import type { EntryForm } from './useEntryForm';
import './entry.css';

export function PanchangaFields({ form, written, values, almanac, day }: EntryForm) {
  return (
    <>
      {limbs.map((limb) => (
        <LimbField
          key={limb}
          limb={limb}
          value={values[limb]}
          isWritten={written[limb] !== undefined}
          computed={day?.limbs?.[limb]}
          onUse={(name) => form.setFieldValue(limb, name)}
        />
      ))}
      <div className="form-wide almanac-part">
        <AlmanacSettings />
        <AlmanacLine almanac={almanac} day={day} />
      </div>
    </>
  );
}
