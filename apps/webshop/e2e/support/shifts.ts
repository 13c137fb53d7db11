import type { Page } from '@playwright/test';

/** Runs in the page: notes from now on how far the parts of the page jump, as browsers measure it. */
function noteShifts(): void {
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Reflect.set(window, 'shiftsUntilNow', () => [...shifts, ...observer.takeRecords()]);
}

/** Notes what jumps from the first moment of every page that is opened after this. */
export async function watchShiftsFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** What jumped by itself until now, once the frame that is being drawn has been counted: how far, and the beginning of its markup. */
export async function shiftsOf(
  page: Page,
): Promise<readonly { readonly far: number; readonly what: readonly string[] }[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const entries: readonly PerformanceEntry[] = Reflect.get(window, 'shiftsUntilNow')();
    const markupOf = (source: object): string => {
      const node: unknown = Reflect.get(source, 'node');
      return node instanceof Element ? node.outerHTML.slice(0, 120) : 'text, or gone';
    };
    return entries
      .filter((entry) => Reflect.get(entry, 'hadRecentInput') === false)
      .map((entry) => ({
        far: Number(Reflect.get(entry, 'value')),
        what: Reflect.get(entry, 'sources').map(markupOf),
      }));
  });
}

/** The sum of it. */
export async function shiftOf(page: Page): Promise<number> {
  return (await shiftsOf(page)).reduce((sum, { far }) => sum + far, 0);
}
