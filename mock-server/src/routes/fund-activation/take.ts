import type { SignedCall } from '../../http/call.ts';
import { withEvent } from '../../domain/vouchers/voucher-history.ts';
import { addValidatedRecord, meetsAll } from '../../domain/funds/facts.ts';
import { issueVouchers } from '../../domain/vouchers/issue.ts';
import type { PrevalidationRow } from '../../tables/funds.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { notifyOfVoucher } from '../../notifications/notify-resident.ts';
import { notifyOfNewVouchers } from '../../notifications/notify-of-decision.ts';
import { liveVouchers } from '../../domain/vouchers/vouchers.ts';
import { activeFunds, hasEnded } from '../../wire/fund-scope.ts';

/** A voucher that waited for a code or a BSN becomes the caller's and starts to work. */
export function takeVoucher(call: SignedCall, voucher: VoucherRow): VoucherRow {
  const now = call.world.now();
  const activated = voucher.state === 'pending';
  const taken = call.world.table('vouchers').update(voucher, {
    identity_address: call.caller.identity.address,
    state: 'active',
    waiting_bsn: null,
    history: activated ? withEvent(voucher.history, 'activated', now) : voucher.history,
  });
  notifyOfVoucher(call.world, taken, 'assigned');
  return taken;
}

/** A code is used: its facts, except the BSN, become validated records of the caller. */
export function takePrevalidation(call: SignedCall, prevalidation: PrevalidationRow): PrevalidationRow {
  const { world } = call;
  const { address } = call.caller.identity;
  for (const { key, value } of prevalidation.records) {
    if (key === 'bsn' || key === 'bsn_hash') continue;
    addValidatedRecord(world, address, {
      key,
      value,
      organizationId: prevalidation.organization_id,
      prevalidatedAt: prevalidation.created_at,
    });
  }
  return world.table('prevalidations').update(prevalidation, {
    state: 'used',
    used_by: address,
    used_at: world.now(),
  });
}

/** A voucher in every active fund of the tenant for which the caller qualifies and has none yet. */
export function issueEverywhere(call: SignedCall): VoucherRow[] {
  const { world } = call;
  const { identity } = call.caller;
  const vouchers = activeFunds(call)
    .filter((fund) => fund.type !== 'external' && !hasEnded(call, fund))
    .filter((fund) => world.table('criteria').where('fund_id', fund.id).length > 0 && meetsAll(world, identity, fund))
    .filter((fund) => liveVouchers(world, identity.address, fund.id).length === 0)
    .flatMap((fund) => issueVouchers(world, identity, fund));
  notifyOfNewVouchers(world, vouchers);
  return vouchers;
}
