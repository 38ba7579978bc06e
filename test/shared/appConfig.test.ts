import { appConfig, hasExtension } from '@/shared/api/appConfig';

describe('the extensions in config.js', () => {
  it('are those of the list, whatever else a newer server names there', () => {
    window.appConfig = { extensions: ['journal', 'telepathy'] };
    expect([hasExtension('journal'), hasExtension('logout')]).toEqual([true, false]);
  });

  it.each([
    [undefined],
    [{}],
    [{ extensions: null }],
    [{ extensions: 'journal' }],
    [{ extensions: { journal: true } }],
    [{ extensions: ['journal', 7] }],
  ])('are none in %j', (config) => {
    window.appConfig = config;
    expect(hasExtension('journal')).toBe(false);
  });
});

it.each([
  [undefined, { place: 'Udupi', spelling: 'pan-Indian', language: '' }],
  ['Bengaluru', { place: 'Udupi', spelling: 'pan-Indian', language: '' }],
  [
    { place: ' Bengaluru ', spelling: 7 },
    { place: 'Bengaluru', spelling: 'pan-Indian', language: '' },
  ],
  [
    { place: '', spelling: 'Kannada', language: 'Hindi' },
    { place: 'Udupi', spelling: 'Kannada', language: 'Hindi' },
  ],
])('the almanac in config.js, %j, is read as %j', (almanac, expected) => {
  window.appConfig = { almanac };
  expect(appConfig().almanac).toEqual(expected);
});
