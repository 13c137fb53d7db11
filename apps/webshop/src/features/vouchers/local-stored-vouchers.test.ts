import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { aProductVoucher, aTransaction, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import type { OfflineCopy } from '@stadstegoed/core/shared/offline-copy.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { clearableStorage } from '../../shell/browser/browser-adapters.ts';
import { LocalStoredVouchers } from './local-stored-vouchers.ts';
import { OfflineVouchers } from './offline-vouchers.ts';

const VOUCHER = aVoucher({ address: '0x1', transactions: [aTransaction()], transactionsCount: 1 });
const OFFLINE = err(failure('offline'));

/** The vouchers of a resident in one browser, whose platform answers or not. */
function aBrowser(local: Storage = memoryStorage()) {
  const clock = new FakeClock();
  const state: { owner: string | null } = { owner: 'token-of-samira' };
  const owner = () => state.owner;
  const storage = clearableStorage(() => local, 'resident:');
  const list = vi.fn<Vouchers['list']>(() => Promise.resolve(ok(singlePage([VOUCHER]))));
  const read = vi.fn<Vouchers['read']>(() => Promise.resolve(ok(VOUCHER)));
  const stored = new LocalStoredVouchers({ storage, owner, clock, codes: { refreshFrom: () => undefined } });
  const vouchers = new OfflineVouchers({ platform: stubPort<Vouchers>({ list, read }), owner, stored });
  const goOffline = () => {
    list.mockResolvedValue(OFFLINE);
    read.mockResolvedValue(OFFLINE);
  };
  return { clock, storage, state, list, read, vouchers, goOffline, local };
}

const kept = (clock: FakeClock, why: OfflineCopy['why'] = 'offline') => ({ readAt: clock.now(), why });

describe('vouchers without a network', () => {
  it('are shown when something else than the platform answers, and stay', async () => {
    const { clock, vouchers, list, read, goOffline } = aBrowser();
    await vouchers.list({ archived: false });
    await vouchers.read('0x1');
    const foreign = err(failure('unreachable', { code: '404' }));
    list.mockResolvedValue(foreign);
    read.mockResolvedValue(foreign);
    const shown = { ...VOUCHER, offlineCopy: kept(clock, 'unreachable') };
    expect(await vouchers.list({ archived: false })).toEqual(ok(singlePage([shown])));
    expect(await vouchers.read('0x1')).toEqual(ok(shown));
    goOffline();
    expect(await vouchers.read('0x1')).toEqual(ok({ ...VOUCHER, offlineCopy: kept(clock) }));
  });

  it('are the failure when nothing was read before', async () => {
    const { vouchers, goOffline } = aBrowser();
    goOffline();
    expect(await vouchers.list({ archived: false })).toEqual(OFFLINE);
    expect(await vouchers.read('0x1')).toEqual(OFFLINE);
  });

  it('are the failure for a filter that asks for something else', async () => {
    const { vouchers, goOffline } = aBrowser();
    await vouchers.list({ archived: false, productId: '7' });
    goOffline();
    expect(await vouchers.list({ archived: false, productId: '7' })).toEqual(OFFLINE);
  });

  it('come after five seconds when the platform takes long, and its late answer is kept', async () => {
    const { clock, vouchers, read, goOffline } = aBrowser();
    await vouchers.read('0x1');
    const late = deferred<Result<Voucher, Failure>>();
    read.mockReturnValue(late.promise);
    const shown = vouchers.read('0x1');
    const readAt = clock.now();
    await clock.play(5000);
    expect(await shown).toEqual(ok({ ...VOUCHER, offlineCopy: { readAt, why: 'timeout' } }));
    late.resolve(ok({ ...VOUCHER, state: 'deactivated' }));
    await clock.play(0);
    goOffline();
    expect(await vouchers.read('0x1')).toMatchObject({ value: { state: 'deactivated', offlineCopy: kept(clock) } });
  });

  it('leave no timer behind', async () => {
    const { clock, vouchers } = aBrowser();
    await vouchers.read('0x1');
    await vouchers.read('0x1');
    expect(clock.running).toBe(0);
  });
});

describe('stored vouchers', () => {
  it('are not used when the platform refuses, and go with a refused voucher', async () => {
    const { vouchers, read, goOffline } = aBrowser();
    await vouchers.read('0x1');
    const refused = err(failure('forbidden'));
    read.mockResolvedValue(refused);
    expect(await vouchers.read('0x1')).toEqual(refused);
    goOffline();
    expect(await vouchers.read('0x1')).toEqual(OFFLINE);
  });

  it('are not read with another sign-in', async () => {
    const { vouchers, state, goOffline } = aBrowser();
    await vouchers.read('0x1');
    goOffline();
    state.owner = 'token-of-jan';
    expect(await vouchers.read('0x1')).toEqual(OFFLINE);
  });

  it('are not stored by an answer that comes after signing out', async () => {
    const { vouchers, state, read, storage, clock } = aBrowser();
    const late = deferred<Result<Voucher, Failure>>();
    read.mockReturnValue(late.promise);
    const reading = vouchers.read('0x1');
    await clock.play(0);
    state.owner = null;
    late.resolve(ok(VOUCHER));
    await reading;
    expect(storage.read('vouchers')).toBeNull();
  });

  it('do not exist for a visitor', async () => {
    const { vouchers, state, storage } = aBrowser();
    state.owner = null;
    await vouchers.list({ archived: false });
    await vouchers.read('0x1');
    expect(storage.read('vouchers')).toBeNull();
  });

  it.each(['{', '{"version":0,"owner":"token-of-samira","kept":{}}', 'null'])(
    'stored vouchers of another version or unreadable are ignored: %s',
    async (stored) => {
      const { vouchers, storage, goOffline } = aBrowser();
      storage.write('vouchers', stored);
      goOffline();
      expect(await vouchers.read('0x1')).toEqual(OFFLINE);
    },
  );

  it('have this shape: a change of it needs another version in local-stored-vouchers.ts', () => {
    // The platform lists the pending reimbursements elsewhere, so a stored voucher has none.
    const { pendingReimbursements: _, ...stored } = aProductVoucher();
    const shape = Object.entries(stored).map(
      ([name, value]) => `${name}: ${Array.isArray(value) ? 'list' : typeof value}`,
    );
    expect(shape.toSorted()).toMatchInlineSnapshot(`
      [
        "address: string",
        "addressPrintable: string",
        "amount: number",
        "balance: number",
        "createdAt: string",
        "createdAtLocale: string",
        "expireAt: string",
        "expireAtLocale: string",
        "expired: boolean",
        "fund: object",
        "fundId: string",
        "history: list",
        "id: string",
        "isExternal: boolean",
        "lastTransactionAt: object",
        "lastTransactionAtLocale: object",
        "offices: list",
        "physicalCard: object",
        "product: object",
        "productVouchers: list",
        "queryProduct: object",
        "records: list",
        "recordsTitle: object",
        "returnable: boolean",
        "state: string",
        "stateLabel: object",
        "transactions: list",
        "transactionsCount: number",
        "type: string",
        "used: boolean",
      ]
    `);
  });
});
