import { createHash } from 'node:crypto';
import type { Sentence } from '../../http/language.ts';
import type { CriterionRow, FormulaRow, FundRow } from '../../tables/funds.ts';
import { valueProblem } from '../fund-requests/fund-requests.ts';

/** The number by which a municipality tells its residents apart; it must be new for each code. */
export const primaryKey = 'uid';

/** Does the fund take codes: an own fund of the platform that is set up and not closed? */
export const takesCodes = (fund: Pick<FundRow, 'type' | 'configured' | 'state'>): boolean =>
  fund.type !== 'external' && fund.configured && fund.state !== 'closed';

/** Every record type that a code of the fund must carry, each once. */
export function neededKeys(
  criteria: readonly Pick<CriterionRow, 'record_type_key'>[],
  formulas: readonly Pick<FormulaRow, 'type' | 'record_type_key'>[],
): string[] {
  const counted = formulas.flatMap((formula) =>
    formula.type === 'multiply' && formula.record_type_key !== null ? [formula.record_type_key] : [],
  );
  return [...new Set([primaryKey, ...counted, ...criteria.map((criterion) => criterion.record_type_key)])];
}

/** What is known about one value of a new code. */
export type ValueFacts = {
  readonly value: string | undefined;
  readonly kind: 'string' | 'number';
  readonly criteria: readonly CriterionRow[];
  /** The caller gave out a code of this fund with the same primary key before. */
  readonly isUsed: boolean;
};

const missing: Sentence = { nl: 'Vul dit gegeven in.', en: 'Fill in this value.' };
const used: Sentence = {
  nl: 'Voor dit nummer is al een code gemaakt.',
  en: 'There is a code for this number already.',
};

/** Why a value is refused, or null. */
export function prevalidationProblem(facts: ValueFacts): Sentence | null {
  const { value } = facts;
  if (value === undefined || value === '') return missing;
  if (facts.isUsed) return used;
  const problems = facts.criteria.map((criterion) => valueProblem(criterion, facts.kind, value));
  return problems.find((problem) => problem !== null) ?? null;
}

/** The fingerprint by which a code is recognised without its facts. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');
