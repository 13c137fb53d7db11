import { useLayoutEffect } from 'react';

/**
 * Keeps a control with visible focus on the screen when something that changed moves it: results of a list that became short.
 *
 * @param within selector of the part of the page in which the change moves controls
 */
export function useFocusInView(within: string, changed: unknown): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || !activeElement.matches(':focus-visible')) return;
    if (activeElement.closest(within) !== null && !isOnScreen(activeElement)) {
      activeElement.scrollIntoView({ block: 'nearest' });
    }
  }, [within, changed]);
}

/** Whether a part of an element is on the screen: what is only half on it was put there by the resident. */
function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
