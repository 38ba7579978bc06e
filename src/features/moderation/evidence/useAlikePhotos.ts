import { useEffect, useState } from 'react';
import type { Member } from '@/features/members/member';
import type { Signed } from '@/features/members/sharedSigns';
import { mediaUrl } from '@/shared/api/mediaUrl';
import { useStoreDispatch, type StoreThunk } from '@/shared/largeList/largeLists';
import { evidenceApi } from './evidenceApi';
import { isAlike } from './pictureHash';

const nobody: readonly Member[] = [];

/** ms, for the profile to be painted first. */
const pause = 400;

/** Members with a similar photo, among the pictures that this browser has shown. */
export function useAlikePhotos(one: Signed | undefined, lists: readonly (readonly Signed[])[]): readonly Member[] {
  const dispatch = useStoreDispatch();
  const [answer, setAnswer] = useState<{ one: Signed; alike: readonly Member[] }>();
  useEffect(() => {
    if (!one) return undefined;
    let isWanted = true;
    const compare = async () => {
      const alike = await dispatch(findAlike(one.member, lists, () => isWanted));
      if (isWanted) setAnswer({ one, alike });
    };
    const timer = setTimeout(() => void compare(), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [dispatch, one, lists]);
  return answer && answer.one === one ? answer.alike : nobody;
}

const findAlike =
  (one: Member, lists: readonly (readonly Signed[])[], isWanted: () => boolean): StoreThunk<Promise<Member[]>> =>
  async (dispatch) => {
    const hashAt = async (address: string) =>
      (await dispatch(evidenceApi.endpoints.getPictureHash.initiate(address, { subscribe: false }))).data ?? '';
    const address = mediaUrl(one.picture);
    const own = address === undefined ? '' : await hashAt(address);
    if (own === '') return [];
    const shown = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const alike = new Map<string, Member>();
    for (const { member } of lists.flat()) {
      const other = mediaUrl(member.picture);
      const isCandidate = member.id !== one.id && other !== undefined && other !== address && shown.has(other);
      if (!isWanted()) return [];
      if (isCandidate && isAlike(own, await hashAt(other))) alike.set(member.id, member);
    }
    return [...alike.values()];
  };
