import { addDays, dayOf } from '../../calendar.ts';
import { voucherAmount } from '../funds/formulas.ts';
import { trustedFact } from '../funds/facts.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { IdentityRow } from '../../tables/identity.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { liveVouchers } from './vouchers.ts';
import { blankVoucher } from './blank-voucher.ts';
import type { World } from '../../world/world.ts';

/** From the first day to the last of a voucher: it counts one year from its start; the end of its fund can be sooner. */
const YEAR_AND_NO_DAY_MORE = 364;

/** The fields that every new voucher starts with. */
export function newVoucher(world: World, fund: FundRow): Omit<VoucherRow, 'id'> {
  const now = world.now();
  return {
    ...blankVoucher,
    address: world.random.address(),
    address_printable: world.random.address(),
    fund_id: fund.id,
    is_external: fund.type === 'external',
    expire_at: addDays(dayOf(now), YEAR_AND_NO_DAY_MORE),
    history: [{ id: 1, event: 'created_budget', created_at: now }],
    created_at: now,
  };
}

function productVouchers(world: World, identity: IdentityRow, fund: FundRow): VoucherRow[] {
  return world
    .table('formula_products')
    .where('fund_id', fund.id)
    .flatMap((formula) => {
      const key = formula.record_type_key_multiplier;
      const times = key === null ? 1 : Number(trustedFact(world, identity, { fund, key }) ?? 0);
      const product = world.table('products').get(formula.product_id);
      return Array.from({ length: Math.max(0, Math.floor(times) || 0) }, () =>
        world.table('vouchers').insert({
          ...newVoucher(world, fund),
          type: 'product',
          identity_address: identity.address,
          product_id: formula.product_id,
          amount: product?.price ?? 0,
          history: [{ id: 1, event: 'created_product', created_at: world.now() }],
        }),
      );
    });
}

/** Makes the voucher(s) of a fund: the regular one first, then its product vouchers. Nothing when the fund has no formula. The caller notifies the owner. */
export function issueVouchers(world: World, identity: IdentityRow, fund: FundRow): VoucherRow[] {
  const formulas = world.table('formulas').where('fund_id', fund.id);
  const regular =
    formulas.length === 0
      ? []
      : [
          world.table('vouchers').insert({
            ...newVoucher(world, fund),
            identity_address: identity.address,
            amount: voucherAmount(formulas, (key) => trustedFact(world, identity, { fund, key })),
          }),
        ];
  return [...regular, ...productVouchers(world, identity, fund)];
}

/** Has the caller's partner a live voucher of this fund? */
export function isTakenByPartner(world: World, identity: IdentityRow, fundId: number): boolean {
  const identities = world.table('identities');
  const partners = [
    ...(identity.partner_bsn === null ? [] : identities.where('bsn', identity.partner_bsn)),
    ...(identity.bsn === null ? [] : identities.where('partner_bsn', identity.bsn)),
  ];
  return partners.some(
    (partner) => partner.id !== identity.id && liveVouchers(world, partner.address, fundId).length > 0,
  );
}
