import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { useEffect, useEffectEvent } from 'react';
import { useService } from '../view-model/use-view-model.ts';

/** Calls every so many milliseconds and when the window becomes visible again, while `isOn`; not while the window is hidden. */
export function useWhileVisible(isOn: boolean, milliseconds: number, call: () => void): void {
  const clock = useService(Clock);
  const handleTime = useEffectEvent(() => {
    if (document.visibilityState === 'visible') call();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const stop = new AbortController();
    const stopTimer = clock.every(milliseconds, () => handleTime());
    document.addEventListener('visibilitychange', () => handleTime(), { signal: stop.signal });
    return () => {
      stop.abort();
      stopTimer();
    };
  }, [clock, isOn, milliseconds]);
}
