/** The unit of a measurement: sizes in bytes, times in milliseconds. */
export type Unit = 'kB' | 's' | 'ms' | 'shift' | 'count';

/** One measurement with the limit above which the bench fails. */
export interface Row {
  readonly name: string;
  readonly unit: Unit;
  readonly floor: number;
  /** Not a number when it could not be measured, which fails. */
  readonly value: number;
}

const SHOW: Readonly<Record<Unit, (value: number) => string>> = {
  kB: (value) => `${(value / 1000).toFixed(1)} kB`,
  s: (value) => `${(value / 1000).toFixed(2)} s`,
  ms: (value) => `${value.toFixed(0)} ms`,
  shift: (value) => value.toFixed(3),
  count: String,
};

/** Whether a row is above its floor or was not measured. */
export const isOver = ({ value, floor }: Row): boolean => !(value <= floor);

/** A measurement as text; bold when it is over its floor. */
export const shown = (row: Row): string =>
  isOver(row) ? `**${SHOW[row.unit](row.value)}**` : SHOW[row.unit](row.value);

/** Rows as a table of Markdown, ready to copy. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    '| Measurement | Measured | Budget |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.name} | ${shown(row)} | ${SHOW[row.unit](row.floor)} |`),
  ].join('\n');

/** The median of a number of values, so that one slow run has no effect. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
