import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import { totalBalance, type TotalBalance } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { makeAutoObservable } from 'mobx';
import type { Translate } from '../texts/texts.ts';

/** The balance of all vouchers for the header, as far as a screen has read them. Observable. */
export class KnownBalance {
  /** Null until a screen has read the vouchers. */
  total: TotalBalance | null = null;

  constructor() {
    makeAutoObservable(this, { text: false }, { autoBind: true });
  }

  /** Takes the balance from a list of active vouchers. */
  take(vouchers: WholeList<Voucher>): void {
    this.total = totalBalance(vouchers);
  }

  /** The balance may have changed, or the resident may be another. */
  forget(): void {
    this.total = null;
  }

  /** The balance as a text, "at least" when a voucher is not counted; null when it is zero or unknown. */
  text(translate: Translate): string | null {
    if (this.total === null || this.total.amount === 0) return null;
    const amount = formatAmount(this.total.amount);
    return this.total.uncounted + this.total.hidden === 0 ? amount : translate('shell.menu.atLeast', { amount });
  }
}
