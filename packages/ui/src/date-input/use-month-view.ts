import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { MonthViewProps } from './month-view.tsx';

/** The month grid while it is fetched: there, on its way, or not to be had (a failed fetch). */
export type LateMonthView =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loaded'; readonly View: ComponentType<MonthViewProps> }
  | { readonly kind: 'failed' };

/** The month grid in a chunk of its own: few residents open it, and the typed field works without it. */
export function useMonthView() {
  const [view, setView] = useState<LateMonthView>({ kind: 'waiting' });
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const show = (next: LateMonthView) => {
    if (isMounted.current) setView(next);
  };
  /** Fetches the grid; call it as often as needed, also again after a failure. */
  const load = () => {
    if (view.kind === 'loaded') return;
    setView({ kind: 'waiting' });
    import('./month-view.tsx').then(
      ({ MonthView }) => show({ kind: 'loaded', View: MonthView }),
      () => show({ kind: 'failed' }),
    );
  };
  return { view, load };
}
