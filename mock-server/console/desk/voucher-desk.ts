import { addDays, dayOf } from '../../src/clock/calendar.ts';
import { shopMark } from '../../src/services/mail/mailbox.ts';
import { voucherBlockedLetter } from '../../src/services/mail/mail-texts.ts';
import { mailResident } from '../../src/notifications/resident-mail.ts';
import { withEvent } from '../../src/domain/vouchers/voucher-history.ts';
import { isExpired } from '../../src/domain/vouchers/voucher-state.ts';
import type { Cents } from '../../src/database/tables/row.ts';
import type { VoucherEvent, VoucherRow } from '../../src/database/tables/vouchers.ts';
import { notifyOfEnd } from '../../src/notifications/notify-resident.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import type { World } from '../../src/database/world.ts';

const happened = (world: World, voucher: VoucherRow, event: VoucherEvent['event']): VoucherRow['history'] =>
  withEvent(voucher.history, event, world.now());

/** The sponsor adds money. */
export function topUp(world: World, voucher: VoucherRow, amount: Cents): void {
  world.table('transactions').insert({
    address: world.random.address(),
    voucher_id: voucher.id,
    organization_id: fundOf(world, voucher.fund_id).organization_id,
    product_id: null,
    amount,
    state: 'success',
    target: 'top_up',
    created_at: world.now(),
  });
}

/** The sponsor stops a voucher; the owner hears it by mail alone (part 2, 21.6). */
export function block(world: World, voucher: VoucherRow, note: string | null): void {
  if (voucher.state === 'deactivated') return;
  world.table('vouchers').update(voucher, {
    state: 'deactivated',
    deactivated_at: world.now(),
    deactivation_note: note,
    history: happened(world, voucher, 'deactivated'),
  });
  const fund = fundOf(world, voucher.fund_id);
  const tenant = world.table('tenants').get(fund.tenant_id);
  if (!tenant || voucher.identity_address === null) return;
  const letter = voucherBlockedLetter(fund.name, { note, url: `${shopMark}/tegoeden/${voucher.address}` });
  mailResident(world, voucher.identity_address, { tenant, letter, preference: null });
}

/**
 * The sponsor lets a voucher work: one that was stopped again, one that waits for the first time (part 1, section 8). Answers false
 * for one that works already, and for one whose last day is over.
 */
export function activate(world: World, voucher: VoucherRow): boolean {
  if (voucher.state === 'active' || isExpired(voucher, fundOf(world, voucher.fund_id), world.now())) return false;
  world.table('vouchers').update(voucher, {
    state: 'active',
    deactivated_at: null,
    deactivation_note: null,
    history: happened(world, voucher, 'activated'),
  });
  return true;
}

/** The last day of a voucher was yesterday. */
export function expire(world: World, voucher: VoucherRow): void {
  const day = addDays(dayOf(world.now()), -1);
  if (voucher.expire_at <= day) return;
  const ended = world
    .table('vouchers')
    .update(voucher, { expire_at: day, history: happened(world, voucher, 'expired') });
  if (ended.type === 'product') notifyOfEnd(world, ended, { type: 'product_voucher_expired', day });
}
