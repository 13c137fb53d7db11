import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import recorded from '../../golden/2023-05/094-vouchers.read_address.json' with { type: 'json' };
import { HttpVouchers } from './http-vouchers.ts';

const wire = recorded.answer.data;
const { address } = wire;

function answering(body: unknown, status = 200): HttpVouchers {
  return new HttpVouchers(answeringClient({ answer: () => jsonAnswer(body, status) }).client);
}

describe('a voucher over HTTP', () => {
  it('has no event in its history that the shop does not know', async () => {
    const history = [...wire.history, { id: 2, event: 'moved', created_at: '2023-03-01' }];
    expect(await answering({ data: { ...wire, history } }).read(address)).toMatchObject({
      value: { history: [{ event: 'created_budget' }] },
    });
  });

  it.each([{ target: 'other_voucher' }, { state: 'reserved' }])(
    'has no transaction of a kind that the shop does not know, but still counts it: %o',
    async (unknown) => {
      const [first, ...others] = wire.transactions;
      const transactions = [{ ...first, ...unknown }, ...others];
      expect(await answering({ data: { ...wire, transactions } }).read(address)).toMatchObject({
        value: { transactions: [{ id: '20' }], transactionsCount: 23 },
      });
    },
  );

  it('has the times of its transactions within the years that can be written', async () => {
    const [first] = wire.transactions;
    const transactions = [8_640_000_000_000, 9e15].map((timestamp) => ({ ...first, timestamp }));
    const last = Date.UTC(9999, 11, 31);
    expect(await answering({ data: { ...wire, transactions } }).read(address)).toMatchObject({
      value: { transactions: [{ at: last }, { at: last }] },
    });
  });

  it('has no amount to show and no QR code where the municipality hides them, and both where nothing is said of it', async () => {
    const hidden = { ...wire, fund: { ...wire.fund, hide_voucher_amount: true, show_qr_code: false } };
    expect(await answering({ data: hidden }).read(address)).toMatchObject({
      value: { amount: null, fund: { showsQrCode: false } },
    });
    expect(await answering({ data: wire }).read(address)).toMatchObject({
      value: { amount: expect.any(Number), fund: { showsQrCode: true } },
    });
  });

  it('is not found for a 404, which is an unexpected failure of the list', async () => {
    const vouchers = answering({ message: 'Not Found' }, 404);
    expect(await vouchers.list({})).toEqual(err(failure('unexpected')));
    expect(await vouchers.read(address)).toMatchObject({ error: { kind: 'not_found' } });
  });
});
