import type { Criterion } from '../funds/criterion.ts';
import type { Fund } from '../funds/fund.ts';
import type { PersonalRecord } from '../records/record.ts';
import type { Prefills } from './prefills.ts';

/** Whether a record of the resident is filled in for a criterion: the municipality checked it with that record. */
export function hasKnownRecord({ hasRecord, question }: Criterion): boolean {
  return hasRecord === true && question !== null && question.fillType === 'manual';
}

/** A fund with what is known of the resident in its questions. */
export function withKnownAnswers(fund: Fund, prefills: Prefills | null, records: readonly PersonalRecord[]): Fund {
  return {
    ...fund,
    criteria: fund.criteria.map((criterion) => {
      const { question } = criterion;
      return question === null
        ? criterion
        : { ...criterion, question: { ...question, known: knownValue(criterion, prefills, records) } };
    }),
  };
}

function knownValue(
  criterion: Criterion,
  prefills: Prefills | null,
  records: readonly PersonalRecord[],
): string | null {
  const { recordTypeKey: key, question } = criterion;
  if (question?.fillType === 'prefill') return prefills?.answers[key] ?? null;
  return hasKnownRecord(criterion) ? newestRecord(records, key) : null;
}

/** The value that was confirmed last. */
function newestRecord(records: readonly PersonalRecord[], key: string): string | null {
  const dayOf = ({ validations }: PersonalRecord): string => validations[0]?.validatedOn ?? '';
  const own = records.filter(({ typeKey }) => typeKey === key);
  return [...own].sort((one, other) => dayOf(other).localeCompare(dayOf(one)))[0]?.value ?? null;
}
