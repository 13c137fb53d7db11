import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { totalBalance } from '@stadstegoed/core/vouchers/voucher-rules.ts';
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

/** The resident's active and archived vouchers. */
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
      const page = await this.#list.run({ signedIn: this.#session.isSignedIn, filter: { archived }, signal });
      return page.ok ? { ok: true, value: page.value.items } : page;
    });
  }
}
