import { useEffect, useState, type ComponentType } from 'react';
import { Waiting } from './Waiting';

/** What stands in the place of a part whose code did not come; `retry` asks for it again. */
export type Missing<Props> = ComponentType<Props & { retry: () => void }>;

/**
 * A part of the console whose code is fetched when it is first drawn; `isAwaited` says that somebody waits for it. Where the code cannot be had,
 * because the line is down or the console was updated meanwhile, everything around the part goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: Missing<Props>,
  { isAwaited = false } = {},
) {
  let Loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [state, setState] = useState<'loading' | 'missing' | 'here'>(Loaded ? 'here' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return undefined;
      let isWanted = true;
      load().then(
        (part) => {
          Loaded = part;
          if (isWanted) setState('here');
        },
        () => isWanted && setState('missing'),
      );
      return () => void (isWanted = false);
    }, [state]);
    const Missing = missing;
    if (state === 'missing') return <Missing {...props} retry={() => setState('loading')} />;
    if (Loaded && state === 'here') return <Loaded {...props} />;
    return isAwaited ? <Waiting /> : null;
  };
}
