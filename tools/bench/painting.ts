import type { Page } from '@playwright/test';

/** What the browser recorded of a visit: times in milliseconds. */
export interface Painting {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly layoutShift: number;
  /** The time above 50 ms of the page's tasks from the registration of the service worker on. */
  readonly workerBlocking: number;
  /** The time above 50 ms of the page's tasks after the first paint. */
  readonly blocking: number;
}

/** Runs in the page before the shop: records the browser's entries for paints, layout shifts and long tasks. */
export function watchPainting(): void {
  const tasks: (readonly [number, number])[] = [];
  const recorded = { largest: 0, shift: 0, workerAt: Number.NaN, tasks };
  if ('serviceWorker' in navigator) {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (...given) => {
      recorded.workerAt = performance.now();
      return register(...given);
    };
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) recorded.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(window, { painting: recorded });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) recorded.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
        recorded.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Reads what was recorded. A measure that is missing is not a number, which exceeds every budget. */
export async function readPainting(page: Page): Promise<Painting> {
  return page.evaluate(() => {
    const recorded: {
      readonly largest: number;
      readonly shift: number;
      readonly workerAt: number;
      readonly tasks: readonly (readonly [number, number])[];
    } = Reflect.get(window, 'painting');
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const after = (from: number): number =>
      Number.isNaN(from)
        ? Number.NaN
        : recorded.tasks
            .filter(([start, duration]) => start + duration > from)
            .reduce(
              (total, [start, duration]) => total + Math.max(0, start + duration - Math.max(start, from) - 50),
              0,
            );
    return {
      firstContentfulPaint: first,
      largestContentfulPaint: recorded.largest === 0 ? Number.NaN : recorded.largest,
      layoutShift: recorded.shift,
      workerBlocking: after(recorded.workerAt),
      blocking: after(first),
    };
  });
}
