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

/** Whether a Modal lies over the screen: from its opening until it has given the focus back. */
export const useIsModalOpen = () => use(Count) > 0;

type OpenModalsProps = {
  /** Whether a question was asked, whose Modal may still be on its way. */
  isAsked: boolean;
  children: ReactNode;
};

/** A field with this class has a pop-up open that Escape closes, as `aria-expanded` says of those that may carry it. */
export const popupOpen = 'has-popup-open';

const popupOwners = `[aria-expanded="true"], .${popupOpen}`;

/**
 * Knows of the Modals of everything inside it, and closes the topmost on Escape. antd's `keyboard` gives the key to whichever pop-up
 * it drew last instead: to a tooltip, or to a list that is closed already and waits for its next frame.
 */
export function OpenModals({ isAsked, children }: OpenModalsProps) {
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
    // On the way down: what else hears the key may close a pop-up, and then it is not seen any more whose key it was.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [modals]);
  return (
    <Open value={modals}>
      <Count value={isAsked ? count + 1 : count}>{children}</Count>
    </Open>
  );
}

/** Counts a Modal for as long as its owner draws it, and gives it Escape while it is open and on top. Answers whether it is. */
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
