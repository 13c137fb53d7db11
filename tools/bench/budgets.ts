import { median, type Row, type Unit } from './rows.ts';

/** The cost of the first visit to home on a phone. Times in milliseconds, sizes in bytes. */
export interface Measures {
  readonly code: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly layoutShift: number;
  /** The time above 50 ms of the page's tasks from the registration of the service worker on. */
  readonly workerBlocking: number;
  /** The time above 50 ms of the page's tasks after the first paint. */
  readonly blocking: number;
  readonly requests: number;
  readonly bytes: number;
  /** The layout shift of each screen when the platform's configuration arrives last. */
  readonly lateOnHome: number;
  readonly lateOnFunds: number;
  readonly lateOnStart: number;
  /** The scripts of the first step of a fund request that home does not load. */
  readonly request: number;
  /** The scripts of a new reimbursement that home does not load. */
  readonly reimbursement: number;
}

/** The measures of a visit to home. */
export type HomeMeasures = Omit<Measures, keyof LateMeasures | 'request' | 'reimbursement'>;

/** The measures with a late configuration. */
export type LateMeasures = Pick<Measures, 'lateOnHome' | 'lateOnFunds' | 'lateOnStart'>;

interface Budget {
  readonly of: keyof Measures;
  readonly name: string;
  readonly floor: number;
  readonly aim: number;
  readonly unit: Unit;
  /** Says more of the machine than of the shop when other work runs beside it, so `npm test` leaves it out. */
  readonly isUnsteady?: true;
}

/** The budgets of the first visit. */
export const budgets: readonly Budget[] = [
  { of: 'code', name: 'JS and CSS, gzip', floor: 220_000, aim: 180_000, unit: 'bytes' },
  { of: 'firstContentfulPaint', name: 'First contentful paint', floor: 2000, aim: 1200, unit: 's' },
  { of: 'largestContentfulPaint', name: 'Largest contentful paint', floor: 4000, aim: 2500, unit: 's' },
  { of: 'layoutShift', name: 'Layout shift', floor: 0.05, aim: 0.01, unit: 'shift' },
  { of: 'workerBlocking', name: 'Blocking time of the worker', floor: 0, aim: 0, unit: 'ms' },
  { of: 'blocking', name: 'Blocking time after the first paint', floor: 400, aim: 200, unit: 'ms', isUnsteady: true },
  { of: 'requests', name: 'Requests', floor: 30, aim: 20, unit: 'count' },
  { of: 'bytes', name: 'All bytes, with pictures', floor: 600_000, aim: 400_000, unit: 'bytes' },
  { of: 'lateOnHome', name: 'Configuration 1.5 s late: home', floor: 0.1, aim: 0.02, unit: 'shift' },
  { of: 'lateOnFunds', name: 'Configuration 1.5 s late: funds', floor: 0.1, aim: 0.02, unit: 'shift' },
  { of: 'lateOnStart', name: 'Configuration 1.5 s late: start', floor: 0.1, aim: 0.02, unit: 'shift' },
  { of: 'request', name: 'First step of a request, JS gzip', floor: 60_000, aim: 45_000, unit: 'bytes' },
  { of: 'reimbursement', name: 'New reimbursement, JS gzip', floor: 60_000, aim: 40_000, unit: 'bytes' },
];

/**
 * The typical measures of the runs: the median of each measure and the minimum of each time, because other load on the
 * machine only makes a visit slower.
 */
export function typical(runs: readonly HomeMeasures[]): HomeMeasures {
  const of = (key: keyof HomeMeasures): number => median(runs.map((run) => run[key]));
  const shortest = (key: keyof HomeMeasures): number => Math.min(...runs.map((run) => run[key]));
  return {
    code: of('code'),
    firstContentfulPaint: shortest('firstContentfulPaint'),
    largestContentfulPaint: shortest('largestContentfulPaint'),
    layoutShift: of('layoutShift'),
    workerBlocking: shortest('workerBlocking'),
    blocking: shortest('blocking'),
    requests: of('requests'),
    bytes: of('bytes'),
  };
}

/** The rows of these measures. */
export function rowsOf(measures: Measures, of: readonly Budget[] = budgets): readonly Row[] {
  return of.map(({ of: key, name, floor, aim, unit }) => ({ name, floor, aim, unit, value: measures[key] }));
}

/** The rows that depend little on what else the machine does. */
export function steadyRowsOf(measures: Measures): readonly Row[] {
  return rowsOf(
    measures,
    budgets.filter(({ isUnsteady }) => isUnsteady !== true),
  );
}
