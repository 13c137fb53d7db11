import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** The second factor that the platform wants before it answers. */
export interface SecondStep {
  /** The resident tries again what failed without it: she is asked again, although she put it off. */
  askAgain(): void;
}
export const SecondStep = portToken<SecondStep>('SecondStep');
