import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import type { WholeList } from '../shared/page.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { Clarification, ClarificationIds, ClarificationReply } from './clarification.ts';

/**
 * The questions about the resident's own fund requests. All calls are `forbidden` with a code: see
 * `clarificationCode`.
 */
export interface Clarifications {
  /** All questions about one request, oldest first. */
  list(fundId: string, requestId: string, options?: ReadOptions): Promise<Result<WholeList<Clarification>, Failure>>;
  /** One question; `not_found` when it does not exist. */
  read(ids: ClarificationIds, options?: ReadOptions): Promise<Result<Clarification, Failure>>;
  /** Answers a pending question, once. `invalid` with the fields `answer` and `files.0`. Returns the answered question. */
  answer(ids: ClarificationIds, reply: ClarificationReply): Promise<Result<Clarification, Failure>>;
}

export const Clarifications = portToken<Clarifications>('Clarifications');
