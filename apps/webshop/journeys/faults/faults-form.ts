import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILURES, type FailureName } from './failures.ts';
import type { Cell } from './screen-sweep.ts';

/** Whether this run is the long form, `npm run sweep:faults`, with every failure of every call. */
export const isLong = process.env['FAULTS'] === 'long';

/** The failures that the short form takes turns with: each call gets one, together they are all there. */
const TURNS: readonly FailureName[] = [
  '500',
  'never',
  'missing',
  '403',
  'dropped',
  '429',
  'broken',
  '401',
  '404',
  '422',
];

/** The failures of the call at this place in the sweep. */
export function failuresAt(index: number): readonly FailureName[] {
  return isLong ? FAILURES : TURNS.slice(index % TURNS.length).slice(0, 1);
}

/** A row of the table: what is shown after each failure of a call. */
export interface TableRow {
  readonly group: 'screens' | 'actions';
  readonly name: string;
  readonly call: string;
  readonly shown: Partial<Record<FailureName, string>>;
}

/** Every problem of a screen or action as one line. */
export const problemsOf = (cells: readonly Cell[]): readonly string[] =>
  cells.flatMap(({ call, failure, problems }) => problems.map((problem) => `${call} ${failure}: ${problem}`));

const fileOf = (folder: string, group: TableRow['group'], name: string): string =>
  join(folder, `${group}-${name.replaceAll(/[^a-z0-9-]+/gi, '-')}.json`);

/** Whether an earlier run, which this one goes on with, has written the rows of a screen or action. */
export function isWritten(group: TableRow['group'], name: string): boolean {
  const folder = process.env['FAULTS_ROWS'];
  return isLong && folder !== undefined && existsSync(fileOf(folder, group, name));
}

/** Writes the cells of one screen or action as rows for the table, in the long form only. */
export function writeCells(group: TableRow['group'], name: string, cells: readonly Cell[]): void {
  const folder = process.env['FAULTS_ROWS'];
  if (!isLong || folder === undefined) return;
  const calls = [...new Set(cells.map(({ call }) => call))];
  const shown = (call: string) =>
    Object.fromEntries(cells.filter((cell) => cell.call === call).map((cell) => [cell.failure, cell.shown]));
  const rows: readonly TableRow[] = calls.map((call) => ({ group, name, call, shown: shown(call) }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, group, name), JSON.stringify(rows));
}
