import type { BackOfficeAnswer } from './backoffice.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { IdentityRow } from '../../tables/identity.ts';
import type { World } from '../../world/world.ts';

const unknownPerson: BackOfficeAnswer = { residency: 'resident', partner: 'no_voucher', eligibility: 'not_eligible' };

/** The simulated answer for a resident: the row of the BSN, else the fund's row for everybody, else "not eligible". */
export function backOfficeAnswer(world: World, fund: FundRow, identity: IdentityRow): BackOfficeAnswer {
  const answers = world.table('backoffice_answers').where('fund_id', fund.id);
  return (
    answers.find((row) => row.bsn !== null && row.bsn === identity.bsn) ??
    answers.find((row) => row.bsn === null) ??
    unknownPerson
  );
}

/** Is the back office asked at all? The sponsor stores BSNs, the fund has one, and the BSN is known. */
export const isAsked = (world: World, fund: FundRow, identity: IdentityRow): boolean =>
  fund.backoffice !== null &&
  identity.bsn !== null &&
  (world.table('organizations').get(fund.organization_id)?.bsn_enabled ?? false);
