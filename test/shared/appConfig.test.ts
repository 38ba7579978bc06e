import { hasExtension } from '@/shared/appConfig';

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
