/** A table as a record of reads sees it: the version tells whether anything of it changed at all. */
type Versioned = { readonly version: number };

/** What was seen of one table. */
type Seen = {
  version: number;
  readonly rows: Map<number, unknown>;
  readonly lists: Map<string, { readonly rows: readonly unknown[]; readonly again: () => readonly unknown[] }>;
  readonly get: (id: number) => unknown;
};

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && one.every((row, place) => row === other[place]));

/**
 * Everything that some work read from the tables of a world. As long as all of it is the same, the same work has the same outcome:
 * rows are never changed in place, so a row that is the same object holds the same values.
 */
export class Dependencies {
  readonly #tables = new Map<Versioned, Seen>();
  /** Count of all changes at which all was true. */
  #trueAt = -1;

  /** Notes one row, also one that was not there. */
  row(
    table: Versioned,
    read: { readonly id: number; readonly row: unknown; readonly get: (id: number) => unknown },
  ): void {
    this.#seen(table, read.get).rows.set(read.id, read.row);
  }

  /** Notes a list of rows; the same question always has the same name. */
  list(
    table: Versioned,
    read: {
      readonly name: string;
      readonly rows: readonly unknown[];
      readonly again: () => readonly unknown[];
      readonly get: (id: number) => unknown;
    },
  ): void {
    this.#seen(table, read.get).lists.set(read.name, { rows: read.rows, again: read.again });
  }

  /** Is all that was read still the same? Costs one comparison when nothing changed, and one for each table when something did. */
  areValid(): boolean {
    if (this.#trueAt === changes.count) return true;
    for (const [table, seen] of this.#tables) {
      if (seen.version === table.version) continue;
      if (!isTrue(seen)) return false;
      seen.version = table.version;
    }
    this.#trueAt = changes.count;
    return true;
  }

  #seen(table: Versioned, get: (id: number) => unknown): Seen {
    const known = this.#tables.get(table);
    if (known) return known;
    const seen: Seen = { version: table.version, rows: new Map(), lists: new Map(), get };
    this.#tables.set(table, seen);
    return seen;
  }
}

function isTrue({ rows, lists, get }: Seen): boolean {
  for (const [id, row] of rows) if (get(id) !== row) return false;
  for (const { rows: before, again } of lists.values()) if (!isSameList(before, again())) return false;
  return true;
}

/** Counts the changes of all tables of all worlds: as long as it stands still, nothing needs to be looked at. */
export const changes = { count: 0 };

/** The record that is being made, if any. Work that is recorded waits for nothing, so there is never more than one. */
export const recording: { now: Dependencies | null } = { now: null };

/** Does work and tells what it read from tables. */
export function trackDependencies<T>(work: () => T): { readonly result: T; readonly reads: Dependencies } {
  if (recording.now) throw new Error('Work that is recorded cannot be part of other recorded work.');
  const reads = new Dependencies();
  recording.now = reads;
  try {
    return { result: work(), reads };
  } finally {
    recording.now = null;
  }
}
