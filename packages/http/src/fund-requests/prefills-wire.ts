import type { PrefillRefusalCode, Prefills, Relative } from '@stadstegoed/core/fund-requests/prefills.ts';
import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { refusal, type Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import type { Fields } from '../wire.ts';

type Schemas = components['schemas'];
type Answers = Prefills['answers'];

const KEYS = ['not_found', 'taken_by_partner', 'not_filled_required_criteria'] as const;

/** Maps the answers of the population register. Its errors are good answers too; a newer one is one that may pass. */
export function toPrefills(wire: Fields<Schemas['FundPrefills']>): Result<Prefills, Refusal<PrefillRefusalCode>> {
  const isRefused = wire.part('error', (error) => `prefill_${error.knownOr('key', KEYS, 'connection_error')}` as const);
  if (isRefused !== null) return err(refusal(isRefused));
  const partner = wire.list('partner', toPair, []);
  return ok({
    answers: toAnswers(wire.list('person', toPair, [])),
    partner: partner.length === 0 ? null : toRelative(toAnswers(partner), 'partner'),
    children: wire.lists('children', toPair).map((child, index) => toRelative(toAnswers(child), `child_${index + 1}`)),
  });
}

function toPair(value: Fields<Schemas['PrefilledValue']>): readonly [string, string | null] {
  return [value.string('record_type_key'), value.string('value', null)];
}

/** What is not known has no answer. */
function toAnswers(pairs: readonly (readonly [string, string | null])[]): Answers {
  return Object.fromEntries(pairs.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])));
}

/** The name and the date of birth: the BSN is left where it is. */
function toRelative(answers: Answers, about: string): Relative {
  const names = [answers[`${about}_first_name`], answers[`${about}_last_name`]];
  return {
    name: names.filter((name) => name !== undefined).join(' '),
    birthDate: parseCalendarDate(answers[`${about}_birth_date`] ?? ''),
  };
}
