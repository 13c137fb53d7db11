import type { StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useService } from '../view-model/use-view-model.ts';

/** The QR codes that are on the screen without a network: the automatic sign-out waits until they are left (reading 48). */
export class QrOnScreen {
  #shown = 0;

  get holdsSignOut(): boolean {
    return this.#shown > 0;
  }

  /** Holds the sign-out until the returned function is called. */
  hold(): StopTimer {
    this.#shown += 1;
    return () => {
      this.#shown -= 1;
    };
  }
}

/** Holds the sign-out while this component is on the screen without a network. */
export function useSignOutHeld(isOffline: boolean): void {
  const qr = useService(QrOnScreen);
  const isDisconnected = useSyncExternalStore(watchNetwork, () => !navigator.onLine);
  const isHeld = isOffline || isDisconnected;
  useEffect(() => (isHeld ? qr.hold() : undefined), [qr, isHeld]);
}

function watchNetwork(onChange: () => void): () => void {
  const stop = new AbortController();
  for (const event of ['online', 'offline']) globalThis.addEventListener(event, onChange, { signal: stop.signal });
  return () => stop.abort();
}
