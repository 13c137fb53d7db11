import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { PendingFactor, SecondFactorKind, SecondFactors as State } from './second-factor.ts';

/** The second factors of the signed-in resident. */
export interface SecondFactors {
  /** Answers also while every other call ends in `second_factor_required`. Null when the platform has no second factor. */
  read(options?: ReadOptions): Promise<Result<State | null, Failure>>;
  /** Begins to add a factor. `phone` is the number for text messages: `invalid` when the platform does not take it. */
  begin(kind: SecondFactorKind, phone: string | null): Promise<Result<PendingFactor, Failure>>;
  /** Sends a text message with a code. */
  sendCode(id: string): Promise<Result<void, Failure>>;
  /** Activates a factor with its first code and confirms this session; `app` is the key of the app. `invalid` for a wrong code. */
  activate(id: string, code: string, app: string): Promise<Result<void, Failure>>;
  /** Confirms this session. `invalid` for a wrong code, `forbidden` when it is confirmed already. */
  confirm(id: string, code: string): Promise<Result<void, Failure>>;
  /** Takes a factor off. `invalid` for a wrong code. */
  remove(id: string, code: string): Promise<Result<void, Failure>>;
}

export const SecondFactors = portToken<SecondFactors>('SecondFactors');
