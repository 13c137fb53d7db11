import { describe, expect, it } from 'vitest';
import { aProduct, aProductFund } from '../../testing/a-product.ts';
import { aDay, aProductVoucher, aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { money } from '../shared/money.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { reservationEnd, reserveSituation, vouchersThatCanPay } from './paying-vouchers.ts';

const enough = aVoucher({ id: 'enough', amount: money(86_00) });
const short = aVoucher({ id: 'short', amount: money(85_99) });
const product = aProduct();
const subsidies = aProductFund({ type: 'subsidies', price: money(15_00) });
const ids = (vouchers: readonly Voucher[], reserved = product) =>
  vouchersThatCanPay(reserved, vouchers).map(({ voucher, problem }) => `${voucher.id} ${problem ?? 'pays'}`);

describe('the vouchers that can pay for a product', () => {
  it('have its full price left, to the cent, and stand first', () => {
    expect(ids([short, enough])).toEqual(['enough pays', 'short balance']);
  });

  it('show the balance after the reservation', () => {
    expect(vouchersThatCanPay(product, [enough])).toEqual([
      { voucher: enough, problem: null, pays: 8600, ownPayment: 0, online: 0, after: 0 },
    ]);
  });

  it('tell no hidden balance, but whether it is enough', () => {
    const little = { ...short, amount: null };
    expect(vouchersThatCanPay(product, [{ ...enough, amount: null }, little])).toMatchObject([
      { problem: null, pays: 8600, after: null },
      { problem: 'balance', pays: 8600, after: null },
    ]);
  });

  it('pay the part of the sponsor in a subsidies fund, whatever their balance', () => {
    const voucher = aVoucher({ amount: money(0), fund: aVoucherFund({ type: 'subsidies' }) });
    expect(vouchersThatCanPay(aProduct({ funds: [subsidies] }), [voucher])).toEqual([
      { voucher, problem: null, pays: 7100, ownPayment: 1500, online: 0, after: null },
    ]);
  });

  it('leave what they lack to an online payment where the fund takes one, after those that lack nothing [NX-050]', () => {
    const online = aProduct({ funds: [aProductFund({ takesOnlinePayment: true })] });
    const empty = aVoucher({ id: 'empty', amount: money(0) });
    expect(vouchersThatCanPay(online, [short, empty, enough])).toMatchObject([
      { voucher: enough, problem: null, pays: 86_00, online: 0, after: 0 },
      { voucher: short, problem: null, pays: 85_99, online: 1, after: 0 },
      { voucher: empty, problem: null, pays: 0, online: 86_00, after: 0 },
    ]);
    expect(reserveSituation(online, [short]).kind).toBe('choose');
    expect(reserveSituation(product, [short]).kind).toBe('not_enough');
  });

  it('are usable, regular, of a fund of the product, and of a fund with reservations', () => {
    const others = [
      aVoucher({ expired: true }),
      aVoucher({ state: 'deactivated' }),
      aProductVoucher(),
      aVoucher({ fundId: '99' }),
      aVoucher({ fund: aVoucherFund({ allowReservations: false }) }),
    ];
    expect(ids(others)).toEqual([]);
    expect(ids([enough], aProduct({ funds: [aProductFund({ reservationsEnabled: false })] }))).toEqual([]);
  });

  it('are not those that reached the limit or that the platform excludes', () => {
    const limited = aProduct({ funds: [aProductFund({ limitAvailable: 0, limitPerIdentity: 4 })] });
    expect(ids([enough], limited)).toEqual(['enough limit']);
    const excluded = aVoucher({ id: 'x', queryProduct: { reservable: false, reservableExpireAt: null } });
    expect(ids([excluded])).toEqual(['x other']);
  });
});

describe('a resident who wants to reserve', () => {
  const kind = (...parameters: Parameters<typeof reserveSituation>) => reserveSituation(...parameters).kind;

  it('chooses from the vouchers when one can pay', () => {
    expect(kind(product, [short, enough])).toBe('choose');
  });

  it.each([
    [{ deleted: true }, 'gone'],
    [{ expired: true }, 'expired'],
    [{ soldOut: true }, 'sold_out'],
    [{ reservationEnabled: false }, 'not_reservable'],
    [{ funds: [] }, 'not_reservable'],
    [{ funds: [aProductFund({ reservationsEnabled: false })] }, 'not_reservable'],
  ] as const)('hears about a product with %o that it is %s', (differences, expected) => {
    expect(kind(aProduct(differences), [enough])).toBe(expected);
  });

  it('has no voucher for it, and hears which funds would help [RS-028]', () => {
    expect(reserveSituation(product, [])).toEqual({ kind: 'no_voucher', funds: product.funds });
  });

  it('has no voucher with enough balance [RS-027]', () => {
    expect(reserveSituation(product, [short])).toMatchObject({ kind: 'not_enough', options: [{ voucher: short }] });
  });

  it('reached the limit, which a balance that is too low goes before', () => {
    const limited = aProduct({ funds: [aProductFund({ limitAvailable: 0, limitPerIdentity: 4 })] });
    expect(reserveSituation(limited, [enough])).toEqual({ kind: 'limit', limit: 4 });
    expect(kind(limited, [enough, short])).toBe('not_enough');
  });

  it('is refused by the platform for a reason that it does not send', () => {
    const excluded = aVoucher({ queryProduct: { reservable: false, reservableExpireAt: null } });
    expect(kind(product, [excluded])).toBe('refused');
  });
});

it('a reservation ends with the product or the voucher, whichever ends first', () => {
  expect(reservationEnd({ expireAt: null }, enough)).toBe('2026-12-31');
  expect(reservationEnd({ expireAt: aDay('2026-12-01') }, enough)).toBe('2026-12-01');
  expect(reservationEnd({ expireAt: aDay('2027-01-31') }, enough)).toBe('2026-12-31');
});
