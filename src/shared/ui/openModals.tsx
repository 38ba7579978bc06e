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

const Count = createContext(0);
const ChangeCount = createContext<(change: (count: number) => number) => void>(() => undefined);
const Stack = createContext(modalStack());

function modalStack() {
  let layers: readonly Layer[] = [];
  return {
    add: (layer: Layer) => {
      layers = [...layers, layer];
      return () => void (layers = layers.filter((other) => other !== layer));
    },
    top: () => layers.at(-1),
  };
}

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
  const [count, setCount] = useState(0);
  const [stack] = useState(modalStack);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const top = stack.top();
      if (event.key !== 'Escape' || event.isComposing || !top) return;
      if (event.target instanceof Element && event.target.closest(popupOwners)) return;
      event.stopPropagation();
      top.escape();
    };
    // On the way down: what else hears the key may close a pop-up, and then it is not seen any more whose key it was.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [stack]);
  return (
    <ChangeCount value={setCount}>
      <Stack value={stack}>
        <Count value={isAsked ? count + 1 : count}>{children}</Count>
      </Stack>
    </ChangeCount>
  );
}

/** Counts a Modal for as long as its owner draws it, and gives it Escape while it is open and on top. Answers whether it is. */
export function useModalLayer(isOpen: boolean, onEscape: () => void) {
  const changeCount = use(ChangeCount);
  const stack = use(Stack);
  const own = useRef<Layer>(null);
  const escape = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    changeCount((count) => count + 1);
    return () => changeCount((count) => count - 1);
  }, [changeCount]);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    own.current = { escape: () => escape() };
    return stack.add(own.current);
  }, [isOpen, stack]);
  return () => stack.top() === own.current;
}
