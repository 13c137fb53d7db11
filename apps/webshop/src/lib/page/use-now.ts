import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { useService } from '../view-model/use-view-model.ts';

/** The time now; a component that observes is rendered again when the clock is corrected. */
export function useNow(): Instant {
  return useService(Clock).now();
}
