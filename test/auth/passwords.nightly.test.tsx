import { refuseOwnPassword } from './passwordsSteps';

it.each([
  ['New Password', 'The new password must have', ['Lotus-Lamp-2026', 'short', 'short']],
  ['Confirm Password', 'The new password and its confirmation', ['Lotus-Lamp-2026', 'Jasmine-Garland-7', 'Other']],
])('the own password stays when the server refuses %s, which says so and has the focus', refuseOwnPassword);
