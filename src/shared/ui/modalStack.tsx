import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

type Layer = { escape: () => void };

type Modals = { layers: Set<Layer>; changeCount: (change: (count: number) => number) => void };

const Count = createContext(0);
const Open = createContext<Modals>({ layers: new Set(), changeCount: () => undefined });

const topOf = (layers: Set<Layer>) => [...layers].at(-1);

/** From its opening until it has given the focus back. */
export const useIsModalOpen = () => use(Count) > 0;

type OpenModalsProps = {
  /** Also while the Modal of a question is still loading. */
  isAsked: boolean;
  children: ReactNode;
};

/** The class of a field whose pop-up Escape closes; others say so by `aria-expanded`. */
export const popupOpen = 'has-popup-open';

const popupOwners = `[aria-expanded="true"], .${popupOpen}`;

/** antd's `keyboard` would give Escape to the pop-up that it rendered last, even a tooltip or a list that is already closed. */
export function ModalStack({ isAsked, children }: OpenModalsProps) {
  const [count, changeCount] = useState(0);
  const [modals] = useState(() => ({ layers: new Set<Layer>(), changeCount }));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const top = topOf(modals.layers);
      if (event.key !== 'Escape' || event.isComposing || !top) return;
      if (event.target instanceof Element && event.target.closest(popupOwners)) return;
      event.stopPropagation();
      top.escape();
    };
    // In the capture phase, before another listener closes the pop-up that the key was meant for.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [modals]);
  return (
    <Open value={modals}>
      <Count value={isAsked ? count + 1 : count}>{children}</Count>
    </Open>
  );
}

export function useModalLayer(isOpen: boolean, onEscape: () => void) {
  const { layers, changeCount } = use(Open);
  const own = useRef<Layer>(null);
  const escape = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    changeCount((count) => count + 1);
    return () => changeCount((count) => count - 1);
  }, [changeCount]);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const layer = { escape: () => escape() };
    own.current = layer;
    layers.add(layer);
    return () => void layers.delete(layer);
  }, [isOpen, layers]);
  return () => topOf(layers) === own.current;
}
