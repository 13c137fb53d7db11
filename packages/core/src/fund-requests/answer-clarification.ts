import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import {
  answerProblem,
  type AnswerProblem,
  type Clarification,
  type ClarificationIds,
  type ClarificationReply,
} from './clarification.ts';
import type { Clarifications } from './clarifications.port.ts';

/** Why an answer is not sent: the question was answered before, or the answer is invalid. */
export type AnswerRefusal = 'not_pending' | AnswerProblem;

/** Answers a question about a fund request (1 §4, clarification). */
export class AnswerClarification {
  readonly #clarifications: Pick<Clarifications, 'answer'>;

  constructor(clarifications: Pick<Clarifications, 'answer'>) {
    this.#clarifications = clarifications;
  }

  async run(
    ids: ClarificationIds,
    asked: Pick<Clarification, 'state'>,
    reply: ClarificationReply,
  ): Promise<Result<Clarification, Refusal<AnswerRefusal> | Failure>> {
    if (asked.state !== 'pending') return err(refusal('not_pending'));
    const problem = answerProblem(reply.answer);
    if (problem !== null) return err(refusal(problem));
    return this.#clarifications.answer(ids, { ...reply, answer: reply.answer.trim() });
  }
}
