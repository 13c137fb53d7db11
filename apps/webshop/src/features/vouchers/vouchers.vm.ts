import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { totalBalance, type TotalBalance } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import { isPendingOrUnknown } from '@stadstegoed/core/vouchers/voucher-days.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { VisiblePart } from '../../lib/list/visible-part.ts';
import { Load } from '../../lib/load/load.ts';
import { Session } from '../../lib/app/session.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { CompletedTickets } from './completed-tickets.shared.vm.ts';

/** The tabs of the list of vouchers; that of the reservations leads to their screen. */
export type VouchersTab = 'active' | 'archived' | 'reservations';

/** The tab for the parameter in the address; the first tab for `vouchers` and for unknown values. */
export function toVouchersTab(value: string | null): VouchersTab {
  return value === 'archived' || value === 'reservations' ? value : 'active';
}

/** The parameters in the address of the list. */
export interface VouchersParams {
  readonly tab: VouchersTab;
}

/** How many tickets are on the screen first. */
const PART = 20;

/**
 * The resident's vouchers. The platform archives a voucher that is not active yet or of an unknown state; here it stands with
 * the active ones, because it is not over.
 */
@injectable()
export class VouchersViewModel implements ViewModel<VouchersParams> {
  tab: VouchersTab = 'active';
  readonly active = new Load<WholeList<Voucher>>();
  readonly archived = new Load<WholeList<Voucher>>();
  /** How many of the current vouchers are on the screen, and how many of the past ones. */
  readonly currentPart = new VisiblePart(PART);
  readonly pastPart = new VisiblePart(PART);
  readonly tickets: CompletedTickets;
  readonly #list: ListVouchers;
  readonly #session: Session;

  constructor(
    @inject(ListVouchers) list: ListVouchers,
    @inject(Session) session: Session,
    @inject(CompletedTickets) tickets: CompletedTickets,
  ) {
    this.#list = list;
    this.tickets = tickets;
    this.#session = session;
    const parts = { active: false, archived: false, currentPart: false, pastPart: false, tickets: false } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  /** The active vouchers, then those that are not active yet or unknown; null while it is not known that there are none. */
  get current(): readonly Voucher[] | null {
    const [active, archived] = [this.active.value?.items ?? null, this.archived.value?.items ?? null];
    if (active === null || (active.length === 0 && archived === null)) return null;
    return [...active, ...(archived ?? []).filter(isPendingOrUnknown)];
  }

  /** The vouchers that expired or were stopped. */
  get past(): readonly Voucher[] | null {
    return this.archived.value?.items.filter((voucher) => !isPendingOrUnknown(voucher)) ?? null;
  }

  /** The numbers of the tabs; null until they are certain. */
  get counts(): { readonly active: number | null; readonly archived: number | null } {
    const isCertain = this.archived.value !== null || this.archived.state === 'failed';
    return { active: isCertain ? (this.current?.length ?? null) : null, archived: this.past?.length ?? null };
  }

  /** The total balance of the current vouchers; null until the active ones are loaded. */
  get balance(): TotalBalance | null {
    return (
      this.active.value &&
      totalBalance({ ...this.active.value, items: this.current?.map((one) => this.tickets.of(one)) ?? [] })
    );
  }

  start({ tab }: VouchersParams): void {
    this.tab = tab;
    void this.#load(this.active, false);
    void this.#load(this.archived, true);
  }

  stop(): void {
    this.active.stop();
    this.archived.stop();
    this.tickets.stop();
  }

  #load(into: Load<WholeList<Voucher>>, archived: boolean): Promise<void> {
    return into.load(async (signal) => {
      // One press on "try again" reads both lists, because the current vouchers come from both.
      if (!archived && this.archived.state === 'failed') void this.archived.retry();
      return this.#list.run({ signedIn: this.#session.isSignedIn, filter: { archived }, signal });
    });
  }
}
