import type { StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import { useEffect, useEffectEvent } from 'react';
import { useService } from '../view-model/use-view-model.ts';

/** Says when the platform can be reached again. */
export interface Connection {
  /** Calls each time that the platform answers again, until the returned function is called. */
  onBack(call: () => void): StopTimer;
}
export const Connection = portToken<Connection>('Connection');

/** Repeats a read that failed without a network, as soon as the platform answers again. */
export function useRetryWhenBack(isWaiting: boolean, retry: () => void): void {
  const connection = useService(Connection);
  const handleBack = useEffectEvent(retry);
  useEffect(() => (isWaiting ? connection.onBack(() => handleBack()) : undefined), [connection, isWaiting]);
}
