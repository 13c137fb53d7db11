import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import { ok, type Result } from '@stadstegoed/core/shared/result.ts';
import {
  keepList,
  keepVoucher,
  keptList,
  keptVoucher,
  NOTHING_KEPT,
  reasonToUseKept,
  removeVoucher,
  type KeptVouchers,
  type ListName,
} from '@stadstegoed/core/vouchers/kept-vouchers.ts';
import type { KeptSince, Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';
import type { StoredCodes } from '../../lib/app/stored-codes.ts';
import { KEPT_VOUCHERS_PATIENCE } from '../../lib/app/timings.ts';
import type { KeptRead, KeptReads } from './offline-vouchers.ts';

const KEY = 'vouchers';

/** The version of the stored data. Raise it when the type `Voucher` changes: data of another version are not read. 3: whole lists. */
const VERSION = 3;

interface Stored {
  readonly version: number;
  /** The sign-in of the resident, so that no other resident of this browser can read them. */
  readonly owner: string;
  readonly kept: KeptVouchers;
}

/** The dependencies of the kept vouchers. */
export interface LocalKeptVouchersParts {
  /** That of the resident. */
  readonly storage: Pick<TextStorage, 'read' | 'write'>;
  /** The sign-in to which the values belong now; null for a visitor. */
  readonly owner: () => string | null;
  readonly clock: Clock;
  /** The codes that stay after the sign-out, when the resident chose so. */
  readonly codes: Pick<StoredCodes, 'refreshFrom'>;
}

/** How the answer of a read is found and kept. */
interface Rules<T> {
  readonly find: (kept: KeptVouchers, why: KeptSince['why']) => T | null;
  readonly keep: (kept: KeptVouchers, value: T) => KeptVouchers;
  readonly refused?: (kept: KeptVouchers) => KeptVouchers;
}

/**
 * The vouchers of the signed-in resident in the storage of this browser, beside the sign-in itself. The session removes them
 * with the sign-in.
 */
export class LocalKeptVouchers implements KeptReads {
  readonly #parts: LocalKeptVouchersParts;

  constructor(parts: LocalKeptVouchersParts) {
    this.#parts = parts;
  }

  list({ owner, asked, answer }: KeptRead<ListName, WholeList<Voucher>>): Promise<Result<WholeList<Voucher>, Failure>> {
    return this.#complete<WholeList<Voucher>>(
      { owner, answer },
      {
        find: (kept, why) => keptList(kept, asked, why),
        keep: (kept, vouchers) => {
          if (asked === 'active') this.#parts.codes.refreshFrom(vouchers.items);
          return keepList(kept, asked, { readAt: this.#parts.clock.now(), vouchers });
        },
      },
    );
  }

  read({ owner, asked, answer }: KeptRead<string, Voucher>): Promise<Result<Voucher, Failure>> {
    return this.#complete<Voucher>(
      { owner, answer },
      {
        find: (kept, why) => keptVoucher(kept, asked, why),
        keep: (kept, voucher) => keepVoucher(kept, { readAt: this.#parts.clock.now(), voucher }),
        refused: (kept) => removeVoucher(kept, asked),
      },
    );
  }

  /** The answer of the platform; what was kept when it fails without a network or takes too long. */
  async #complete<T>(
    { owner, answer }: Pick<KeptRead<unknown, T>, 'owner' | 'answer'>,
    rules: Rules<T>,
  ): Promise<Result<T, Failure>> {
    const keeping = answer.then((result) => this.#follow(owner, result, rules));
    const early = rules.find(this.#read(owner), 'timeout');
    const read = early === null ? await keeping : await this.#inTime(keeping);
    if (read === null) return early === null ? keeping : ok(early);
    const why = read.ok ? null : reasonToUseKept(read.error);
    const known = why === null ? null : rules.find(this.#read(owner), why);
    return known === null ? read : ok(known);
  }

  /** Keeps an answer, also one that came too late to be shown. */
  #follow<T>(owner: string, result: Result<T, Failure>, { keep, refused }: Rules<T>): Result<T, Failure> {
    if (result.ok) this.#change(owner, (kept) => keep(kept, result.value));
    else if (refused && (result.error.kind === 'not_found' || result.error.kind === 'forbidden'))
      this.#change(owner, refused);
    return result;
  }

  /** The answer, or null when it takes too long. */
  async #inTime<T>(answer: Promise<T>): Promise<T | null> {
    let stop = (): void => undefined;
    const tooLong = new Promise<null>((resolve) => {
      stop = this.#parts.clock.after(KEPT_VOUCHERS_PATIENCE, () => resolve(null));
    });
    try {
      return await Promise.race([answer, tooLong]);
    } finally {
      stop();
    }
  }

  #read(owner: string): KeptVouchers {
    const stored = parse(this.#parts.storage.read(KEY));
    return stored !== null && stored.owner === owner && this.#parts.owner() === owner ? stored.kept : NOTHING_KEPT;
  }

  /** Changes what is kept, unless the resident has signed out since the read began. */
  #change(owner: string, change: (kept: KeptVouchers) => KeptVouchers): void {
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
