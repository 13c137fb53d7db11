import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';

export interface AppLink {
  /** Sends it by SMS to a number such as `+31612345678` (`invalid`, `rate_limited`). */
  send(phone: string): Promise<Result<void, Failure>>;
}

export const AppLink = portToken<AppLink>('AppLink');
