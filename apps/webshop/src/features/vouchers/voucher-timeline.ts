import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { readDay } from '@stadstegoed/core/shared/written-day.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';
import {
  balancesAfter,
  entriesPassing,
  TIMELINE_KINDS,
  timelineKind,
  timelineTotals,
  type TimelineKind,
  type TimelineTotals,
} from '@stadstegoed/core/vouchers/timeline-filter.ts';
import type { TimelineEntry } from '@stadstegoed/core/vouchers/transaction.ts';
import { byMonths, timeline, type TimelineMonth } from '@stadstegoed/core/vouchers/timeline.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable } from 'mobx';
import { TOOLS_FROM } from '../../lib/list/tools-from.ts';
import { VisiblePart } from '../../lib/list/visible-part.ts';

/** A kind of entries with their number. */
export interface KindCount {
  readonly kind: TimelineKind;
  readonly count: number;
}

/** How many entries of a long timeline are on the screen before the resident opens it. */
const NEWEST = 5;

/** The timeline of a voucher with its filters, which last as long as the screen. */
export class VoucherTimeline {
  kind: TimelineKind | null = null;
  /** The first and the last day as typed; a day that cannot be read filters nothing. */
  from = '';
  until = '';
  words = '';
  /** The words that filter: what is typed, once its field is painted. */
  sought = '';
  /** Whether the resident opened a long timeline, which has filters then. */
  isOpen = false;
  readonly part = new VisiblePart(25);
  readonly #voucher: () => Voucher | null;
  readonly #today: () => CalendarDate;

  constructor(voucher: () => Voucher | null, today: () => CalendarDate) {
    this.#voucher = voucher;
    this.#today = today;
    makeAutoObservable(this, { part: false }, { autoBind: true });
  }

  /** All entries, newest first. */
  get entries(): readonly TimelineEntry[] {
    const voucher = this.#voucher();
    return voucher === null ? [] : timeline(voucher);
  }

  /** The entries that pass the filters. */
  get shown(): readonly TimelineEntry[] {
    const filter = { kind: this.kind, from: readDay(this.from), until: readDay(this.until), words: this.sought };
    return entriesPassing(this.entries, filter);
  }

  get today(): CalendarDate {
    return this.#today();
  }

  /** The day of the oldest entry; null without entries. */
  get firstDay(): CalendarDate | null {
    return this.entries.at(-1)?.day ?? null;
  }

  /** The months of the newest of them, as far as the resident asked; the sum of a month counts all its entries. */
  get months(): readonly TimelineMonth[] {
    let left = this.isFolded ? NEWEST : this.part.most;
    return byMonths(this.shown)
      .map((month) => {
        const entries = month.entries.slice(0, left);
        left -= entries.length;
        return { ...month, entries };
      })
      .filter(({ entries }) => entries.length > 0);
  }

  get totals(): TimelineTotals {
    return timelineTotals(this.shown);
  }

  /** The kinds that the voucher has, with their numbers; a choice only when there are two. */
  get kinds(): readonly KindCount[] {
    const counted = TIMELINE_KINDS.map((kind) => ({
      kind,
      count: this.entries.filter((entry) => timelineKind(entry) === kind).length,
    }));
    const present = counted.filter(({ count }) => count > 0);
    return present.length > 1 ? present : [];
  }

  /** Whether only the newest entries of a long timeline are shown, without filters. */
  get isFolded(): boolean {
    return this.entries.length >= TOOLS_FROM && !this.isOpen && !this.part.isPrinted;
  }

  /** The balance after each entry. Not private: MobX would compute it anew for every line. */
  get balances(): ReadonlyMap<TimelineEntry, Money> {
    const voucher = this.#voucher();
    return voucher === null ? new Map() : balancesAfter(voucher);
  }

  /** The balance after an entry; null for a voucher without a balance. */
  balanceAfter(entry: TimelineEntry): Money | null {
    return this.balances.get(entry) ?? null;
  }

  open(): void {
    this.isOpen = true;
  }

  chooseKind(kind: TimelineKind | null): void {
    this.kind = kind;
    this.part.restart();
  }

  /** Shows the entries from this day on, or until this day. */
  limit(which: 'from' | 'until', typed: string): void {
    this[which] = typed;
    this.part.restart();
  }

  type(words: string): void {
    this.words = words;
  }

  search(words: string): void {
    if (words === this.sought) return;
    this.sought = words;
    this.part.restart();
  }

  clear(): void {
    this.kind = null;
    this.from = '';
    this.until = '';
    this.words = '';
    this.sought = '';
    this.part.restart();
  }
}
