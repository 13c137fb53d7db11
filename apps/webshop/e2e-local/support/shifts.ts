import type { Page } from '@playwright/test';

/** Runs in the page: records layout shifts as the browser measures them. */
function recordShifts(): void {
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Reflect.set(window, 'shiftsUntilNow', () => [...shifts, ...observer.takeRecords()]);
}

/** Records the layout shifts of every page that is opened after this. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(recordShifts);
}

/**
 * The layout shifts so far without recent input, including the current frame: the score and the start of the markup.
 */
export async function shiftsOf(
  page: Page,
): Promise<readonly { readonly score: number; readonly what: readonly string[] }[]> {
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
        score: Number(Reflect.get(entry, 'value')),
        what: Reflect.get(entry, 'sources').map(markupOf),
      }));
  });
}

/** The sum of the layout shift scores. */
export async function totalShift(page: Page): Promise<number> {
  return (await shiftsOf(page)).reduce((sum, { score }) => sum + score, 0);
}
