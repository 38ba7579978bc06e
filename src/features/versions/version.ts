import type * as v from 'valibot';
import { flag, id, rowFrom, text } from '@/shared/api/page';

export type VersionNumbers = { android: string; ios: string };

export const versionRow = rowFrom({
  id: ['version_id', id],
  android: ['android_version', text],
  ios: ['ios_version', text],
  isActive: ['status', flag],
});

export type Version = v.InferOutput<typeof versionRow>;
