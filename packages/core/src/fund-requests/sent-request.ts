import type { OwnFundRequest, RequestRecordState } from '../fund-activation/own-fund-request.ts';
import type { AnswerOption } from '../funds/criterion.ts';
import type { Fund } from '../funds/fund.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Failure } from '../shared/failure.ts';
import type { Picture } from '../shared/picture.ts';
import type { DutchMoment } from './clarification.ts';

/** An answer as the platform stored it. */
export interface SentAnswer extends RequestRecordState {
  readonly id: string;
  readonly name: string;
  /** The key of the type of the record, which says how the value is written. */
  readonly typeKey: string;
  readonly value: string;
  /** Whether the value is one of a list of options. */
  readonly isChoice: boolean;
  /** The name of the option that was chosen; null where only the fund has it. */
  readonly optionName: string | null;
}

/** The options of the questions of a fund, by the id of the criterion. */
export interface FundOptions {
  readonly [criterionId: string]: readonly AnswerOption[];
}

/** The options in which the names of chosen answers are found. */
export function fundOptions({ criteria }: Pick<Fund, 'criteria'>): FundOptions {
  return Object.fromEntries(criteria.map(({ id, question }) => [id, question?.options ?? []]));
}

/** The name of the option that was chosen; null when it is not known. */
export function chosenName({ criterionId, value, optionName }: SentAnswer, options: FundOptions): string | null {
  if (optionName !== null || criterionId === null) return optionName;
  return options[criterionId]?.find((option) => option.value === value)?.name ?? null;
}

/** A request of the resident with everything that was sent. */
export interface SentRequest extends OwnFundRequest {
  readonly fund: { readonly id: string; readonly name: string; readonly logo: Picture | null };
  readonly sentAt: DutchMoment;
  /** The day of the last change: once it is decided, of the decision. */
  readonly updatedOn: CalendarDate;
  readonly contactInformation: string | null;
  readonly answers: readonly SentAnswer[];
  /** The reason of a refusal; null where the platform sends none. */
  readonly reason: string | null;
}

/** The requests of a resident, and what could not be read of them. */
export interface SentRequests {
  /** Newest first. */
  readonly requests: readonly SentRequest[];
  /** The names of funds that are not active any more, of which the platform shows no requests. */
  readonly endedFunds: readonly string[];
  /** The names of funds whose requests could not be read now, with the last failure; null when none failed. */
  readonly failed: { readonly funds: readonly string[]; readonly failure: Failure } | null;
  /** Requests that the shop cannot read and so does not show; absent when it can read all of them. */
  readonly leftOut?: number;
}
