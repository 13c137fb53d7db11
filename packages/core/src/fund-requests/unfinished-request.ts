import type { Instant } from '../shared/instant.ts';

/** A request that was begun and not sent: its draft is on this device. */
export interface UnfinishedRequest {
  readonly fundId: string;
  readonly savedAt: Instant;
}

/** The key under which the draft of a request for a fund is stored on the device. */
export const requestDraftKey = (fundId: string): string => `fund-request ${fundId}`;
