import type { Sentence } from '../../http/language.ts';
import type { RequestRecordState } from '../../tables/fund-requests.ts';
import type { CriterionRow } from '../../tables/funds.ts';
import { compares, dayNumber } from '../funds/criteria.ts';

/** What the platform knows when somebody sends a request. */
export type RequestFacts = {
  readonly ended: boolean;
  /** The tenant wants DigiD for requests. */
  readonly bsnMandatory: boolean;
  readonly hasBsn: boolean;
  readonly emailRequired: boolean;
  readonly hasEmail: boolean;
  readonly hasPending: boolean;
  /** An approved request together with a voucher that is not expired. */
  readonly hasApprovedWithVoucher: boolean;
};

export type RequestRefusal =
  | 'fund_not_active'
  | 'bsn_record_is_mandatory'
  | 'email_is_mandatory'
  | 'pending_request_exists'
  | 'approved_request_exists';

/** The first rule that says no, in the order of docs/spec/platform.md, "Fund requests". */
export function requestRefusal(facts: RequestFacts): RequestRefusal | null {
  const rules: readonly [boolean, RequestRefusal][] = [
    [facts.ended, 'fund_not_active'],
    [facts.bsnMandatory && !facts.hasBsn, 'bsn_record_is_mandatory'],
    [facts.emailRequired && !facts.hasEmail, 'email_is_mandatory'],
    [facts.hasPending, 'pending_request_exists'],
    [facts.hasApprovedWithVoucher, 'approved_request_exists'],
  ];
  return rules.find(([refused]) => refused)?.[1] ?? null;
}

/** A criterion that not every answer meets. */
type Bounded = { readonly operator: Exclude<CriterionRow['operator'], '*'>; readonly value: string };

/** The bound a number must keep and its sentence; null when the operator has no bound. */
function boundOf({ operator, value }: Bounded): Sentence {
  const texts: { readonly [operator in Bounded['operator']]: Sentence } = {
    '=': { nl: `De waarde moet ${value} zijn.`, en: `The value must be ${value}.` },
    '!=': { nl: `De waarde mag niet ${value} zijn.`, en: `The value must not be ${value}.` },
    '<': { nl: `De waarde moet lager zijn dan ${value}.`, en: `The value must be less than ${value}.` },
    '<=': { nl: `De waarde mag niet hoger zijn dan ${value}.`, en: `The value must not be more than ${value}.` },
    '>': { nl: `De waarde moet hoger zijn dan ${value}.`, en: `The value must be more than ${value}.` },
    '>=': { nl: `De waarde mag niet lager zijn dan ${value}.`, en: `The value must not be less than ${value}.` },
  };
  return texts[operator];
}

const whole = (text: string): boolean => /^-?\d+([.,]\d+)?$/.test(text);

/** The same for a day. */
function dayBoundOf({ operator, value }: Bounded): Sentence {
  const texts: { readonly [operator in Bounded['operator']]: Sentence } = {
    '=': { nl: `De datum moet ${value} zijn.`, en: `The date must be ${value}.` },
    '!=': { nl: `De datum mag niet ${value} zijn.`, en: `The date must not be ${value}.` },
    '<': { nl: `De datum moet voor ${value} liggen.`, en: `The date must be before ${value}.` },
    '<=': { nl: `De datum mag niet na ${value} liggen.`, en: `The date must not be after ${value}.` },
    '>': { nl: `De datum moet na ${value} liggen.`, en: `The date must be after ${value}.` },
    '>=': { nl: `De datum mag niet voor ${value} liggen.`, en: `The date must not be before ${value}.` },
  };
  return texts[operator];
}

/** A day follows the operator; a text is that of the criterion, or for `!=` another. */
function textProblem(criterion: Bounded, value: string): Sentence | null {
  const { operator } = criterion;
  if (dayNumber(criterion.value) !== null) {
    if (dayNumber(value) === null)
      return { nl: 'Vul een datum in, zoals 31-12-2010.', en: 'Enter a date, such as 31-12-2010.' };
    return compares(value, operator, criterion.value) ? null : dayBoundOf(criterion);
  }
  const asked = operator === '!=' ? operator : '=';
  return compares(value, asked, criterion.value) ? null : boundOf({ ...criterion, operator: asked });
}

/**
 * Why a value is refused, or null. Numbers follow the operator, in whole steps (more than 2 is at least 3); so do days. Any
 * other text must be exactly the criterion's value, or with `!=` must not.
 */
export function valueProblem(
  { operator, value: wanted }: Pick<CriterionRow, 'operator' | 'value'>,
  kind: 'string' | 'number',
  value: string,
): Sentence | null {
  if (operator === '*') return null;
  const criterion: Bounded = { operator, value: wanted };
  if (kind !== 'number') return textProblem(criterion, value);
  if (!whole(value)) return { nl: 'Vul een getal in.', en: 'Enter a number.' };
  const step = { '<': -1, '>': 1, '=': 0, '!=': 0, '<=': 0, '>=': 0 }[criterion.operator];
  if (step === 0) return compares(value, criterion.operator, criterion.value) ? null : boundOf(criterion);
  const limit = String(Number(criterion.value.replace(',', '.')) + step);
  return compares(value, step > 0 ? '>=' : '<=', limit) ? null : boundOf(criterion);
}

/** The sentence for an empty value; a condition has to be accepted. */
export const emptyValue = (recordTypeKey: string): Sentence =>
  recordTypeKey.endsWith('_eligible')
    ? { nl: 'Ga akkoord met de voorwaarden.', en: 'Accept the conditions.' }
    : { nl: 'Vul een antwoord in.', en: 'Fill in an answer.' };

/** State of a request that follows from its records. */
export function stateFromRecords(
  states: readonly RequestRecordState[],
): 'pending' | 'approved' | 'approved_partly' | 'declined' | 'disregarded' {
  if (states.includes('pending')) return 'pending';
  if (states.every((state) => state === 'approved')) return 'approved';
  if (states.includes('disregarded')) return 'disregarded';
  return states.includes('approved') ? 'approved_partly' : 'declined';
}
