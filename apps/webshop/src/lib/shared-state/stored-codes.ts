import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { codesOf, refreshedCodes, usableCodes, type StoredCode } from '@stadstegoed/core/vouchers/stored-code.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { TextStorage } from '../app/text-storage.ts';

const FIELDS = ['address', 'name', 'lastDay'] as const;
const KEY = 'qr-codes';

/**
 * The QR codes that stay on this device when its resident chose so, also after the automatic sign-out (reading 48). They go when
 * the resident takes the choice back or signs out, and when another resident reads vouchers here. Observable.
 */
export class StoredCodes {
  /** Null while the resident has not chosen to store them. */
  codes: readonly StoredCode[] | null = null;
  readonly #storage: TextStorage;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(storage: TextStorage, clock: Pick<Clock, 'now'>) {
    this.#storage = storage;
    this.#clock = clock;
    makeAutoObservable(this, { codes: observableRef }, { autoBind: true });
    this.refresh();
  }

  /** The codes that can be scanned today. */
  get usable(): readonly StoredCode[] {
    return usableCodes(this.codes ?? [], dayOf(this.#clock.now()));
  }

  /** Reads what another tab may have changed. */
  refresh(): void {
    this.codes = parse(this.#storage.read(KEY));
  }

  store(vouchers: readonly Voucher[]): void {
    this.#become(codesOf(vouchers));
  }

  /** Follows the vouchers that were read now. */
  refreshFrom(vouchers: readonly Voucher[]): void {
    this.refresh();
    if (this.codes !== null) this.#become(refreshedCodes(this.codes, vouchers));
  }

  remove(): void {
    this.#become(null);
  }

  #become(codes: readonly StoredCode[] | null): void {
    this.codes = codes;
    if (codes === null) this.#storage.remove(KEY);
    else this.#storage.write(KEY, JSON.stringify(codes));
  }
}

/** Type assertion: an entry with these three texts was written by this class, or by that of another version. */
function parse(text: string | null): readonly StoredCode[] | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(stored)
      ? stored.filter((code): code is StoredCode => FIELDS.every((field) => typeof code?.[field] === 'string'))
      : null;
  } catch {
    return null;
  }
}
