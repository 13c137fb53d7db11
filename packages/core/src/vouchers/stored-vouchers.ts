import { instant, type Instant } from '../shared/instant.ts';
import type { WholeList } from '../shared/page.ts';
import type { OfflineCopy } from '../shared/offline-copy.ts';
import type { Voucher } from './voucher.ts';

/** The largest number of opened vouchers that stay on the device, the newest first. */
const MAX_OPENED = 30;

/** A list of vouchers as the platform sent it. */
export interface StoredList {
  readonly readAt: Instant;
  readonly vouchers: WholeList<Voucher>;
}

/** A voucher with its transactions and offices as the platform sent it. */
export interface StoredVoucher {
  readonly readAt: Instant;
  readonly voucher: Voucher;
}

/** The vouchers of one resident that stay on the device for a visit without a network. */
export interface StoredVouchers {
  readonly active: StoredList | null;
  readonly archived: StoredList | null;
  /** The vouchers that were opened, newest first. */
  readonly opened: readonly StoredVoucher[];
}

/** Nothing was read yet. */
export const NOTHING_STORED: StoredVouchers = { active: null, archived: null, opened: [] };

/** The name of a list that is stored. */
export type ListName = 'active' | 'archived';

/** Keeps a list in place of the one before. */
export function storeList(stored: StoredVouchers, name: ListName, list: StoredList): StoredVouchers {
  return { ...readBefore(list.readAt, stored), [name]: list };
}

/** Keeps an opened voucher in place of its earlier state, without opening hours, which nobody looks at without a network. */
export function storeVoucher(stored: StoredVouchers, { readAt, voucher }: StoredVoucher): StoredVouchers {
  const before = readBefore(readAt, stored);
  const offices = voucher.offices.map((office) => ({ ...office, schedule: [] }));
  const opened = [{ readAt, voucher: { ...voucher, offices } }, ...withoutAddress(before, voucher.address)];
  return { ...before, opened: opened.slice(0, MAX_OPENED) };
}

/** What was stored before this moment. A later time is of a clock that was set back since, and would count as the newest for ever. */
function readBefore(moment: Instant, { active, archived, opened }: StoredVouchers): StoredVouchers {
  const before = <T extends { readonly readAt: Instant }>(each: T): T =>
    each.readAt > moment ? { ...each, readAt: instant(moment - 1) } : each;
  return { active: active && before(active), archived: archived && before(archived), opened: opened.map(before) };
}

/** Removes an opened voucher that the platform does not give to this resident any more. */
export function removeVoucher(stored: StoredVouchers, address: string): StoredVouchers {
  const without = (list: StoredList | null): StoredList | null => {
    const items = list?.vouchers.items.filter((voucher) => voucher.address !== address) ?? [];
    return list && { ...list, vouchers: { ...list.vouchers, items } };
  };
  return {
    active: without(stored.active),
    archived: without(stored.archived),
    opened: withoutAddress(stored, address),
  };
}

/** A stored list, each voucher marked with its time; null when the list was not read. */
export function storedList(stored: StoredVouchers, name: ListName, why: OfflineCopy['why']): WholeList<Voucher> | null {
  const list = stored[name];
  if (list === null) return null;
  const { readAt, vouchers } = list;
  return { ...vouchers, items: vouchers.items.map((voucher) => ({ ...voucher, offlineCopy: { readAt, why } })) };
}

/**
 * A stored voucher, marked with its time; null when it was neither opened nor in a list. The newest state counts: a voucher of
 * a newer list has no transactions and offices, unless nothing was paid since it was opened.
 */
export function storedVoucher(stored: StoredVouchers, address: string, why: OfflineCopy['why']): Voucher | null {
  const opened = stored.opened.find(({ voucher }) => voucher.address === address) ?? null;
  const newest = newestOf([opened, listed(stored.active, address), listed(stored.archived, address)]);
  if (newest === null) return null;
  const isUnchanged = opened !== null && isSame(opened.voucher, newest.voucher);
  return { ...(isUnchanged ? opened.voucher : newest.voucher), offlineCopy: { readAt: newest.readAt, why } };
}

function withoutAddress({ opened }: StoredVouchers, address: string): readonly StoredVoucher[] {
  return opened.filter(({ voucher }) => voucher.address !== address);
}

function listed(list: StoredList | null, address: string): StoredVoucher | null {
  const voucher = list?.vouchers.items.find((each) => each.address === address);
  return list === null || voucher === undefined ? null : { readAt: list.readAt, voucher };
}

/** The newest of them; the first of two with the same time. */
function newestOf(known: readonly (StoredVoucher | null)[]): StoredVoucher | null {
  return known.reduce((newest, each) => (each !== null && each.readAt > (newest?.readAt ?? -1) ? each : newest), null);
}

/** Whether nothing happened to a voucher between two times. */
function isSame(before: Voucher, after: Voucher): boolean {
  return (
    before.balance === after.balance &&
    before.transactionsCount === after.transactionsCount &&
    before.state === after.state &&
    before.expired === after.expired
  );
}
