/** Every look of a screen: its name, the colours that the system wants, and how large the window is. */
export const looks = [
  ['a desktop in light colours', 'light', { width: 1366, height: 900 }],
  ['a desktop in dark colours', 'dark', { width: 1366, height: 900 }],
  ['a phone in dark colours', 'dark', { width: 390, height: 844 }],
  ['a phone in light colours', 'light', { width: 390, height: 844 }],
] as const;
