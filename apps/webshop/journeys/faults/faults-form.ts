import { FAILURES, type FailureName } from './failures.ts';
import type { Cell } from './screen-sweep.ts';

/** Whether this run is the long form, `npm run long -- faults`, with every failure of every call. */
export const isLong = process.env['LONG_TESTS'] !== undefined;

/** The failures that the short form takes turns with: each call gets one, together they are all there. */
const TURNS: readonly FailureName[] = [
  '500',
  'proxy-401',
  'never',
  'missing',
  'wifi-page',
  '403',
  'gateway-404',
  'dropped',
  '429',
  'empty-answers',
  'broken',
  '401',
  'gateway-502',
  '404',
  'foreign-type',
  '422',
  'redirected',
];

/** The failures of the call at this place in the sweep. */
export function failuresAt(index: number): readonly FailureName[] {
  return isLong ? FAILURES : TURNS.slice(index % TURNS.length).slice(0, 1);
}

/** Every problem of a screen or action as one line. */
export const problemsOf = (cells: readonly Cell[]): readonly string[] =>
  cells.flatMap(({ call, failure, problems }) => problems.map((problem) => `${call} ${failure}: ${problem}`));
