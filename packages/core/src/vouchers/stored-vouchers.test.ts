import { describe, expect, it } from 'vitest';
import { aTransaction, aVoucher } from '../../testing/a-voucher.ts';
import { failure, unauthorised } from '../shared/failure.ts';
import { instant } from '../shared/instant.ts';
import { money } from '../shared/money.ts';
import { reasonToUseStored } from '../shared/offline-copy.ts';
import { singlePage } from '../shared/page.ts';
import {
  storeList,
  storeVoucher,
  storedList,
  storedVoucher,
  NOTHING_STORED,
  removeVoucher,
} from './stored-vouchers.ts';

const [MORNING, NOON, EVENING] = [instant(1_000), instant(2_000), instant(3_000)];
const LISTED = aVoucher({ address: '0x1', transactionsCount: 1 });
const OPENED = aVoucher({ address: '0x1', transactionsCount: 1, transactions: [aTransaction()] });
const AFTER_PAYMENT = aVoucher({ address: '0x1', transactionsCount: 2, amount: money(250_00) });

const listAt = (readAt = NOON, voucher = LISTED) =>
  storeList(NOTHING_STORED, 'active', { readAt, vouchers: singlePage([voucher]) });

it('stored vouchers are used only when the platform did not answer', () => {
  const reasons = ['offline', 'unreachable', 'timeout'] as const;
  expect(reasons.map((kind) => reasonToUseStored(failure(kind)))).toEqual(reasons);
  const answered = [failure('forbidden'), failure('not_found'), failure('unexpected'), failure('aborted')];
  for (const failed of [...answered, unauthorised(true)]) expect.soft(reasonToUseStored(failed)).toBeNull();
});

describe('a stored list', () => {
  it('has its time and the reason on each voucher', () => {
    const marked = { ...LISTED, offlineCopy: { readAt: NOON, why: 'offline' } };
    expect(storedList(listAt(), 'active', 'offline')).toEqual(singlePage([marked]));
  });

  it('still says how many of its vouchers could not be read', () => {
    const stored = storeList(NOTHING_STORED, 'active', {
      readAt: NOON,
      vouchers: { ...singlePage([LISTED]), leftOut: 1 },
    });
    expect(storedList(stored, 'active', 'offline')).toMatchObject({ items: [LISTED], leftOut: 1 });
  });

  it('is unknown when only the other list was read', () => {
    expect(storedList(listAt(), 'archived', 'offline')).toBeNull();
  });

  it('is replaced by a newer one', () => {
    const later = storeList(listAt(), 'active', { readAt: EVENING, vouchers: singlePage([]) });
    expect(storedList(later, 'active', 'offline')).toEqual(singlePage([]));
  });
});

describe('a stored voucher', () => {
  it('is unknown when it was neither opened nor in a list', () => {
    expect(storedVoucher(listAt(), '0x2', 'offline')).toBeNull();
  });

  it('comes from a list when it was not opened, without its transactions', () => {
    expect(storedVoucher(listAt(), '0x1', 'offline')).toEqual({
      ...LISTED,
      offlineCopy: { readAt: NOON, why: 'offline' },
    });
  });

  it('comes from the archived list as well', () => {
    const stored = storeList(NOTHING_STORED, 'archived', { readAt: NOON, vouchers: singlePage([LISTED]) });
    expect(storedVoucher(stored, '0x1', 'offline')?.offlineCopy?.readAt).toBe(NOON);
  });

  it('has the transactions with which it was opened', () => {
    const stored = storeVoucher(listAt(MORNING), { readAt: NOON, voucher: OPENED });
    expect(storedVoucher(stored, '0x1', 'timeout')).toEqual({
      ...OPENED,
      offlineCopy: { readAt: NOON, why: 'timeout' },
    });
  });

  it('has the time of a newer list in which nothing changed, and keeps its transactions', () => {
    const stored = storeList(storeVoucher(NOTHING_STORED, { readAt: NOON, voucher: OPENED }), 'active', {
      readAt: EVENING,
      vouchers: singlePage([LISTED]),
    });
    expect(storedVoucher(stored, '0x1', 'offline')).toEqual({
      ...OPENED,
      offlineCopy: { readAt: EVENING, why: 'offline' },
    });
  });

  it('has the balance of a newer list, without the older transactions', () => {
    const stored = storeList(storeVoucher(NOTHING_STORED, { readAt: NOON, voucher: OPENED }), 'active', {
      readAt: EVENING,
      vouchers: singlePage([AFTER_PAYMENT]),
    });
    const shown = storedVoucher(stored, '0x1', 'offline');
    expect([shown?.amount, shown?.transactions, shown?.offlineCopy?.readAt]).toEqual([250_00, [], EVENING]);
  });

  it('has the balance that was read last, also when the clock was set back before that', () => {
    const opened = storeVoucher(NOTHING_STORED, { readAt: EVENING, voucher: OPENED });
    const listed = storeList(opened, 'active', { readAt: NOON, vouchers: singlePage([AFTER_PAYMENT]) });
    expect(storedVoucher(listed, '0x1', 'offline')).toEqual({
      ...AFTER_PAYMENT,
      offlineCopy: { readAt: NOON, why: 'offline' },
    });
    const reopened = storeVoucher(listed, { readAt: MORNING, voucher: OPENED });
    expect(storedVoucher(reopened, '0x1', 'offline')).toEqual({
      ...OPENED,
      offlineCopy: { readAt: MORNING, why: 'offline' },
    });
  });

  it('is stored once, in its newest state', () => {
    const twice = storeVoucher(storeVoucher(NOTHING_STORED, { readAt: MORNING, voucher: LISTED }), {
      readAt: NOON,
      voucher: OPENED,
    });
    expect(twice.opened).toEqual([{ readAt: NOON, voucher: OPENED }]);
  });

  it('is removed from the lists too when the platform refuses it', () => {
    const stored = removeVoucher(storeVoucher(listAt(), { readAt: NOON, voucher: OPENED }), '0x1');
    expect([storedVoucher(stored, '0x1', 'offline'), storedList(stored, 'active', 'offline')?.items]).toEqual([
      null,
      [],
    ]);
  });

  it('is dropped after thirty newer ones', () => {
    const many = Array.from({ length: 31 }, (_one, index) => aVoucher({ address: `0x${index}` }));
    const stored = many.reduce((known, voucher) => storeVoucher(known, { readAt: NOON, voucher }), NOTHING_STORED);
    expect(stored.opened).toHaveLength(30);
    expect(storedVoucher(stored, '0x0', 'offline')).toBeNull();
  });
});
