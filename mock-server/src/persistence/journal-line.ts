import { crc32 } from 'node:zlib';
import type { ClockState } from '../clock/clock.ts';
import type { Change, Transaction, WorldState } from '../database/change.ts';
import type { Instant, Row } from '../database/tables/row.ts';
import { tableNames } from '../database/shape.ts';
import type { TableName } from '../database/shape.ts';
import type { WorldSettings } from '../database/tables/outside.ts';
import type { World } from '../database/world.ts';

/** First line of a journal: which of the journals it is, and of which world. */
export type JournalHead = { readonly journal: number; readonly world: string };

/** What one transaction left, or a few that go together: rows as they are afterwards, and what else changed. */
export type JournalLine = {
  readonly first: number;
  readonly last: number;
  readonly at: Instant;
  readonly rows: readonly (readonly [TableName, number, Row | null])[];
  /** Highest ids given out, of the tables that changed. */
  readonly highest: { readonly [table: string]: number };
  readonly random?: number;
  readonly clock?: ClockState;
  readonly settings?: WorldSettings;
};

/** A line with its checksum in front, so that a torn one shows itself. */
export function encode(value: JournalHead | JournalLine): string {
  const json = JSON.stringify(value);
  return `${checksum(json)}${json}\n`;
}

const checksum = (json: string): string => `${crc32(json).toString(16).padStart(8, '0')} `;
const checksumLength = 9;

/** Rows as they are after these changes, each once. */
function rowsAfter(changes: readonly Change[]): JournalLine['rows'] {
  const rows = new Map<string, readonly [TableName, number, Row | null]>();
  for (const { table, id, after } of changes) rows.set(`${table} ${id}`, [table, id, after]);
  return [...rows.values()];
}

/**
 * New rows make the count of ids higher; going back to an earlier moment makes it lower again, and going back over that can leave it
 * anywhere between. So it is told for each table that changed.
 */
const highestAfter = (changes: readonly Change[]): { [table: string]: number } =>
  Object.fromEntries(
    changes.map(({ table, id, after, highest }) => [table, Math.max(highest, after === null ? 0 : id)]),
  );

/** The line of transactions that follow each other; `since` is the state that the journal has so far. */
export function lineOf(transactions: readonly [Transaction, ...Transaction[]], since: WorldState): JournalLine {
  const [first] = transactions;
  const last = transactions.at(-1) ?? first;
  const changes = transactions.flatMap((transaction) => transaction.changes);
  const { random, clock, settings } = last.after;
  return {
    first: first.number,
    last: last.number,
    at: last.at,
    rows: rowsAfter(changes),
    highest: highestAfter(changes),
    ...(random === since.random ? {} : { random }),
    ...(clock === since.clock ? {} : { clock }),
    ...(settings === since.settings ? {} : { settings }),
  };
}

/** Does a line again. Rows of a table that is no more are left out. */
export function replay(world: World, line: JournalLine): void {
  const known = line.rows.filter(([table]) => tableNames.includes(table));
  world.redo({
    number: line.last,
    changes: known.map(([table, id, after]) => {
      const highest = line.highest[table] ?? world.table(table).highest;
      return { table, id, before: null, after, highest };
    }),
    after: { ...world.state(), ...stateIn(line) },
  });
}

const stateIn = ({ random, clock, settings }: JournalLine): Partial<WorldState> => ({
  ...(random === undefined ? {} : { random }),
  ...(clock === undefined ? {} : { clock }),
  ...(settings === undefined ? {} : { settings }),
});

const newLine = 10;

/** Border: a line with the right checksum was written by `encode`. */
function decode(text: string): JournalHead | JournalLine | null {
  const json = text.slice(checksumLength);
  if (text.slice(0, checksumLength) !== checksum(json)) return null;
  return JSON.parse(json) as JournalHead | JournalLine;
}

/** One line that was read: its number in the file, from 1, and the byte behind it. */
export type ReadLine = { readonly line: JournalLine; readonly number: number; readonly end: number };

/** What can be read of a journal: its lines up to the first that is damaged, or torn off at the end. */
export type ReadJournal = {
  /** Null when there is none: the file is empty, its only line is torn off, or the first line is damaged. */
  readonly head: JournalHead | null;
  readonly lines: readonly ReadLine[];
  /** Bytes of the head. */
  readonly start: number;
  /** Number of the first line that is not as it was written; null when there is none. */
  readonly damagedAt: number | null;
};

/**
 * Only a last line without its newline was torn off while it was written, so that nobody has an answer for it. But one that is whole
 * before its last byte had a newline there, and is damaged like any other.
 */
const isTorn = (tail: Buffer): boolean => decode(tail.toString('utf8', 0, tail.length - 1)) === null;

export function readJournal(bytes: Buffer): ReadJournal {
  let head: JournalHead | null = null;
  let [start, from, number] = [0, 0, 1];
  const lines: ReadLine[] = [];
  for (let to = bytes.indexOf(newLine); to !== -1; to = bytes.indexOf(newLine, from)) {
    const value = decode(bytes.toString('utf8', from, to));
    if (value === null || 'journal' in value !== (head === null)) return { head, lines, start, damagedAt: number };
    if ('journal' in value) [head, start] = [value, to + 1];
    else lines.push({ line: value, number, end: to + 1 });
    [from, number] = [to + 1, number + 1];
  }
  return { head, lines, start, damagedAt: isTorn(bytes.subarray(from)) ? null : number };
}
