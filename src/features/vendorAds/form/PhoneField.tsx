import { Form } from 'antd';
import { memo, useState } from 'react';
import { MobileInput } from './MobileInput';

/** A mobile number with its country, India at first; its error is shown after the field was left, or when it had a value from the start. */
export const PhoneField = memo(function PhoneField({ onCheck }: { onCheck: (isValid: boolean) => void }) {
  const form = Form.useFormInstance();
  const [isValid, setValid] = useState(true);
  const [wasLeft, setLeft] = useState(() => form.getFieldValue('mobile') !== '');
  const isWrong = !isValid && wasLeft;
  return (
    <Form.Item
      name="mobile"
      label="Mobile"
      {...(isWrong && { validateStatus: 'error', help: 'Please enter valid number' })}
    >
      <MobileInput
        isWrong={isWrong}
        onCheck={(isNumber) => {
          setValid(isNumber);
          onCheck(isNumber);
        }}
        onLeave={() => setLeft(true)}
      />
    </Form.Item>
  );
});
