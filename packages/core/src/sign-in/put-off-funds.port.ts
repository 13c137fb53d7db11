import { portToken } from '../shared/port-token.ts';

/** The unclaimed funds that the resident put off with "Niet nu" on this device (reading 53). */
export interface PutOffFunds {
  /** The ids of the funds that are no longer a reason to go there after sign-in. */
  ids(): readonly string[];
  /** Keeps the ids of the unclaimed funds of a sign-in that led to the first of them: its page has "Niet nu". */
  ledTo(unclaimed: readonly string[]): void;
  /** Whether the sign-in led to this fund. */
  isLedTo(fundId: string): boolean;
  /**
   * Puts off the fund to which the sign-in led, with the others that were unclaimed then: otherwise each next sign-in would
   * lead to the next of them. One that comes later is a reason again.
   */
  putOff(): void;
}

export const PutOffFunds = portToken<PutOffFunds>('PutOffFunds');
