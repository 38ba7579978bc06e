import * as v from 'valibot';

declare global {
  var appConfig: unknown;
}

const setting = (standard: string) => v.fallback(v.pipe(v.string(), v.trim(), v.nonEmpty()), standard);

const isWebAddress = (url: string) => /^https?:\/\//.test(url);

/** What `config.js` next to index.html may set when the console is deployed; nothing here needs a rebuild. */
const settings = v.object({
  /** Origin of the admin API, such as 'https://api.example.org'; empty means the origin that serves the console. */
  apiHost: setting(''),
  brandName: setting('Vivaha Admin'),
  creditName: setting('Vivaha Software'),
  creditUrl: v.fallback(v.pipe(v.string(), v.trim(), v.check(isWebAddress)), 'https://example.org/'),
});

export const defaultConfig = v.parse(settings, {});

/** Reads the deployed settings; a missing or mistyped one falls back to its default. */
export const appConfig = () => v.parse(settings, Object(window.appConfig));

export function apiBase(): string {
  return (appConfig().apiHost || window.location.origin).replace(/\/+$/, '');
}
