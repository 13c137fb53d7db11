import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to an element when the open dialog closes after `state` changed and the browser could not return focus,
 * because the button that opened the dialog is gone.
 */
export function useFocusAfterDialog(state: string, target: RefObject<HTMLElement | null>): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return undefined;
    shown.current = state;
    if (!isDialogOpen()) return undefined;
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
