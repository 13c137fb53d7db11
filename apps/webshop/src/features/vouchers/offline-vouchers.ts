import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { ListName } from '@stadstegoed/core/vouchers/stored-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { SharedMessage, VoucherFilter, Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';

/** What a read asks for, and the sign-in that it belongs to. */
export interface StoredRead<Asked, T> {
  readonly owner: string;
  readonly asked: Asked;
  /** The answer of the platform, still under way. */
  readonly answer: Promise<Result<T, Failure>>;
}

/** Falls back to the stored vouchers when the platform does not answer, and stores its answers. */
export interface StoredReads {
  list(read: StoredRead<ListName, WholeList<Voucher>>): Promise<Result<WholeList<Voucher>, Failure>>;
  read(read: StoredRead<string, Voucher>): Promise<Result<Voucher, Failure>>;
}

export interface OfflineVouchersParts {
  readonly platform: Vouchers;
  /** The sign-in of this moment; null for a visitor, for whom nothing is stored. */
  readonly owner: () => string | null;
  readonly stored: StoredReads;
}

/** The list that a filter asks for; null for a filter whose answer is not stored. */
function listNameOf({ archived, ...other }: VoucherFilter): ListName | null {
  if (archived === undefined || Object.keys(other).length > 0) return null;
  return archived ? 'archived' : 'active';
}

/** Vouchers that a resident can still read without a network; changes need the platform. */
export class OfflineVouchers implements Vouchers {
  readonly #platform: Vouchers;
  readonly #owner: () => string | null;
  readonly #stored: StoredReads;

  constructor({ platform, owner, stored }: OfflineVouchersParts) {
    this.#platform = platform;
    this.#owner = owner;
    this.#stored = stored;
  }

  list(filter: VoucherFilter, options?: ReadOptions): Promise<Result<WholeList<Voucher>, Failure>> {
    const [owner, asked] = [this.#owner(), listNameOf(filter)];
    const answer = this.#platform.list(filter, options);
    return owner === null || asked === null ? answer : this.#stored.list({ owner, asked, answer });
  }

  read(address: string, options?: ReadOptions): Promise<Result<Voucher, Failure>> {
    const owner = this.#owner();
    const answer = this.#platform.read(address, options);
    return owner === null ? answer : this.#stored.read({ owner, asked: address, answer });
  }

  share(address: string, message: SharedMessage): Promise<Result<void, Failure>> {
    return this.#platform.share(address, message);
  }

  sendEmail(address: string): Promise<Result<void, Failure>> {
    return this.#platform.sendEmail(address);
  }

  deactivate(address: string, note: string): Promise<Result<Voucher, Failure>> {
    return this.#platform.deactivate(address, note);
  }

  giveBack(address: string): Promise<Result<void, Failure>> {
    return this.#platform.giveBack(address);
  }
}
