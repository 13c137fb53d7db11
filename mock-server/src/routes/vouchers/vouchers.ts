/** Vouchers. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { flagOf, numberOf, textOf } from '../../input.ts';
import { asked, paged } from '../../http/page.ts';
import { unknownRows } from '../../http/rows-of-call.ts';
import { forbidden, type FieldErrors } from '../../http/refusal.ts';
import { shareLetter, voucherLetter } from '../../services/mail/mail-texts.ts';
import { inDutch, sendMail } from '../../services/mail/mailbox.ts';
import { withEvent } from '../../domain/vouchers/voucher-history.ts';
import { primaryEmail } from '../../domain/identity/accounts.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { notifyOfProduct, notifyOfUse } from '../../notifications/notify-resident.ts';
import { fundOf } from '../../domain/vouchers/vouchers.ts';
import { voucher, voucherDetail } from '../../wire/voucher.ts';
import { unknownChoice } from '../../http/texts.ts';
import { isOver, isUsable, ownVoucher } from './voucher-of-call.ts';

function checkList(call: Call): FieldErrors {
  const key = textOf(call.query, 'implementation_key');
  return {
    ...unknownRows(call, { product_id: 'products', implementation_id: 'tenants' }),
    ...(key !== null && !call.world.table('tenants').first('key', key) ? { implementation_key: [unknownChoice] } : {}),
  };
}

/** The tenant that is asked, by number or key; null when none is. */
function askedTenant(call: Call): number | null {
  const key = textOf(call.query, 'implementation_key');
  const byKey = key === null ? null : (call.world.table('tenants').first('key', key)?.id ?? 0);
  return numberOf(call.query, 'implementation_id') ?? byKey;
}

function fits(call: Call, row: VoucherRow): boolean {
  const fund = fundOf(call.world, row.fund_id);
  const archived = asked(call, 'archived');
  const reimbursable = asked(call, 'allow_reimbursements');
  const [type, state] = [textOf(call.query, 'type'), textOf(call.query, 'state')];
  const tenant = askedTenant(call);
  return [
    archived === null || archived === (isOver(call, row) || row.state !== 'active'),
    type === null || row.type === type,
    state === null || row.state === state,
    reimbursable === null || fund.allow_reimbursements === reimbursable,
    tenant === null || fund.tenant_id === tenant,
  ].every(Boolean);
}

export const listVouchers = operation('listVouchers', { check: checkList }, (call) => {
  const up = textOf(call.query, 'order_dir') === 'asc';
  const byType = textOf(call.query, 'order_by') === 'voucher_type';
  const rows = call.world
    .table('vouchers')
    .where('identity_address', call.caller.identity.address)
    .filter((row) => row.product_reservation_id === null && fits(call, row))
    .toSorted((one, other) => {
      const types = byType ? one.type.localeCompare(other.type) : 0;
      return (types || one.created_at - other.created_at || one.id - other.id) * (up ? 1 : -1);
    });
  return paged(call, rows, { size: 1000, show: (row) => voucher(call, row) });
});

/** The owner stops a voucher, and finds that among the notices; there is no mail of it. */
export const deactivateVoucher = operation(
  'deactivateVoucher',
  {
    guard: (call) => {
      const row = ownVoucher(call);
      const allowed = fundOf(call.world, row.fund_id).allow_blocking_vouchers;
      if (!allowed || row.state === 'deactivated' || isOver(call, row)) throw forbidden();
    },
  },
  (call) => {
    const row = ownVoucher(call);
    const now = call.world.now();
    const next = call.world.table('vouchers').update(row, {
      state: 'deactivated',
      deactivated_at: now,
      deactivation_note: textOf(call.body, 'note'),
      history: withEvent(row.history, 'deactivated', now),
    });
    notifyOfUse(call.world, next, 'voucher_deactivated');
    return { data: voucherDetail(call, next) };
  },
);

/** Mails the provider of a product voucher, in Dutch, with a copy when asked; a regular voucher has nobody to mail. */
function share(call: SignedCall): void {
  const row = ownVoucher(call);
  if (!isUsable(call, row)) throw forbidden();
  const product = row.product_id === null ? undefined : call.world.table('products').get(row.product_id);
  if (!product) return;
  notifyOfProduct(
    call.world,
    { identity_address: call.caller.identity.address, product_id: product.id, voucher_id: row.id },
    'product_voucher_shared',
  );
  const about = { product: product.name, reason: textOf(call.body, 'reason') ?? '' };
  const provider = call.world.table('organizations').get(product.organization_id)?.email ?? null;
  const owner = primaryEmail(call.world, call.caller.identity.address);
  if (provider !== null) sendMail(inDutch(call), provider, shareLetter({ ...about, copy: false }));
  if (owner && flagOf(call.body, 'send_copy') === true)
    sendMail(call, owner.email, shareLetter({ ...about, copy: true }));
}

export const emailVoucher = operation('emailVoucher', {}, (call) => {
  const row = ownVoucher(call);
  const owner = primaryEmail(call.world, call.caller.identity.address);
  if (!isUsable(call, row) || !owner) throw forbidden();
  const url = `${call.platform.settings.shopUrl}/tegoeden/${row.address}`;
  const letter = voucherLetter(fundOf(call.world, row.fund_id).name, { printable: row.address_printable, url });
  sendMail(call, owner.email, letter);
  notifyOfUse(call.world, row, 'voucher_shared_by_email');
  return [];
});

export const returnVoucher = operation('returnVoucher', {}, (call) => {
  const row = ownVoucher(call);
  const paid = call.world.table('transactions').where('voucher_id', row.id).length > 0;
  if (row.type !== 'product' || row.parent_id === null || !row.returnable || paid) throw forbidden();
  call.world.table('vouchers').remove(row);
  return { success: true };
});

export const readVoucher = operation('readVoucher', {}, (call) => ({ data: voucherDetail(call, ownVoucher(call)) }));

export const shareVoucher = operation('shareVoucher', { guard: ownVoucher }, (call) => {
  share(call);
  return [];
});
