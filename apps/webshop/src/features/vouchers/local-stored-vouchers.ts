import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import {
  storeList,
  storeVoucher,
  storedList,
  storedVoucher,
  NOTHING_STORED,
  removeVoucher,
  type StoredVouchers,
  type ListName,
} from '@stadstegoed/core/vouchers/stored-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';
import { OfflineReads } from '../../lib/offline/offline-reads.ts';
import type { StoredCodes } from '../../lib/shared-state/stored-codes.ts';
import type { StoredRead, StoredReads } from './offline-vouchers.ts';

const KEY = 'vouchers';

/** The version of the stored data. Raise it when the type `Voucher` changes: data of another version are not read. 5: hidden balances. */
const VERSION = 5;

export interface LocalStoredVouchersParts {
  /** That of the resident. */
  readonly storage: Pick<TextStorage, 'read' | 'write'>;
  /** The sign-in to which the values belong now; null for a visitor. */
  readonly owner: () => string | null;
  readonly clock: Clock;
  /** The codes that stay after the sign-out, when the resident chose so. */
  readonly codes: Pick<StoredCodes, 'refreshFrom'>;
}

/**
 * The vouchers of the signed-in resident in the storage of this browser, beside the sign-in itself. The session removes them
 * with the sign-in.
 */
export class LocalStoredVouchers implements StoredReads {
  readonly #parts: LocalStoredVouchersParts;
  readonly #reads: OfflineReads<StoredVouchers>;

  constructor(parts: LocalStoredVouchersParts) {
    this.#parts = parts;
    this.#reads = new OfflineReads({ ...parts, key: KEY, version: VERSION, nothing: NOTHING_STORED });
  }

  list({
    owner,
    asked,
    answer,
  }: StoredRead<ListName, WholeList<Voucher>>): Promise<Result<WholeList<Voucher>, Failure>> {
    return this.#reads.complete<WholeList<Voucher>>(owner, answer, {
      find: (stored, why) => storedList(stored, asked, why),
      keep: (stored, vouchers) => {
        if (asked === 'active') this.#parts.codes.refreshFrom(vouchers.items);
        return storeList(stored, asked, { readAt: this.#parts.clock.now(), vouchers });
      },
    });
  }

  read({ owner, asked, answer }: StoredRead<string, Voucher>): Promise<Result<Voucher, Failure>> {
    return this.#reads.complete<Voucher>(owner, answer, {
      find: (stored, why) => storedVoucher(stored, asked, why),
      keep: (stored, voucher) => storeVoucher(stored, { readAt: this.#parts.clock.now(), voucher }),
      refused: (stored) => removeVoucher(stored, asked),
    });
  }
}
