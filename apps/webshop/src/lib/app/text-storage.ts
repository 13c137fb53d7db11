import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** A storage of texts that never throws: a full or blocked storage of the browser behaves as an empty one. */
export interface TextStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Of this tab: what is filled in survives a reload and an expired session. Signing out clears it. */
export const TabStorage = portToken<TextStorage>('TabStorage');

/**
 * Of this hour, for all tabs: what a visitor wanted when she went to sign in, because a mail and DigiD may open another tab.
 * Signing out clears it.
 */
export const HourStorage = portToken<TextStorage>('HourStorage');

/** Of the signed-in resident: cleared when the sign-in ends or changes. */
export const ResidentStorage = portToken<TextStorage>('ResidentStorage');
