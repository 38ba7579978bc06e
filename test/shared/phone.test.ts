import { displayPhone } from '@/shared/format/phone';

it.each([
  ...['919845011111', '+919845011111', '+91 98450-11111', '09845011111', '9845011111', '98450 11111'],
  '00919845011111',
])('shows the Indian mobile number %s as every other one', (phone) => {
  expect(displayPhone(phone)).toBe('+91 98450 11111');
});

it.each(['+9845011111', '0820 2521234', '+15106384127', '1234567890', '98450111112', 'none'])(
  'leaves %s as it is',
  (phone) => {
    expect(displayPhone(phone)).toBe(phone);
  },
);
