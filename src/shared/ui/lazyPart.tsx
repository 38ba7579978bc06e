import { useEffect, useState, type ComponentType } from 'react';

export type ComponentModule<Props> = Record<string, ComponentType<Props>>;

export const componentOf = <Props extends object>(module: ComponentModule<Props>) => Object.values(module)[0];

/** A component whose code loads on its first render, or earlier by `load`. If it cannot be loaded, `Failed` takes its place. */
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

export const fetchAhead = (...parts: { load: () => Promise<unknown> }[]) =>
  void Promise.all(parts.map(({ load }) => load())).catch(() => undefined);
