import type { StoredFile } from '../files/stored-file.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { rejectionCode, type Failure } from '../shared/failure.ts';
import { cleanText } from '../shared/typed-text.ts';

/** Maximum length of an answer, in characters. */
export const REPLY_MAX = 2000;

/** A moment on the Dutch clock: the date, and the time as `HH:MM`. */
export interface DutchMoment {
  readonly day: CalendarDate;
  readonly time: string;
}

/** The ids of the path of a clarification (FR-046). */
export interface ClarificationIds {
  readonly fundId: string;
  readonly requestId: string;
  readonly clarificationId: string;
}

/** Whether a part of an answer is asked for. */
export type ReplyRequirement = 'no' | 'optional' | 'required';

/** A question about a fund request, which the resident answers once. */
export interface Clarification {
  readonly id: string;
  /** `unknown` for a state that is newer than the shop, in which the question cannot be answered here. */
  readonly state: 'pending' | 'answered' | 'unknown';
  readonly question: string;
  /** What the validator wrote beside the question; null without one. */
  readonly message: string | null;
  /** A document that the validator sent along; null without one. */
  readonly attachment: StoredFile | null;
  /** What is asked for: a text with files that are optional, unless the platform says otherwise. */
  readonly text: ReplyRequirement;
  readonly proof: ReplyRequirement;
  readonly askedAt: DutchMoment;
  /** The answer of the resident; null as long as there is none. */
  readonly answer: string | null;
  /** The files of the answer. */
  readonly files: readonly StoredFile[];
  readonly answeredAt: DutchMoment | null;
}

/** An answer to a clarification: the text, and the uids of uploaded files (FR-052). */
export interface ClarificationReply {
  readonly answer: string;
  readonly files: readonly string[];
}

/** The validation error of an answer. */
export type ReplyProblem = 'required' | 'too_long' | 'no_files';

/** The validation error of the text of an answer; null when valid. */
export function textProblem(requirement: ReplyRequirement, answer: string): ReplyProblem | null {
  const { length } = cleanText(answer);
  if (length === 0) return requirement === 'required' ? 'required' : null;
  return length > REPLY_MAX ? 'too_long' : null;
}

/** The validation error of an answer; null when valid. Files never replace a text that is asked for. */
export function replyProblem(
  { text, proof }: Pick<Clarification, 'text' | 'proof'>,
  { answer, files }: ClarificationReply,
): ReplyProblem | null {
  return textProblem(text, answer) ?? (proof === 'required' && files.length === 0 ? 'no_files' : null);
}

/** The rejections of a clarification that the shop explains in its own words. */
export type ClarificationCode = 'invalid_endpoint' | 'not_requester' | 'already_resolved';

const CODES: readonly ClarificationCode[] = ['invalid_endpoint', 'not_requester', 'already_resolved'];

/** The code of a rejected clarification; null for every other failure. */
export function clarificationCode(failure: Failure): ClarificationCode | null {
  return rejectionCode(failure, CODES);
}
