import { dayOf } from '../../calendar.ts';
import type { CriterionRow, FundRow } from '../../tables/funds.ts';
import type { IdentityRow, RegisterEntry, Relative } from '../../tables/identity.ts';
import type { World } from '../../world/world.ts';
import { isTakenByPartner } from '../vouchers/issue.ts';

/** Why the register cannot fill in the answers of a fund. */
export type PrefillProblem = 'not_found' | 'connection_error' | 'taken_by_partner' | 'not_filled_required_criteria';

type Value = { readonly record_type_key: string; readonly value: string | number | null };

/** What the register answers: of the resident by the criteria of the fund, of partner and children with their BSN. */
export type Prefills = {
  readonly person: readonly Value[];
  readonly partner: readonly Value[];
  readonly children: readonly (readonly Value[])[];
  readonly children_groups_counts: readonly Value[];
};

const isPrefilled = ({ question }: CriterionRow): boolean => question?.prefill === true;

/** The criteria that the register answers. */
export const prefilledCriteria = (world: World, fund: FundRow): readonly CriterionRow[] =>
  world.table('criteria').where('fund_id', fund.id).filter(isPrefilled);

/** The resident counts as one of those who live at the address, the children do not. */
function personValue(entry: RegisterEntry, key: string): string | number | null {
  if (key === 'children_same_address_nth') return entry.children.length;
  if (key === 'partner_same_address_nth') return entry.partner === null ? 1 : 2;
  return entry.values[key] ?? null;
}

const valuesOf = (about: string, relative: Relative): readonly Value[] =>
  (['bsn', 'first_name', 'last_name', 'birth_date', 'gender'] as const).map((field) => ({
    record_type_key: `${about}_${field}`,
    value: relative[field],
  }));

const AGE_GROUPS = [
  [0, 3],
  [4, 11],
  [12, 17],
] as const;

function countsOf(world: World, children: readonly Relative[]): readonly Value[] {
  const year = Number(dayOf(world.now()).slice(0, 4));
  const ages = children.map(({ birth_date }) => year - Number(birth_date.slice(0, 4)));
  return AGE_GROUPS.map(([from, to]) => ({
    record_type_key: `children_age_group_${from}_${to}`,
    value: ages.filter((age) => age >= from && age <= to).length,
  }));
}

/** What the register fills in for a resident, or why it cannot. */
export function prefillsOf(world: World, fund: FundRow, identity: IdentityRow): Prefills | PrefillProblem {
  if (fund.todays?.register === 'down') return 'connection_error';
  const { register: entry } = identity;
  if (entry === undefined) return 'not_found';
  if (isTakenByPartner(world, identity, fund.id)) return 'taken_by_partner';
  const criteria = prefilledCriteria(world, fund);
  const person = criteria.map(({ record_type_key: key }) => ({
    record_type_key: key,
    value: personValue(entry, key),
  }));
  const isMissing = ({ record_type_key: key, question }: CriterionRow): boolean =>
    question?.optional !== true && personValue(entry, key) === null;
  if (criteria.some(isMissing)) return 'not_filled_required_criteria';
  return {
    person,
    partner: entry.partner === null ? [] : valuesOf('partner', entry.partner),
    children: entry.children.map((child, index) => valuesOf(`child_${index + 1}`, child)),
    children_groups_counts: countsOf(world, entry.children),
  };
}
