import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';

/** Asked in the place of a form's buttons; its harmless answer has the focus at first. */
export function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const stayButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => stayButton.current?.focus(), []);
  return (
    <div className="form-leave" role="alert">
      <span>Discard what you typed?</span>
      <Button ref={stayButton} onClick={onStay}>
        Keep editing
      </Button>
      <Button danger onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
