/**
 * In the place of the names of all countries in forty languages (785 kB): the English ones are those of the list itself.
 * Upstream: typesnippet/react-phone-hooks, locale.ts, no issue yet. It can go when a language can be imported alone.
 */
export const enUS = { countries: new Proxy<Record<string, string>>({}, { get: (_names, name) => name }) };
