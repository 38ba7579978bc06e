import { Form, Input } from 'antd';
import { useState } from 'react';
import { longestDescription } from '@contract/limits';
import { cutDescription, lengthOf } from './adValues';

/** Says how much of a paste did not fit. */
export function DescriptionField() {
  const [lost, setLost] = useState(0);
  const cut = (text: string) => {
    const fitting = cutDescription(text);
    setLost(lengthOf(text) - lengthOf(fitting));
    return fitting;
  };
  const help = `Only ${longestDescription} characters fit; ${lost} ${lost === 1 ? 'was' : 'were'} left out`;
  return (
    <Form.Item
      name="description"
      label="Description"
      className="form-wide"
      {...(lost > 0 && { validateStatus: 'warning', help })}
    >
      <Input
        count={{ max: longestDescription, show: true, strategy: lengthOf, exceedFormatter: cut }}
        onChange={({ target }) => lengthOf(target.value) < longestDescription && setLost(0)}
      />
    </Form.Item>
  );
}
