import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to an element when `state` changes and the button that opened a dialog is gone. The change may come while
 * the dialog is open, so that the browser cannot return focus, or after it closed, so that the focused button disappears.
 */
export function useFocusAfterDialog(state: string, target: RefObject<HTMLElement | null>): void {
  const shown = useRef(state);
  const hadFocus = useRef<Node | null>(null);
  useEffect(() => {
    const handleFocusIn = ({ target: focused }: FocusEvent) => {
      hadFocus.current = focused instanceof Node ? focused : null;
    };
    document.addEventListener('focusin', handleFocusIn);
    return () => document.removeEventListener('focusin', handleFocusIn);
  }, []);
  useEffect(() => {
    if (shown.current === state) return undefined;
    shown.current = state;
    if (!isDialogOpen()) {
      const isGone = hadFocus.current?.isConnected === false;
      if (isGone && isFocusLost() && target.current !== null) focusOnce(target.current, {});
      return undefined;
    }
    // The close event is not reliable: it comes after the closed dialog may have left the page.
    const observer = new MutationObserver(() => {
      if (isDialogOpen()) return;
      observer.disconnect();
      if (isFocusLost() && target.current !== null) focusOnce(target.current, {});
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [state, target]);
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Whether focus is nowhere, or still in the dialog that was closed. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.closest('dialog') !== null;
}
