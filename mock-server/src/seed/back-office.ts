import type { BackOfficeAnswerRow } from '../store/table-funds.ts';
import type { IdentityRow } from '../store/table-people.ts';
import type { World } from '../store/world.ts';
import { changeFund } from './change.ts';
import { funds } from './fund-ids.ts';

type Said = Partial<Pick<BackOfficeAnswerRow, 'residency' | 'partner' | 'eligibility'>>;

/** How the back office of Inkomenstegoed is set: does the resident go on without an answer, and where to if not eligible. */
export interface BackOfficeLine {
  readonly says: Said;
  readonly fallback?: boolean;
  readonly redirect_url?: string;
}

/** Makes the back office of a fund say something of one resident. */
export function backOfficeSaysOf(world: World, identity: IdentityRow, line: { fund: number; says: Said }): void {
  world.table('backoffice_answers').insert({
    fund_id: line.fund,
    bsn: identity.bsn,
    residency: 'resident',
    partner: 'no_voucher',
    eligibility: 'eligible',
    ...line.says,
  });
}

/** Makes the back office of Inkomenstegoed say the same of everybody. */
export function backOfficeSays(world: World, line: BackOfficeLine): void {
  changeFund(world, funds.IIT, {
    backoffice: {
      partner_check: true,
      fallback: line.fallback ?? false,
      not_eligible_policy: line.redirect_url === undefined ? 'fund_request' : 'redirect',
      redirect_url: line.redirect_url ?? null,
    },
  });
  world.table('backoffice_answers').insert({
    fund_id: funds.IIT,
    bsn: null,
    residency: 'resident',
    partner: 'no_voucher',
    eligibility: 'eligible',
    ...line.says,
  });
}
