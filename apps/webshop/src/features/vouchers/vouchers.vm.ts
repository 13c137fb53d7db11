import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { isWaiting, totalBalance } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { Loadable } from '../../support/loadable.ts';
import { Session } from '../../support/session.ts';
import type { ViewModel } from '../../support/view-model.ts';
import type { VouchersTab } from './parts/vouchers-tab.ts';

/** The tab for the parameter in the address; the first tab for `vouchers` and for unknown values. */
export function toVouchersTab(value: string | null): VouchersTab {
  return value === 'archived' || value === 'reservations' ? value : 'active';
}

/** The parameters in the address of the list. */
export interface VouchersParams {
  readonly tab: VouchersTab;
}

/** The resident's vouchers. The platform archives a voucher that is not active yet; here it stands with the active ones. */
export class VouchersViewModel implements ViewModel<VouchersParams> {
  static readonly dependencies = [ListVouchers, Session] as const;
  tab: VouchersTab = 'active';
  readonly active = new Loadable<readonly Voucher[]>();
  readonly archived = new Loadable<readonly Voucher[]>();
  readonly #list: ListVouchers;
  readonly #session: Session;

  constructor(list: ListVouchers, session: Session) {
    this.#list = list;
    this.#session = session;
    makeAutoObservable(this, { active: observableRef, archived: observableRef }, { autoBind: true });
  }

  /** The active vouchers, then those that are not active yet; null while it is not known that there are none. */
  get current(): readonly Voucher[] | null {
    const [active, archived] = [this.active.value, this.archived.value];
    if (active === null || (active.length === 0 && archived === null)) return null;
    return [...active, ...(archived ?? []).filter(isWaiting)];
  }

  /** The vouchers that expired or were stopped. */
  get past(): readonly Voucher[] | null {
    return this.archived.value?.filter((voucher) => !isWaiting(voucher)) ?? null;
  }

  /** The numbers of the tabs; null until they are certain. */
  get counts(): { readonly active: number | null; readonly archived: number | null } {
    const isCertain = this.archived.value !== null || this.archived.state === 'failed';
    return { active: isCertain ? (this.current?.length ?? null) : null, archived: this.past?.length ?? null };
  }

  /** The total balance of the active vouchers; null until they are loaded. */
  get balance(): Money | null {
    return this.active.value === null ? null : totalBalance(this.active.value);
  }

  start({ tab }: VouchersParams): void {
    this.tab = tab;
    void this.#load(this.active, false);
    void this.#load(this.archived, true);
  }

  stop(): void {
    this.active.stop();
    this.archived.stop();
  }

  #load(into: Loadable<readonly Voucher[]>, archived: boolean): Promise<void> {
    return into.load(async (signal) => {
      // One press on "try again" reads both lists, because the current vouchers come from both.
      if (!archived && this.archived.state === 'failed') void this.archived.retry();
      const page = await this.#list.run({ signedIn: this.#session.isSignedIn, filter: { archived }, signal });
      return page.ok ? { ok: true, value: page.value.items } : page;
    });
  }
}
