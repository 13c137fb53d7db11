import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';
import { totalBalance } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable } from 'mobx';

/** The balance of all vouchers for the header, as far as a screen has read them. Observable. */
export class KnownBalance {
  static readonly token = portToken<KnownBalance>('KnownBalance');
  /** Null until a screen has read the vouchers. */
  amount: Money | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Takes the balance from a list of active vouchers. */
  take(vouchers: readonly Voucher[]): void {
    this.amount = totalBalance(vouchers);
  }

  /** The balance may have changed, or the resident may be another. */
  forget(): void {
    this.amount = null;
  }
}
