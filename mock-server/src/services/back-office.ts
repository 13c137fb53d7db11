import { voucherAmount } from '../domain/funds/formulas.ts';
import { newVoucher } from '../domain/vouchers/issue.ts';
import type {
  BackOfficeAnswerRow,
  BackOfficeSettings,
  CriterionRow,
  FundRow,
  PrevalidationRow,
} from '../database/tables/funds.ts';
import type { FaultRow } from '../database/tables/outside.ts';
import type { VoucherRow } from '../database/tables/vouchers.ts';
import type { World } from '../database/world.ts';

type Says = Pick<BackOfficeAnswerRow, 'residency' | 'partner' | 'eligibility'>;

/** What a back office can say of somebody (part 1, 7.5), in one choice. */
export const backOfficeSayings = [
  {
    key: 'eligible',
    words: 'heeft er recht op',
    says: { residency: 'resident', partner: 'no_voucher', eligibility: 'eligible' },
  },
  {
    key: 'not_eligible',
    words: 'heeft er geen recht op',
    says: { residency: 'resident', partner: 'no_voucher', eligibility: 'not_eligible' },
  },
  {
    key: 'not_resident',
    words: 'woont hier niet',
    says: { residency: 'not_resident', partner: 'no_voucher', eligibility: 'eligible' },
  },
  {
    key: 'taken_by_partner',
    words: 'de partner heeft het al',
    says: { residency: 'resident', partner: 'has_voucher', eligibility: 'eligible' },
  },
  {
    key: 'no_response',
    words: 'geen antwoord',
    says: { residency: 'no_response', partner: 'no_response', eligibility: 'no_response' },
  },
] as const satisfies readonly { readonly key: string; readonly words: string; readonly says: Says }[];

export type Saying = (typeof backOfficeSayings)[number]['key'];

/** The choice with this key; undefined for another word. */
export const sayingOf = (key: string | null): (typeof backOfficeSayings)[number] | undefined =>
  backOfficeSayings.find((saying) => saying.key === key);

const usual: BackOfficeSettings = {
  partner_check: true,
  fallback: false,
  not_eligible_policy: 'fund_request',
  redirect_url: null,
};

function rowOf(world: World, fund: FundRow, bsn: string | null): BackOfficeAnswerRow | undefined {
  return world
    .table('backoffice_answers')
    .where('fund_id', fund.id)
    .find((row) => row.bsn === bsn);
}

/** What the back office of a fund says of a BSN, or of everybody else (null); null when it was told nothing. */
export function saidOf(world: World, fund: FundRow, bsn: string | null): Saying | null {
  const row = rowOf(world, fund, bsn);
  if (!row) return null;
  if (row.residency === 'no_response' || row.eligibility === 'no_response') return 'no_response';
  if (row.residency === 'not_resident') return 'not_resident';
  if (row.partner !== 'no_voucher') return row.partner === 'has_voucher' ? 'taken_by_partner' : 'no_response';
  return row.eligibility;
}

/** Lets the back office say this of a BSN, or of everybody else (null); null as a saying forgets what was told. */
export function tellBackOffice(
  world: World,
  fund: FundRow,
  about: { bsn: string | null; saying: Saying | null },
): void {
  const answers = world.table('backoffice_answers');
  const known = rowOf(world, fund, about.bsn);
  if (known) answers.remove(known);
  const said = sayingOf(about.saying);
  if (said) answers.insert({ fund_id: fund.id, bsn: about.bsn, ...said.says });
}

/** Changes how a fund asks its back office; a fund that asked none begins to. Null takes the back office away. */
export function setBackOffice(world: World, fund: FundRow, changes: Partial<BackOfficeSettings> | null): FundRow {
  const backoffice = changes === null ? null : { ...usual, ...fund.backoffice, ...changes };
  return world.table('funds').update(fund, { backoffice });
}

const checkPath = (fund: FundRow): string => `/platform/funds/${fund.id}/check`;

const slowFault = (world: World, fund: FundRow): FaultRow | undefined =>
  world
    .table('faults')
    .all()
    .find((fault) => fault.path === checkPath(fund) && fault.status === null && !fault.drop && fault.delay_ms > 0);

/** Milliseconds that the back office of a fund takes. */
export const slownessOf = (world: World, fund: FundRow): number => slowFault(world, fund)?.delay_ms ?? 0;

/** Makes the back office of a fund slow, or (0) as fast as it was: it stands among the faults. */
export function setSlowness(world: World, fund: FundRow, delay_ms: number): void {
  const faults = world.table('faults');
  const known = slowFault(world, fund);
  if (known) faults.remove(known);
  if (delay_ms <= 0) return;
  const name = `Slow back office of ${fund.name}`;
  const rest = { operation_id: null, method: 'POST', status: null, body: null, drop: false, times: null } as const;
  faults.insert({ ...rest, name, path: checkPath(fund), delay_ms });
}

/** Puts a voucher ready for a BSN: the next check of a fund gives it to its owner (part 1, 7.5). */
export function readyVoucher(world: World, fund: FundRow, bsn: string): VoucherRow {
  const amount = voucherAmount(world.table('formulas').where('fund_id', fund.id), () => '1');
  return world.table('vouchers').insert({ ...newVoucher(world, fund), amount, waiting_bsn: bsn });
}

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
