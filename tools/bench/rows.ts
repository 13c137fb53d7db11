/** The unit of a row: sizes in bytes, times in milliseconds. */
export type Unit = 'bytes' | 'ms' | 's' | 'shift' | 'count' | 'times';

/** One measurement with its limits. */
export interface Row {
  readonly name: string;
  readonly unit: Unit;
  /** The limit; the bench fails above it. */
  readonly floor: number;
  /** The target. */
  readonly aim: number;
  /** Not a number when it could not be measured, which fails. */
  readonly value: number;
}

const SHOW: Readonly<Record<Unit, (value: number) => string>> = {
  bytes: (value) => `${(value / 1000).toFixed(1)} kB`,
  ms: (value) => `${value.toFixed(0)} ms`,
  s: (value) => `${(value / 1000).toFixed(2)} s`,
  shift: (value) => value.toFixed(3),
  count: String,
  times: (value) => `${value.toFixed(2)} x`,
};

/** Whether a row is above its floor or was not measured. */
export const isOver = ({ value, floor }: Row): boolean => !(value <= floor);

function statusOf(row: Row): string {
  if (isOver(row)) return 'OVER THE FLOOR';
  return row.value <= row.aim ? 'aim reached' : 'within the floor';
}

/** A row as a line of the terminal. */
export function lineOf(row: Row): string {
  const show = SHOW[row.unit];
  const limits = `floor ${show(row.floor).padStart(8)}   aim ${show(row.aim).padStart(8)}`;
  return `${row.name.padEnd(44)} ${show(row.value).padStart(9)}   ${limits}   ${statusOf(row)}`;
}

/** Prints rows as soon as they are measured; returns them. */
export function told(rows: readonly Row[]): readonly Row[] {
  for (const row of rows) console.log(lineOf(row));
  return rows;
}

/** The conditions of a run. */
export interface Conditions {
  /** The processor, the number of its cores and the browser. */
  readonly machine: string;
  /** The day, as `2026-11-23`. */
  readonly date: string;
  /** How long a fixed task took in the page, slowed down four times, in milliseconds: the shortest and the longest. */
  readonly calibration: readonly [number, number];
}

const TABLE_HEAD = ['| Measurement | Measured | Floor | Aim | |', '| --- | --- | --- | --- | --- |'];

/** The rows as a page of the documentation. */
export function pageOf(rows: readonly Row[], { machine, date, calibration }: Conditions): string {
  const [quiet, busy] = calibration;
  const cells = rows.map((row) => {
    const show = SHOW[row.unit];
    return `| ${row.name} | ${show(row.value)} | ${show(row.floor)} | ${show(row.aim)} | ${statusOf(row)} |`;
  });
  return `${[
    '# Measurements of the shop',
    '',
    'Written by `npm run bench`. The production build in Chromium as a phone whose processor is slowed down four times; loading screens over 1.6 Mbit/s with 150 ms latency. Presses and lists run on 1,000 offers and 1,000 providers. A row above its floor fails the command.',
    '',
    `Measured on ${date} on ${machine}. A fixed task took between ${quiet.toFixed(0)} and ${busy.toFixed(0)} ms during the run: the further apart, the busier the machine was with other work, which only makes times longer.`,
    '',
    ...TABLE_HEAD,
    ...cells,
  ].join('\n')}\n`;
}

/** The median of a number of values, so that one slow run has no effect. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
