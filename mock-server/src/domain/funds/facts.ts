import { isMet, trustedValue, type Fact } from './criteria.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { IdentityRow } from '../../tables/identity.ts';
import type { World } from '../../world/world.ts';

/** The validated facts of a resident, whether a fund trusts their validators or not. */
export function factsOf(world: World, address: string): Fact[] {
  const records = world
    .table('records')
    .where('identity_address', address)
    .filter((record) => !record.deleted);
  return records.flatMap((record) =>
    world
      .table('record_validations')
      .where('record_id', record.id)
      .filter((validation) => validation.state === 'approved')
      .map((validation) => ({
        key: record.record_type_key,
        value: record.value,
        organizationId: validation.organization_id,
        validatedAt: validation.validated_at ?? validation.created_at,
      })),
  );
}

/** The newest value of a record type that the fund trusts, or null. */
export const trustedFact = (
  world: World,
  identity: IdentityRow,
  about: { fund: FundRow; key: string },
): string | null => trustedValue(about.key, factsOf(world, identity.address), { fund: about.fund, now: world.now() });

/** Whether a resident meets all criteria of a fund. */
export function meetsAll(world: World, identity: IdentityRow, fund: FundRow): boolean {
  const facts = factsOf(world, identity.address);
  const at = { fund, now: world.now() };
  return world
    .table('criteria')
    .where('fund_id', fund.id)
    .every((criterion) => isMet(criterion, facts, at));
}

/** Adds a record that an organisation has validated: an approved request, a redeemed code, a seed. */
export function addValidatedRecord(
  world: World,
  address: string,
  fact: { key: string; value: string; organizationId: number; prevalidatedAt?: number },
): void {
  const records = world.table('records');
  const now = world.now();
  const record = records.insert({
    identity_address: address,
    record_type_key: fact.key,
    value: fact.value,
    order: records.where('identity_address', address).length,
    deleted: false,
    record_category_id: null,
    created_at: now,
  });
  world.table('record_validations').insert({
    uuid: world.random.hex(64),
    record_id: record.id,
    state: 'approved',
    organization_id: fact.organizationId,
    identity_address: world.table('organizations').get(fact.organizationId)?.identity_address ?? null,
    validated_at: now,
    prevalidated_at: fact.prevalidatedAt ?? null,
    created_at: now,
  });
}
