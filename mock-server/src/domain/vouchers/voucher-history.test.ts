import { beforeAll, describe, expect, it } from 'vitest';
import { Harness } from '../../testing/harness.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { VoucherEvent, VoucherRow } from '../../tables/vouchers.ts';
import { fundOf } from './vouchers.ts';
import { historyAt, withEvent } from './voucher-history.ts';

const made: VoucherEvent = { id: 141, event: 'created_budget', created_at: 0 };

let voucher: VoucherRow;
let fund: FundRow;
beforeAll(async () => {
  const platform = await Harness.open();
  await platform.scenario('one-voucher');
  const [row] = platform.table('vouchers').all();
  if (!row) throw new Error('There is no voucher.');
  voucher = { ...row, expire_at: '2026-12-20', history: [made] };
  fund = { ...fundOf(platform.world(), row.fund_id), end_date: '2027-12-31' };
  await platform.app.close();
});

const events = (row: VoucherRow, of: FundRow, day: string): string[] =>
  historyAt(row, of, Date.parse(`${day}T12:00:00+01:00`)).map(({ event }) => event);

describe('the history of a voucher', () => {
  it('numbers a moment after the last', () => {
    expect(withEvent([made], 'deactivated', 7).at(-1)).toEqual({ id: 142, event: 'deactivated', created_at: 7 });
    expect(withEvent([], 'created_budget', 7)).toEqual([{ id: 1, event: 'created_budget', created_at: 7 }]);
  });

  it('says that the voucher is over from the day after its last', () => {
    expect(events(voucher, fund, '2026-12-20')).toEqual(['created_budget']);
    expect(events(voucher, fund, '2026-12-21')).toEqual(['created_budget', 'expired']);
    const [, over] = historyAt(voucher, fund, Date.parse('2027-02-01T12:00:00+01:00'));
    expect(over?.created_at).toBe(Date.parse('2026-12-21T00:00:00+01:00'));
  });

  it('follows the fund that ends before it, and says the end once', () => {
    expect(events(voucher, { ...fund, end_date: '2026-11-30' }, '2026-12-01')).toEqual(['created_budget', 'expired']);
    const told = { ...voucher, history: withEvent([made], 'expired', 9) };
    expect(historyAt(told, fund, Date.parse('2027-02-01T12:00:00+01:00'))).toEqual(told.history);
  });
});
