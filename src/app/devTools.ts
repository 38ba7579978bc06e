import { isRejected } from '@reduxjs/toolkit';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';
import { baseApi } from '@/shared/api/baseApi';

const secrets = [
  ...['token', 'password', 'oldpassword', 'newpassword', 'confirmpassword', 'resetCode', 'access_token'],
  ...['challenge', 'answer', 'secret', 'otpauth_url', 'recovery_codes', 'passkey'],
];

const withEndpoint = createApiActionSanitizer(baseApi);

export const devTools = {
  name: 'Administrator console',
  actionSanitizer: <Action extends { type: string }>(action: Action): Action => withoutSecrets(withEndpoint(action)),
  /** A call that joins one under way is a rejected action for RTK Query, but no failure. */
  predicate: (_state: unknown, action: { type: string }) => !(isRejected(action) && action.meta.condition),
  stateSanitizer: <State>(state: State): State => withoutSecrets(state),
};

/** The most rows of a list, or entries by id, that DevTools get with an action; the others are only counted. */
const rowsShown = 100;

const others = (count: number) => `… and ${count - rowsShown} more`;

function withoutSecrets<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    const rest = value.length > rowsShown ? [others(value.length)] : [];
    return [...value.slice(0, rowsShown).map(withoutSecrets), ...rest] as Value; // the same rows with the same shapes
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries: [string, unknown][] = Object.entries(value);
  const shown = entries
    .slice(0, rowsShown)
    .map(([name, inner]) => [name, secrets.includes(name) && inner !== null ? '(hidden)' : withoutSecrets(inner)]);
  if (entries.length > rowsShown) shown.push(['…', others(entries.length)]);
  return Object.fromEntries(shown) as Value; // the same names with the same shapes, but for the hidden texts
}
