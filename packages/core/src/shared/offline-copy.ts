import type { Failure } from './failure.ts';
import type { Instant } from './instant.ts';

/** That a value is from an earlier visit, when it was read, and why it is shown. */
export interface OfflineCopy {
  readonly readAt: Instant;
  readonly why: 'offline' | 'unreachable' | 'timeout';
}

/** Why the platform did not answer; null for an answer, also for a refusing one. */
export function reasonToUseStored({ kind }: Failure): OfflineCopy['why'] | null {
  return kind === 'offline' || kind === 'unreachable' || kind === 'timeout' ? kind : null;
}
