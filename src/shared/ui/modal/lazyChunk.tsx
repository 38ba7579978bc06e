import { useEffect, useState, type ComponentType } from 'react';

export type Load<Props = object> = () => Promise<ComponentType<Props>>;

/** Not React.lazy: it shows code that came after 20 ms no earlier than after 300, and keeps a failed import for good. */
export function lazyChunk<Props extends object>(
  load: Load<Props>,
  Failed: ComponentType<Props & { retry: () => void }>,
  Pending: ComponentType = Loading,
) {
  let Loaded: ComponentType<Props> | undefined;
  return function Chunk(props: Props) {
    const [Content, setContent] = useState(() => Loaded);
    const [isFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Content || isFailed) return;
      load().then(
        (loaded) => setContent(() => (Loaded = loaded)),
        () => setFailed(true),
      );
    }, [Content, isFailed]);
    if (Content) return <Content {...props} />;
    return isFailed ? <Failed {...props} retry={() => setFailed(false)} /> : <Pending />;
  };
}

export function Loading() {
  return (
    <p className="waiting" role="status">
      Loading...
    </p>
  );
}
