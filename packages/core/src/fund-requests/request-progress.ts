import { daysBetween, type CalendarDate } from '../shared/calendar-date.ts';
import type { Failure } from '../shared/failure.ts';
import { completeItems, type WholeList } from '../shared/page.ts';
import { mapResult, ok, type Result } from '../shared/result.ts';
import type { Clarification, ClarificationIds } from './clarification.ts';
import { DECISION_WEEKS, decisionDay } from './decision-term.ts';
import type { FundRequest } from './fund-request.ts';

/** A question that waits for the resident's answer. */
export interface OpenQuestion {
  readonly ids: ClarificationIds;
  /** What the municipality asks, in its own words. */
  readonly text: string;
}

/** The newest request of a resident for a fund, with the oldest question that is still open. */
export interface RequestProgress {
  readonly request: FundRequest;
  /** Null when no question is open. */
  readonly question: OpenQuestion | null;
}

/** The oldest open question of a list; a failure when none of those that were read is open and some could not be read. */
export function openQuestionOf(
  { id: requestId, fundId }: FundRequest,
  questions: Result<WholeList<Clarification>, Failure>,
): Result<OpenQuestion | null, Failure> {
  if (!questions.ok) return questions;
  const open = questions.value.items.find(({ state }) => state === 'pending');
  // Nobody knows that no question is open when one of them cannot be read.
  if (open === undefined) return mapResult(completeItems(questions), () => null);
  return ok({ ids: { fundId, requestId, clarificationId: open.id }, text: open.question });
}

/** The newest request of a list; null for an empty list. Ids increase with time. */
export function newestRequest(requests: readonly FundRequest[]): FundRequest | null {
  return requests.reduce<FundRequest | null>(
    (newest, request) => (newest === null || Number(request.id) > Number(newest.id) ? request : newest),
    null,
  );
}

/** The week of the decision term in which a day falls, from 1; the last week for a day after the term. */
export function decisionWeek(sentOn: CalendarDate, today: CalendarDate): number {
  const week = Math.floor(Math.max(0, daysBetween(sentOn, today)) / 7) + 1;
  return Math.min(DECISION_WEEKS, week);
}

/** Whether the decision term of a pending request is over. */
export function isOverdue(
  { state, createdOn }: Pick<FundRequest, 'state' | 'createdOn'>,
  today: CalendarDate,
): boolean {
  return state === 'pending' && daysBetween(decisionDay(createdOn), today) > 0;
}
