/** What `config.js` next to index.html may set when the console is deployed; nothing here needs a rebuild. */
export type AppConfig = {
  /** Origin of the admin API, such as 'https://api.example.org'; empty means the origin that serves the console. */
  apiHost: string;
  brandName: string;
  creditName: string;
  creditUrl: string;
};

declare global {
  var appConfig: unknown;
}

export const defaultConfig: AppConfig = {
  apiHost: '',
  brandName: 'Vivaha Admin',
  creditName: 'Vivaha Software',
  creditUrl: 'https://example.org/',
};

/** Reads the deployed settings; a missing or mistyped one falls back to its default. */
export function appConfig(): AppConfig {
  const given = typeof window.appConfig === 'object' && window.appConfig !== null ? window.appConfig : {};
  const config = { ...defaultConfig };
  for (const name of Object.keys(defaultConfig) as (keyof AppConfig)[]) {
    const value = (given as Record<string, unknown>)[name]; // any object may be read by name; the type is checked on the next line
    if (typeof value === 'string' && value.trim() !== '') config[name] = value.trim();
  }
  if (!/^https?:\/\//.test(config.creditUrl)) config.creditUrl = defaultConfig.creditUrl;
  return config;
}

export function apiBase(): string {
  return (appConfig().apiHost || window.location.origin).replace(/\/+$/, '');
}
