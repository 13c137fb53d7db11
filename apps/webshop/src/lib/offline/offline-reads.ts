import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { reasonToUseStored, type OfflineCopy } from '@stadstegoed/core/shared/offline-copy.ts';
import { ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { STORED_COPY_PATIENCE } from '../app/timings.ts';
import type { TextStorage } from '../app/text-storage.ts';

/** Where copies for a visit without a network are stored, and whose they are. */
export interface OfflineReadsParts<Stored> {
  /** That of the resident: the session clears it with the sign-in. */
  readonly storage: Pick<TextStorage, 'read' | 'write'>;
  /** The sign-in to which the values belong now; null for a visitor, for whom nothing is stored. */
  readonly owner: () => string | null;
  readonly clock: Pick<Clock, 'after'>;
  /** The name in the storage. */
  readonly key: string;
  /** The version of what is stored. Raise it when its type changes: data of another version are not read. */
  readonly version: number;
  /** What is stored before the first read. */
  readonly nothing: Stored;
}

/** How the answer of a read is found and stored. */
export interface StoredReadRules<Stored, T> {
  readonly find: (stored: Stored, why: OfflineCopy['why']) => T | null;
  readonly keep: (stored: Stored, value: T) => Stored;
  /** Removes what the platform does not give to this resident any more. */
  readonly refused?: (stored: Stored) => Stored;
}

interface Entry<Stored> {
  readonly version: number;
  /** The sign-in of the resident, so that no other resident of this browser can read it. */
  readonly owner: string;
  /** In residents' storage, so the key keeps its spelling. */
  readonly kept: Stored;
}

/** Falls back to what was read before when the platform does not answer, and stores its answers. */
export class OfflineReads<Stored> {
  readonly #parts: OfflineReadsParts<Stored>;

  constructor(parts: OfflineReadsParts<Stored>) {
    this.#parts = parts;
  }

  /** The answer of the platform; what was stored when it fails without a network or takes too long. */
  async complete<T>(
    owner: string,
    answer: Promise<Result<T, Failure>>,
    rules: StoredReadRules<Stored, T>,
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
  #follow<T>(owner: string, result: Result<T, Failure>, { keep, refused }: StoredReadRules<Stored, T>) {
    if (result.ok) this.#change(owner, (stored) => keep(stored, result.value));
    else if (refused && (result.error.kind === 'not_found' || result.error.kind === 'forbidden'))
      this.#change(owner, refused);
    return result;
  }

  /** The answer, or null when it takes too long. */
  async #inTime<T>(answer: Promise<T>): Promise<T | null> {
    let stop = (): void => undefined;
    const tooLong = new Promise<null>((resolve) => {
      stop = this.#parts.clock.after(STORED_COPY_PATIENCE, () => resolve(null));
    });
    try {
      return await Promise.race([answer, tooLong]);
    } finally {
      stop();
    }
  }

  #read(owner: string): Stored {
    const { storage, key, version, nothing } = this.#parts;
    const entry = parse<Stored>(storage.read(key), version);
    return entry !== null && entry.owner === owner && this.#parts.owner() === owner ? entry.kept : nothing;
  }

  /** Changes what is stored, unless the resident has signed out since the read began. */
  #change(owner: string, change: (stored: Stored) => Stored): void {
    const { storage, key, version } = this.#parts;
    if (this.#parts.owner() !== owner) return;
    const entry: Entry<Stored> = { version, owner, kept: change(this.#read(owner)) };
    storage.write(key, JSON.stringify(entry));
  }
}

/** Type assertion: only this class writes the value, and a value of another version is not read. */
function parse<Stored>(text: string | null, version: number): Entry<Stored> | null {
  if (text === null) return null;
  try {
    const entry: Entry<Stored> = JSON.parse(text);
    return entry.version === version ? entry : null;
  } catch {
    return null;
  }
}
