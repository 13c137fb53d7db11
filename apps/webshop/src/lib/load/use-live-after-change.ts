import { useEffect, useState } from 'react';
import { LIVE_AFTER_CHANGE } from '../app/timings.ts';

/**
 * The `aria-live` of a status that stays on the screen, such as the number of results: polite for a moment after its
 * text changed, otherwise off. A screen reader says a status that is live for good again each time it comes back, for
 * instance when a dialog over it closes, and also when its screen opens. Use it without the role status: Orca reads only
 * the role of such an element, not its text, when it reads a screen.
 */
export function useLiveAfterChange(text: string): 'polite' | 'off' {
  const [shown, setShown] = useState({ text, isNew: false });
  if (shown.text !== text) setShown({ text, isNew: true });
  useEffect(() => {
    if (!shown.isNew) return undefined;
    const timer = setTimeout(() => setShown({ text: shown.text, isNew: false }), LIVE_AFTER_CHANGE);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown.isNew ? 'polite' : 'off';
}
