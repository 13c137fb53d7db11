import type { CriterionRow, FundRow } from '../store/table-funds.ts';
import type { World } from '../store/world.ts';
import { ago, yearFromNow } from './dates.ts';
import { tenants } from './fund-ids.ts';
import { addPicture } from './media.ts';
import { sponsors } from './sponsors.ts';

/** A condition as the seeds tell it: `title` is a sentence that the shop can show. */
export interface CriterionLine {
  readonly key: string;
  readonly operator: CriterionRow['operator'];
  readonly value: string;
  readonly title: string;
  readonly description?: string;
  readonly attachment?: true;
}

/** A fund as the seeds tell it; what is left out has the value of `fundDefaults`. */
export interface FundLine {
  readonly fund: Pick<
    FundRow,
    'id' | 'key' | 'name' | 'description' | 'description_short' | 'tenant_id' | 'organization_id'
  > &
    Partial<FundRow>;
  readonly motif: string;
  /** Years before and after this year in which the fund runs. */
  readonly years?: readonly [before: number, after: number];
  readonly criteria: readonly CriterionLine[];
  /** Cents; with a record type the amount counts per unit of that record. */
  readonly formula: readonly [amount: number, per?: string] | null;
  readonly questions: readonly (readonly [question: string, answer: string])[];
}

const fundDefaults = {
  state: 'active',
  type: 'budget',
  archived: false,
  configured: true,
  external_link_text: null,
  external_link_url: null,
  request_btn_text: 'Vraag aan',
  notification_amount: null,
  tag_ids: [],
  faq_title: 'Veelgestelde vragen',
  allow_fund_requests: true,
  allow_prevalidations: false,
  allow_direct_requests: false,
  allow_blocking_vouchers: true,
  allow_reimbursements: true,
  allow_physical_cards: false,
  allow_reservations: true,
  allow_voucher_records: false,
  auto_validation: false,
  email_required: false,
  contact_info_enabled: false,
  contact_info_required: false,
  contact_info_message_text: null,
  bsn_confirmation_time: 900,
  bsn_confirmation_api_time: null,
  record_validity_days: 1826,
  code_limit_per_fund: false,
  backoffice: null,
} as const satisfies Partial<FundRow>;

/** The sponsor's own validators count, and in Zonnedorp those of the municipality too. */
function trustedBy({ fund }: FundLine): readonly number[] {
  const municipality = fund.tenant_id === tenants.zonnedorp ? [sponsors.zonnedorp] : [];
  return [...new Set([fund.organization_id, ...municipality])];
}

/** Adds a fund with its conditions and its formula. Ids of criteria are the fund's id times ten and up. */
export function addFund(world: World, line: FundLine): void {
  const [before, after] = line.years ?? [1, 1];
  const { id } = line.fund;
  world.table('funds').insert({
    ...fundDefaults,
    logo_uid: addPicture(world, 'fund_logo', line.motif),
    start_date: `${yearFromNow(world, -before)}-01-01`,
    end_date: `${yearFromNow(world, after)}-12-31`,
    faq: line.questions.map(([title, description], index) => ({ id: id * 10 + index + 1, title, description })),
    validator_organization_ids: trustedBy(line),
    created_at: ago(world, 400 - id),
    ...line.fund,
  });
  line.criteria.forEach((criterion, index) => addCriterion(world, id * 10 + index + 1, [id, criterion]));
  if (!line.formula) return;
  const [amount, per] = line.formula;
  world.table('formulas').insert({
    id,
    fund_id: id,
    type: per ? 'multiply' : 'fixed',
    amount,
    record_type_key: per ?? null,
  });
}

function addCriterion(world: World, id: number, [fundId, line]: [number, CriterionLine]): void {
  world.table('criteria').insert({
    id,
    fund_id: fundId,
    record_type_key: line.key,
    operator: line.operator,
    value: line.value,
    show_attachment: line.attachment ?? false,
    title: line.title,
    description: line.description ?? null,
  });
}
