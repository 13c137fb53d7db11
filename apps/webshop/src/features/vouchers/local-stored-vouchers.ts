import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import { ok, type Result } from '@stadstegoed/core/shared/result.ts';
import {
  storeList,
  storeVoucher,
  storedList,
  storedVoucher,
  NOTHING_STORED,
  reasonToUseStored,
  removeVoucher,
  type StoredVouchers,
  type ListName,
} from '@stadstegoed/core/vouchers/stored-vouchers.ts';
import type { OfflineCopy, Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';
import type { StoredCodes } from '../../lib/shared-state/stored-codes.ts';
import { STORED_VOUCHERS_PATIENCE } from '../../lib/app/timings.ts';
import type { StoredRead, StoredReads } from './offline-vouchers.ts';

const KEY = 'vouchers';

/** The version of the stored data. Raise it when the type `Voucher` changes: data of another version are not read. 3: whole lists. */
const VERSION = 3;

interface Stored {
  readonly version: number;
  /** The sign-in of the resident, so that no other resident of this browser can read them. */
  readonly owner: string;
  /** In residents' storage, so the key keeps its spelling. */
  readonly kept: StoredVouchers;
}

/** The dependencies of the stored vouchers. */
export interface LocalStoredVouchersParts {
  /** That of the resident. */
  readonly storage: Pick<TextStorage, 'read' | 'write'>;
  /** The sign-in to which the values belong now; null for a visitor. */
  readonly owner: () => string | null;
  readonly clock: Clock;
  /** The codes that stay after the sign-out, when the resident chose so. */
  readonly codes: Pick<StoredCodes, 'refreshFrom'>;
}

/** How the answer of a read is found and stored. */
interface Rules<T> {
  readonly find: (stored: StoredVouchers, why: OfflineCopy['why']) => T | null;
  readonly keep: (stored: StoredVouchers, value: T) => StoredVouchers;
  readonly refused?: (stored: StoredVouchers) => StoredVouchers;
}

/**
 * The vouchers of the signed-in resident in the storage of this browser, beside the sign-in itself. The session removes them
 * with the sign-in.
 */
export class LocalStoredVouchers implements StoredReads {
  readonly #parts: LocalStoredVouchersParts;

  constructor(parts: LocalStoredVouchersParts) {
    this.#parts = parts;
  }

  list({
    owner,
    asked,
    answer,
  }: StoredRead<ListName, WholeList<Voucher>>): Promise<Result<WholeList<Voucher>, Failure>> {
    return this.#complete<WholeList<Voucher>>(
      { owner, answer },
      {
        find: (stored, why) => storedList(stored, asked, why),
        keep: (stored, vouchers) => {
          if (asked === 'active') this.#parts.codes.refreshFrom(vouchers.items);
          return storeList(stored, asked, { readAt: this.#parts.clock.now(), vouchers });
        },
      },
    );
  }

  read({ owner, asked, answer }: StoredRead<string, Voucher>): Promise<Result<Voucher, Failure>> {
    return this.#complete<Voucher>(
      { owner, answer },
      {
        find: (stored, why) => storedVoucher(stored, asked, why),
        keep: (stored, voucher) => storeVoucher(stored, { readAt: this.#parts.clock.now(), voucher }),
        refused: (stored) => removeVoucher(stored, asked),
      },
    );
  }

  /** The answer of the platform; what was stored when it fails without a network or takes too long. */
  async #complete<T>(
    { owner, answer }: Pick<StoredRead<unknown, T>, 'owner' | 'answer'>,
    rules: Rules<T>,
  ): Promise<Result<T, Failure>> {
    const keeping = answer.then((result) => this.#follow(owner, result, rules));
    const early = rules.find(this.#read(owner), 'timeout');
    const read = early === null ? await keeping : await this.#inTime(keeping);
    if (read === null) return early === null ? keeping : ok(early);
    const why = read.ok ? null : reasonToUseStored(read.error);
    const known = why === null ? null : rules.find(this.#read(owner), why);
    return known === null ? read : ok(known);
  }

  /** Keeps an answer, also one that came too late to be shown. */
  #follow<T>(owner: string, result: Result<T, Failure>, { keep, refused }: Rules<T>): Result<T, Failure> {
    if (result.ok) this.#change(owner, (stored) => keep(stored, result.value));
    else if (refused && (result.error.kind === 'not_found' || result.error.kind === 'forbidden'))
      this.#change(owner, refused);
    return result;
  }

  /** The answer, or null when it takes too long. */
  async #inTime<T>(answer: Promise<T>): Promise<T | null> {
    let stop = (): void => undefined;
    const tooLong = new Promise<null>((resolve) => {
      stop = this.#parts.clock.after(STORED_VOUCHERS_PATIENCE, () => resolve(null));
    });
    try {
      return await Promise.race([answer, tooLong]);
    } finally {
      stop();
    }
  }

  #read(owner: string): StoredVouchers {
    const stored = parse(this.#parts.storage.read(KEY));
    return stored !== null && stored.owner === owner && this.#parts.owner() === owner ? stored.kept : NOTHING_STORED;
  }

  /** Changes what is stored, unless the resident has signed out since the read began. */
  #change(owner: string, change: (stored: StoredVouchers) => StoredVouchers): void {
    if (this.#parts.owner() !== owner) return;
    const stored: Stored = { version: VERSION, owner, kept: change(this.#read(owner)) };
    this.#parts.storage.write(KEY, JSON.stringify(stored));
  }
}

/** Type assertion: only this class writes the value, and a value of another version is not read. */
function parse(text: string | null): Stored | null {
  if (text === null) return null;
  try {
    const stored: Stored = JSON.parse(text);
    return stored.version === VERSION ? stored : null;
  } catch {
    return null;
  }
}
