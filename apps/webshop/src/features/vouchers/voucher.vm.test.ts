import { failure } from '@stadstegoed/core/shared/failure.ts';
import { instant } from '@stadstegoed/core/shared/instant.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aPhysicalCard } from '@stadstegoed/core/testing/a-physical-card.ts';
import { aBoughtProduct, aDay, aTransaction, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { SendVoucherToEmail } from '@stadstegoed/core/vouchers/send-voucher-to-email.ts';
import { PendingReimbursements } from '@stadstegoed/core/vouchers/pending-reimbursements.port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { describe, expect, it, vi } from 'vitest';
import { anApp, type AnAppOptions } from '../../../testing/an-app.ts';
import { FittingProducts } from '../products/fitting-products.shared.vm.ts';
import { VoucherViewModel } from './voucher.vm.ts';

const VOUCHER = aVoucher({ address: '0x1', transactions: [aTransaction()], productVouchers: [aBoughtProduct()] });

async function open(voucher = VOUCHER, options: AnAppOptions = {}) {
  const read = vi.fn<Vouchers['read']>(() => Promise.resolve(ok(voucher)));
  const sendEmail = vi.fn<Vouchers['sendEmail']>(() => Promise.resolve(ok(undefined)));
  const vouchers = stubPort<Vouchers>({ read, sendEmail });
  const list = vi.fn<PendingReimbursements['list']>(() => Promise.resolve(ok([])));
  const around = anApp(options);
  const { container } = around;
  container.bind(Vouchers).toConstantValue(vouchers);
  container.bind(SendVoucherToEmail).toConstantValue(new SendVoucherToEmail(vouchers));
  container.bind(PendingReimbursements).toConstantValue({ list });
  const fitting = vi.fn<FittingProducts['load']>(() => Promise.resolve());
  container.bind(FittingProducts).toConstantValue(stubPort<FittingProducts>({ load: fitting, stop: () => undefined }));
  const model = container.get(VoucherViewModel, { autobind: true });
  model.start({ address: voucher.address, language: 'nl' });
  await expect.poll(() => model.voucher.state).not.toBe('loading');
  return { ...around, read, list, sendEmail, model, fitting };
}

describe('a voucher', () => {
  it.each([
    ['for one that ends soon', aVoucher({ address: '0x1', expireAt: aDay('2026-02-01') }), 1],
    ['for one that lasts', VOUCHER, 0],
  ])('has offers up to what is left only %s', async (_which, voucher, calls) => {
    const { fitting } = await open(voucher);
    expect(fitting.mock.calls).toEqual(Array.from({ length: calls }, () => [{ vouchers: [voucher], count: 3 }]));
  });

  it('follows a payment while its code is visible, once at a time', async () => {
    const { model, read } = await open();
    const shop = { name: 'Boekhandel Het Leeslint', logo: null };
    const paid = aTransaction({ id: '99', amount: money(5_00), organization: shop });
    const after = {
      ...VOUCHER,
      balance: money(295_00),
      amount: money(295_00),
      transactions: [...VOUCHER.transactions, paid],
    };
    read.mockResolvedValue(ok(after));
    await Promise.all([model.lookForPayment(), model.lookForPayment()]);
    expect(read).toHaveBeenCalledTimes(2);
    expect(model.payment).toEqual({ amount: 5_00, provider: shop.name, left: 295_00 });
    expect(model.voucher.value).toBe(after);
    await model.lookForPayment();
    expect(model.payment).toMatchObject({ amount: 5_00 });
  });

  it('stays as it is when a look fails or takes long, and is of an earlier time without a network', async () => {
    const { model, read } = await open();
    const kept = (why: 'offline' | 'timeout') => ({ ...VOUCHER, offlineCopy: { readAt: instant(0), why } });
    read.mockResolvedValueOnce(err(failure('unexpected'))).mockResolvedValueOnce(ok(kept('timeout')));
    await model.lookForPayment();
    await model.lookForPayment();
    expect([model.voucher.state, model.voucher.value]).toEqual(['ready', VOUCHER]);
    read.mockResolvedValueOnce(ok(kept('offline')));
    await model.lookForPayment();
    expect(model.voucher.value?.offlineCopy?.why).toBe('offline');
  });

  it('shows the newest of many transactions first, with sums of all of them', async () => {
    const payments = Array.from({ length: 60 }, (_, index) => aTransaction({ id: `${index}`, amount: money(1_00) }));
    const { model } = await open({ ...VOUCHER, transactions: payments, productVouchers: [] });
    const { timeline } = model;
    const lines = () => timeline.months.flatMap(({ entries }) => entries).length;
    expect([lines(), timeline.totals.out]).toEqual([5, 60_00]);
    timeline.open();
    expect(lines()).toBe(25);
    expect(timeline.months.map(({ sum }) => sum)).toEqual([-60_00]);
    timeline.part.showMore();
    timeline.part.print(true);
    expect(lines()).toBe(60);
    timeline.part.print(false);
    expect(lines()).toBe(50);
    timeline.limit('from', '');
    expect(lines()).toBe(25);
  });

  it('is cleared when the address changes', async () => {
    const { model, read } = await open();
    read.mockReturnValue(new Promise(() => undefined));
    model.stop();
    model.start({ address: '0x2', language: 'nl' });
    expect(model.voucher.value).toBeNull();
  });

  it('stays while it is reloaded', async () => {
    const { model, read } = await open();
    read.mockReturnValue(new Promise(() => undefined));
    model.stop();
    model.start({ address: '0x1', language: 'nl' });
    expect(model.voucher.value).toEqual(VOUCHER);
  });

  it('is reloaded in another language, because the platform sends translated texts', async () => {
    const { model, read } = await open();
    model.stop();
    model.start({ address: '0x1', language: 'en' });
    expect(read).toHaveBeenCalledTimes(2);
    expect(model.voucher.value).toEqual(VOUCHER);
  });
});

describe('a change of the card', () => {
  it('is shown at once and the voucher is read again', async () => {
    const { model, read } = await open();
    const known = aVoucher({ address: '0x1', physicalCard: aPhysicalCard() });
    model.followCard(known);
    expect(model.voucher.value).toEqual(known);
    await expect.poll(() => model.voucher.value).toEqual(VOUCHER);
    model.followCard(null);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('a change of the card of a voucher that is no longer shown is ignored', async () => {
    const { model, read } = await open();
    model.followCard(aVoucher({ address: '0x2' }));
    expect([model.voucher.value, read.mock.calls.length]).toEqual([VOUCHER, 1]);
  });
});
