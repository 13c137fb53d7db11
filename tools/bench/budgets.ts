/** The cost of the first visit to home on a phone. Times in milliseconds, sizes in bytes. */
export interface Measures {
  readonly code: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly layoutShift: number;
  /** The time above 50 ms of the page's tasks from the registration of the service worker on. */
  readonly workerBlocking: number;
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
  /** The limit; the check fails above it. */
  readonly floor: number;
  /** The target. */
  readonly aim: number;
  readonly show: (value: number) => string;
}

const kilobytes = (value: number): string => `${(value / 1000).toFixed(0)} kB`;
const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;

const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
const shift = (value: number): string => value.toFixed(3);

/** The budgets of the first visit. */
export const budgets: readonly Budget[] = [
  { of: 'code', name: 'JS and CSS, gzip', floor: 220_000, aim: 180_000, show: kilobytes },
  { of: 'firstContentfulPaint', name: 'First contentful paint', floor: 2000, aim: 1200, show: seconds },
  { of: 'largestContentfulPaint', name: 'Largest contentful paint', floor: 4000, aim: 2500, show: seconds },
  { of: 'layoutShift', name: 'Layout shift', floor: 0.05, aim: 0.01, show: shift },
  { of: 'workerBlocking', name: 'Blocking time of the worker', floor: 0, aim: 0, show: milliseconds },
  { of: 'requests', name: 'Requests', floor: 30, aim: 20, show: String },
  { of: 'bytes', name: 'All bytes, with pictures', floor: 600_000, aim: 400_000, show: kilobytes },
  { of: 'lateOnHome', name: 'Configuration 1.5 s late: home', floor: 0.1, aim: 0.02, show: shift },
  { of: 'lateOnFunds', name: 'Configuration 1.5 s late: funds', floor: 0.1, aim: 0.02, show: shift },
  { of: 'lateOnStart', name: 'Configuration 1.5 s late: start', floor: 0.1, aim: 0.02, show: shift },
  { of: 'request', name: 'First step of a request, JS gzip', floor: 60_000, aim: 45_000, show: kilobytes },
  { of: 'reimbursement', name: 'New reimbursement, JS gzip', floor: 60_000, aim: 40_000, show: kilobytes },
];

/** The median of an odd number of values, so that one slow run has no effect. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

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
    requests: of('requests'),
    bytes: of('bytes'),
  };
}

/** One line per budget, and whether one is exceeded. A missing measure counts as exceeded. */
export function compareWithBudgets(measures: Measures): {
  readonly lines: readonly string[];
  readonly exceeded: boolean;
} {
  const results = budgets.map(({ of, name, floor, aim, show }) => {
    const value = measures[of];
    const isOver = !(value <= floor);
    const status = isOver ? 'OVER THE FLOOR' : value <= aim ? 'aim reached' : 'within the floor';
    return {
      isOver,
      line: `${name.padEnd(32)} ${show(value).padStart(8)}   floor ${show(floor).padStart(8)}   aim ${show(aim).padStart(8)}   ${status}`,
    };
  });
  return { lines: results.map(({ line }) => line), exceeded: results.some(({ isOver }) => isOver) };
}
