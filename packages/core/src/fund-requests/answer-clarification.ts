import { isUncertain, type Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import {
  replyProblem,
  type ReplyProblem,
  type Clarification,
  type ClarificationIds,
  type ClarificationReply,
} from './clarification.ts';
import type { Clarifications } from './clarifications.port.ts';
import { cleanText } from '../shared/typed-text.ts';

/** Why an answer is not sent: the question was answered before, or the answer is invalid. */
export type ReplyRefusal = 'not_pending' | ReplyProblem;

/**
 * Answers a question about a fund request. Without a readable answer of the platform the question
 * is read again, because it can be answered only once.
 */
export class AnswerClarification {
  readonly #clarifications: Pick<Clarifications, 'answer' | 'read'>;

  constructor(clarifications: Pick<Clarifications, 'answer' | 'read'>) {
    this.#clarifications = clarifications;
  }

  async run(
    ids: ClarificationIds,
    asked: Pick<Clarification, 'state' | 'text' | 'proof'>,
    reply: ClarificationReply,
  ): Promise<Result<Clarification, Refusal<ReplyRefusal> | Failure>> {
    if (asked.state !== 'pending') return err(refusal('not_pending'));
    const problem = replyProblem(asked, reply);
    if (problem !== null) return err(refusal(problem));
    const answered = await this.#clarifications.answer(ids, { ...reply, answer: cleanText(reply.answer) });
    if (answered.ok || !isUncertain(answered.error)) return answered;
    const now = await this.#clarifications.read(ids);
    return now.ok && now.value.state !== 'pending' ? ok(now.value) : answered;
  }
}
