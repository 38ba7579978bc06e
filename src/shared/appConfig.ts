import * as v from 'valibot';

declare global {
  var appConfig: unknown;
}

const setting = (standard: string) => v.fallback(v.pipe(v.string(), v.trim(), v.nonEmpty()), standard);

const isWebAddress = (url: string) => /^https?:\/\//.test(url);

const settings = v.object({
  /** Origin of the API, such as 'https://api.example.org'; empty is the console's own origin. */
  apiHost: setting(''),
  brandName: setting('Vivaha Admin'),
  creditName: setting('Vivaha Software'),
  creditUrl: v.fallback(v.pipe(v.string(), v.trim(), v.check(isWebAddress)), 'https://example.org/'),
});

export const defaultConfig = v.parse(settings, {});

export const appConfig = () => v.parse(settings, Object(window.appConfig));

export function apiBase(): string {
  return (appConfig().apiHost || window.location.origin).replace(/\/+$/, '');
}
