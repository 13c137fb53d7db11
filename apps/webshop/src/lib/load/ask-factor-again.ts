import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** Asks for the second factor that the platform wants again, although the resident put it off: she tries again what failed without it. */
export const AskFactorAgain = portToken<() => void>('AskFactorAgain');
