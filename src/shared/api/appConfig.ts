import * as v from 'valibot';
import { attempt } from '@/shared/format/attempt';

declare global {
  var appConfig: unknown;
}

/**
 * Calls beyond the contract: 'logout' ends the session on the server, 'journal' reads who did what, 'takeback' undoes the last
 * decision about a member, 'similar' tells who was here before, 'reports' closes the reports about a member, 'notes' keeps what
 * administrators write about one, 'if-status' answers a request only while it waits, 'second-factor' adds and removes second
 * factors, 'sessions' lists and ends one's own sessions, 'members' searches, sorts and filters all members, 'preferences' keeps
 * one's own settings and views.
 */
export const knownExtensions = [
  'logout',
  'journal',
  'takeback',
  'similar',
  'reports',
  'notes',
  'if-status',
  'second-factor',
  'sessions',
  'members',
  'preferences',
] as const;

export type Extension = (typeof knownExtensions)[number];

const setting = (standard: string) => v.fallback(v.pipe(v.string(), v.trim(), v.nonEmpty()), standard);

const isWebAddress = (url: string) => /^https?:\/\//.test(url);

export const spellings = ['pan-Indian', 'Kannada'] as const;

const almanac = v.object({
  /** A city of the almanac, or 'latitude longitude zone'. */
  place: setting('Udupi'),
  spelling: v.fallback(v.picklist(spellings), 'pan-Indian'),
  /** Of a shared day; empty follows the spelling. */
  language: v.fallback(v.picklist(['', 'Kannada', 'Hindi', 'English']), ''),
});

const settings = v.object({
  /** Origin of the API, such as 'https://api.example.org'; empty is the console's own origin. */
  apiHost: setting(''),
  /** What the API offers beyond the contract; a newer server may name more than this console knows. */
  extensions: v.fallback(v.array(v.string()), []),
  passwordRule: setting(''),
  /** Of the service; a browser may differ in place and spelling. */
  almanac: v.fallback(almanac, v.parse(almanac, {})),
  brandName: setting('Vivaha Admin'),
  creditName: setting('Vivaha Software'),
  creditUrl: v.fallback(v.pipe(v.string(), v.trim(), v.check(isWebAddress)), 'https://example.org/'),
});

export const defaultConfig = v.parse(settings, {});

export const appConfig = () => v.parse(settings, Object(globalThis.appConfig));

export const hasExtension = (extension: Extension) => appConfig().extensions.includes(extension);

export function apiBase(): string {
  return (appConfig().apiHost || window.location.origin).replace(/\/+$/, '');
}

export function mediaUrl(path: string): string | undefined {
  if (path === '') return undefined;
  return attempt(() => {
    const url = new URL(path, `${apiBase()}/`);
    // 'blob:' and 'filesystem:' URLs have an origin too; browsers reject URLs with a password.
    const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
    return isPlain && url.origin === new URL(apiBase()).origin ? url.href : undefined;
  });
}
