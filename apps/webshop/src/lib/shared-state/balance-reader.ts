import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** Reads the balance for the header when no screen has read it. A failure leaves it unknown: the header works without it. */
export interface BalanceReader {
  refresh(options?: ReadOptions): Promise<void>;
}

export const BalanceReader = portToken<BalanceReader>('BalanceReader');
