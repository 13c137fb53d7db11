import { Button } from '@stadstegoed/ui/button/button.tsx';
import { useEffect, useRef } from 'react';

/**
 * The button of a dialog that changes nothing. It has the focus first, so that a second Enter does no harm; on a low screen
 * the title keeps it, because the question would be above the screen.
 */
export function SafeButton(props: { readonly label: string; readonly onSelect: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (globalThis.matchMedia?.('(max-height: 29.99rem)').matches !== true) button.current?.focus();
  }, []);
  return (
    <Button ref={button} appearance="primary" onClick={props.onSelect}>
      {props.label}
    </Button>
  );
}
