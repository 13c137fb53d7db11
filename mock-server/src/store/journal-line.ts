import { crc32 } from 'node:zlib';
import type { ClockState } from '../clock/clock.ts';
import type { Change, Transaction, WorldState } from './change.ts';
import type { Instant, Row } from './row.ts';
import { tableNames } from './shape.ts';
import type { TableName } from './shape.ts';
import type { WorldSettings } from './table-outside.ts';
import type { World } from './world.ts';

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

/** What can be read of a journal: up to its first line that is torn, and how many bytes that is. */
export type ReadJournal = {
  readonly head: JournalHead | null;
  readonly lines: readonly { readonly line: JournalLine; readonly end: number }[];
  /** Bytes of the head; 0 when that is torn. */
  readonly start: number;
};

export function readJournal(bytes: Buffer): ReadJournal {
  let head: JournalHead | null = null;
  let start = 0;
  const lines: { line: JournalLine; end: number }[] = [];
  for (let from = 0, to = bytes.indexOf(newLine); to !== -1; from = to + 1, to = bytes.indexOf(newLine, from)) {
    const value = decode(bytes.toString('utf8', from, to));
    if (value === null || 'journal' in value !== (head === null)) break;
    if ('journal' in value) [head, start] = [value, to + 1];
    else lines.push({ line: value, end: to + 1 });
  }
  return { head, lines, start };
}
