import { hasExtension } from '@/shared/api/appConfig';
import type { AppDispatch } from '@/shared/hooks/store';

/** Applies the preferences that the account keeps. Their code is loaded only where the server has the extension. */
export async function loadAccount(dispatch: AppDispatch) {
  if (!hasExtension('preferences')) return undefined;
  const code = await import(/* webpackChunkName: "preferences" */ './accountPreferences').catch(() => undefined);
  await (code && dispatch(code.loadPreferences()));
  return code;
}
