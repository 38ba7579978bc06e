import { hasExtension } from '@/shared/api/appConfig';
import type { AppDispatch } from '@/shared/hooks/store';

/** Takes over what the account keeps of its administrator, where the server does; the code comes for that alone, or not at all. */
export async function loadAccount(dispatch: AppDispatch) {
  if (!hasExtension('preferences')) return undefined;
  const code = await import(/* webpackChunkName: "preferences" */ './accountPreferences').catch(() => undefined);
  await (code && dispatch(code.loadPreferences()));
  return code;
}
