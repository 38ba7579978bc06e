/** What `window.matchMedia` answers; jsdom has none. */
export const mediaQuery = (media: string, matches: boolean): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** For one test, a window narrower than any limit of a style. */
export const narrowWindow = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => mediaQuery(media, media.includes('max-width')));
