import { isRuledOut } from '../funds/criterion-rules.ts';
import type { Fund } from '../funds/fund.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { applyBlock } from './apply-block.ts';

/** The status of a fund for the resident (FA-019). */
export type FundStatus = 'applicable' | 'activateable' | 'active' | 'pending' | 'denied';

/** Facts derived from a fund and the resident's vouchers. */
export interface FundFacts {
  /** The vouchers of this fund that are not expired. */
  readonly vouchers: readonly Voucher[];
  /** All criteria are valid. */
  readonly isApplicable: boolean;
  /** The resident has an active voucher. */
  readonly alreadyReceived: boolean;
  /** The resident can still apply, with a request or a code. */
  readonly canApply: boolean;
  /** The fund can be activated immediately: all criteria are valid. */
  readonly canActivate: boolean;
  /** A request is in progress. */
  readonly isPending: boolean;
  readonly showActivateButton: boolean;
  readonly status: FundStatus;
}

/** What is known of the resident besides the vouchers. */
export interface KnownResident {
  /** DigiD confirmed the BSN, so the platform knows what the population register says. */
  readonly bsnKnown: boolean;
}

const NOTHING_KNOWN: KnownResident = { bsnKnown: false };

/** Derives the facts of a fund; a visitor has no vouchers. */
export function fundFacts(fund: Fund, allVouchers: readonly Voucher[], resident = NOTHING_KNOWN): FundFacts {
  const vouchers = vouchersOf(fund, allVouchers);
  const alreadyReceived = vouchers.length > 0;
  const isApplicable = fund.criteria.every((criterion) => criterion.isValid === true);
  const open = !alreadyReceived && applyBlock(fund) === null;
  const isPending = !alreadyReceived && fund.hasPendingFundRequests;
  const canActivate = open && isApplicable && !fund.takenByPartner;
  const canApply = open && !isApplicable && canBeRequested(fund, resident);
  const status = statusOf({ alreadyReceived, isPending, canActivate, canApply });
  const showActivateButton = open && (isApplicable || activatesWithoutRequest(fund));
  return { vouchers, isApplicable, alreadyReceived, canApply, canActivate, isPending, showActivateButton, status };
}

/** The vouchers of a fund that are not expired. */
export function vouchersOf(fund: Pick<Fund, 'id'>, vouchers: readonly Voucher[]): readonly Voucher[] {
  return vouchers.filter((voucher) => voucher.fundId === fund.id && !voucher.expired);
}

/** A code from a letter counts also for a resident whom the register rules out: the municipality issued it. */
function canBeRequested(fund: Fund, { bsnKnown }: KnownResident): boolean {
  if (fund.takenByPartner) return false;
  return fund.allowPrevalidations || (fund.allowFundRequests && !isRuledOut(fund.criteria, bsnKnown));
}

/** A fund without a request button. One that the partner has keeps the button, to show that explanation. */
function activatesWithoutRequest(fund: Fund): boolean {
  return fund.takenByPartner || !fund.allowFundRequests;
}

function statusOf(facts: Pick<FundFacts, 'alreadyReceived' | 'isPending' | 'canActivate' | 'canApply'>): FundStatus {
  if (facts.alreadyReceived) return 'active';
  if (facts.isPending) return 'pending';
  if (facts.canActivate) return 'activateable';
  return facts.canApply ? 'applicable' : 'denied';
}
