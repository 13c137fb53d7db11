import { isUncertain, type Failure } from '../shared/failure.ts';
import type { Fund } from '../funds/fund.ts';
import type { Refusal } from '../shared/refusal.ts';
import type { Result } from '../shared/result.ts';
import type { PrefillRefusalCode, Prefills } from './prefills.ts';

/**
 * Why the population register is behind errors of values; null when it is not. While it fails, the platform refuses every
 * record, and it refuses one whose value the register has changed: only the register tells these from a wrong answer.
 */
export async function registerRefusalOf(
  fund: Fund,
  failure: Failure,
  readPrefills: (fundId: string) => Promise<Result<Prefills, Refusal<PrefillRefusalCode> | Failure>>,
): Promise<PrefillRefusalCode | null> {
  const isOfValue = failure.kind === 'invalid' && Object.keys(failure.fields).some((name) => VALUE.test(name));
  if (!fund.usesRegister || !isOfValue) return null;
  const prefills = await readPrefills(fund.id);
  if (!prefills.ok) {
    if (prefills.error.kind === 'refused') return prefills.error.code;
    return isUncertain(prefills.error) ? 'prefill_connection_error' : null;
  }
  const { answers } = prefills.value;
  const isChanged = fund.criteria.some(
    ({ question, recordTypeKey }) =>
      question?.fillType === 'prefill' && question.known !== (answers[recordTypeKey] ?? null),
  );
  return isChanged ? 'prefill_changed' : null;
}

const VALUE = /^records\.\d+\.value$/;
