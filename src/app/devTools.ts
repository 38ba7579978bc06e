const secrets = ['token', 'password', 'oldpassword', 'newpassword', 'confirmpassword', 'resetCode', 'access_token'];

export const devTools = {
  name: 'Administrator console',
  actionSanitizer: <Action extends { type: string }>(action: Action): Action =>
    withoutSecrets({ ...action, type: readableType(action) }),
  stateSanitizer: <State>(state: State): State => withoutSecrets(state),
};

/** Shows 'acceptMember/fulfilled' instead of 'api/executeMutation/fulfilled'. */
function readableType(action: { type: string; meta?: { arg?: { endpointName?: string } } }) {
  const endpoint = action.meta?.arg?.endpointName;
  return endpoint ? action.type.replace(/^api\/execute(Query|Mutation)/, endpoint) : action.type;
}

/** Of a longer list DevTools are sent so many rows with each action, and the number of the others. */
const rowsShown = 100;

function withoutSecrets<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    const rest = value.length > rowsShown ? [`… and ${value.length - rowsShown} more`] : [];
    return [...value.slice(0, rowsShown).map(withoutSecrets), ...rest] as Value; // the same rows with the same shapes
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const shown = Object.entries(value).map(([name, inner]) => [
    name,
    secrets.includes(name) && inner !== null ? '(hidden)' : withoutSecrets(inner),
  ]);
  return Object.fromEntries(shown) as Value; // the same names with the same shapes, but for the hidden texts
}
