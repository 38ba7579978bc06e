import { useEffect, useState, type ComponentType } from 'react';

/** A module that holds one component; `import()` answers with it. */
export type ComponentModule<Props> = Record<string, ComponentType<Props>>;

export const componentOf = <Props extends object>(module: ComponentModule<Props>) => Object.values(module)[0];

/**
 * A part of the console whose code is fetched when it is first drawn; `load` fetches it earlier. `Failed` stands in its place where the
 * code cannot be had, because the line is down or the console was updated; everything around it goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
  Failed: ComponentType<Props & { retry: () => void }>,
  { isAwaited = false } = {},
) {
  let Loaded: ComponentType<Props> | undefined;
  function LazyPart(props: Props) {
    const [state, setState] = useState<'loading' | 'failed' | 'here'>(Loaded ? 'here' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return undefined;
      let isWanted = true;
      load().then(
        (module) => {
          Loaded = componentOf(module);
          if (isWanted) setState('here');
        },
        () => isWanted && setState('failed'),
      );
      return () => void (isWanted = false);
    }, [state]);
    if (state === 'failed') return <Failed {...props} retry={() => setState('loading')} />;
    if (Loaded && state === 'here') return <Loaded {...props} />;
    // The style sheet hides it at first, so that fast loads do not flicker.
    return (
      isAwaited && (
        <p className="waiting" role="status">
          Loading...
        </p>
      )
    );
  }
  return Object.assign(LazyPart, { load });
}

/** Fetches parts before they are wanted; one that cannot be fetched now is fetched when it is drawn. */
export const fetchAhead = (...parts: { load: () => Promise<unknown> }[]) =>
  void Promise.all(parts.map(({ load }) => load())).catch(() => undefined);
