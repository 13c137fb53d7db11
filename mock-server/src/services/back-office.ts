import type { CriterionRow, FundRow, PrevalidationRow } from '../tables/funds.ts';
import type { World } from '../world/world.ts';

/** A value with which somebody meets a condition. */
export function meetingValue({ operator, value }: Pick<CriterionRow, 'operator' | 'value'>): string {
  const number = Number(value);
  if (operator === '!=') return `anders dan ${value}`;
  if (operator === '<') return String(number - 1);
  return operator === '>' ? String(number + 1) : value;
}

/** Puts facts ready for a BSN with which all conditions of a fund are met: the next check uses them. */
export function readyFacts(world: World, fund: FundRow, bsn: string): PrevalidationRow {
  const criteria = world.table('criteria').where('fund_id', fund.id);
  const organization = world.table('organizations').get(fund.organization_id);
  return world.table('prevalidations').insert({
    uid: `${world.random.hex(4)}-${world.random.hex(4)}`,
    fund_id: fund.id,
    organization_id: fund.validator_organization_ids[0] ?? fund.organization_id,
    state: 'pending',
    identity_address: organization?.identity_address ?? '',
    used_by: null,
    used_at: null,
    exported: false,
    bsn,
    records: criteria.map((criterion) => ({ key: criterion.record_type_key, value: meetingValue(criterion) })),
    created_at: world.now(),
  });
}
