import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import type { OfflineCopy } from '@stadstegoed/core/shared/offline-copy.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import { ResidentStorage, type TextStorage } from '../app/text-storage.ts';
import { inject, injectable } from '../view-model/inject.ts';
import { OfflineReads } from './offline-reads.ts';

/** The largest number of copies that stay on the device, the newest first. */
const MAX_COPIES = 30;

/** Raise it when the type of something that a screen reads through `OfflineCopies` changes. */
const VERSION = 1;

/** A value of the platform; with its time when it is from an earlier visit. */
export type MaybeOffline<T> = T & { readonly offlineCopy?: OfflineCopy };

interface StoredCopy {
  readonly name: string;
  readonly readAt: Instant;
  readonly value: object;
}

/**
 * Copies of what a resident read, to show without a network as it was. They belong to the sign-in and go with it.
 *
 * ```ts
 * void this.request.load((signal) => this.#copies.read(`request ${id}`, this.#own.read(id, { signal })));
 * ```
 */
@injectable()
export class OfflineCopies {
  readonly #reads: OfflineReads<readonly StoredCopy[]>;
  readonly #owner: () => string | null;
  readonly #clock: Clock;

  constructor(
    @inject(ResidentStorage) storage: TextStorage,
    @inject(AccountStore) accounts: Pick<AccountStore, 'read'>,
    @inject(Clock) clock: Clock,
  ) {
    this.#owner = () => accounts.read()?.accessToken ?? null;
    this.#clock = clock;
    this.#reads = new OfflineReads<readonly StoredCopy[]>({
      storage,
      owner: this.#owner,
      clock,
      key: 'copies',
      version: VERSION,
      nothing: [],
    });
  }

  /** The answer of the platform, or the copy under this name when there is none. */
  async read<T extends object>(
    name: string,
    answer: Promise<Result<T, Failure>>,
  ): Promise<Result<MaybeOffline<T>, Failure>> {
    const owner = this.#owner();
    if (owner === null) return answer;
    const without = (stored: readonly StoredCopy[]) => stored.filter((copy) => copy.name !== name);
    return this.#reads.complete<MaybeOffline<T>>(owner, answer, {
      find: (stored, why) => {
        const copy = stored.find((each) => each.name === name);
        // Type assertion: under one name one screen stores values of one type, of this version.
        return copy === undefined ? null : { ...(copy.value as T), offlineCopy: { readAt: copy.readAt, why } };
      },
      keep: (stored, value) => [{ name, readAt: this.#clock.now(), value }, ...without(stored)].slice(0, MAX_COPIES),
      refused: without,
    });
  }
}
