import { useEffect } from 'react';

/**
 * Holds a wake lock, which the browser drops when the page is hidden and which is asked again when it returns. Phones
 * without support, or with a low battery, dim as usual.
 */
export function useWakeLock(): void {
  useEffect(() => {
    const stop = new AbortController();
    let lock: WakeLockSentinel | null = null;
    const hold = async (): Promise<void> => {
      try {
        const given = await navigator.wakeLock?.request('screen');
        if (stop.signal.aborted) await given?.release();
        else lock = given ?? null;
      } catch {
        // Refused: the screen dims as usual.
      }
    };
    const holdAgain = (): void => {
      if (document.visibilityState === 'visible') void hold();
    };
    void hold();
    document.addEventListener('visibilitychange', holdAgain, { signal: stop.signal });
    return () => {
      stop.abort();
      void lock?.release();
    };
  }, []);
}
