import { given } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { centsIn } from '../../src/domain/vouchers/payment.ts';
import { decideReimbursement } from '../../src/domain/reimbursements/reimbursements.ts';
import type { VoucherRow } from '../../src/database/tables/vouchers.ts';
import { notifyOfReimbursement } from '../../src/notifications/notify-resident.ts';
import { activate, block, expire, topUp } from './voucher-desk.ts';
import { notThere, numberIn } from './action.ts';
import type { Action } from './action.ts';

const reimbursement: Action = (call) => {
  const row = call.world.table('reimbursements').get(numberIn(call, 'id'));
  const state = given(call, 'decision');
  if (!row || (state !== 'approved' && state !== 'declined')) return notThere;
  const decided = decideReimbursement(call.world, row, { state, reason: given(call, 'reason') });
  if (!decided) return 'Dit kan niet meer: het tegoed is over, of er is al besloten.';
  notifyOfReimbursement(call.world, decided);
  return null;
};

/** A action with the voucher of the form. */
const withVoucher =
  (work: (call: PageCall, voucher: VoucherRow) => string | null): Action =>
  (call) => {
    const voucher = call.world.table('vouchers').get(numberIn(call, 'id'));
    return voucher ? work(call, voucher) : notThere;
  };

const fund: Action = (call) => {
  const row = call.world.table('funds').get(numberIn(call, 'id'));
  const state = given(call, 'state');
  if (!row || (state !== 'active' && state !== 'paused' && state !== 'closed')) return notThere;
  call.world.table('funds').update(row, { state });
  return null;
};

/** What a sponsor does. */
export const sponsorActions: { readonly [name: string]: Action } = {
  reimbursement,
  fund,
  'top-up': withVoucher((call, voucher) => {
    const amount = centsIn(given(call, 'amount') ?? '') ?? 0;
    if (amount <= 0) return 'Vul een bedrag in, zoals 25,00.';
    topUp(call.world, voucher, amount);
    return null;
  }),
  block: withVoucher((call, voucher) => {
    block(call.world, voucher, given(call, 'note'));
    return null;
  }),
  unblock: withVoucher((call, voucher) =>
    activate(call.world, voucher) ? null : 'Dit kan niet: het tegoed werkt al, of de laatste dag is geweest.',
  ),
  expire: withVoucher((call, voucher) => {
    expire(call.world, voucher);
    return null;
  }),
};
