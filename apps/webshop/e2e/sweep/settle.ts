import { expect, type Page } from '@playwright/test';

/** Requests that are under way, so that a screen is looked at when its data have arrived. */
export class OpenRequests {
  #count = 0;
  #changedAt = Date.now();

  constructor(page: Page) {
    const isData = (type: string): boolean => /xhr|fetch|script|stylesheet|font/.test(type);
    page.on('request', (request) => isData(request.resourceType()) && this.#add(1));
    page.on('requestfinished', (request) => isData(request.resourceType()) && this.#add(-1));
    page.on('requestfailed', (request) => isData(request.resourceType()) && this.#add(-1));
  }

  /** Waits until nothing is under way and nothing new has started for a moment. */
  async settled(): Promise<void> {
    await expect.poll(() => this.#count <= 0 && Date.now() - this.#changedAt > 150, { intervals: [50] }).toBe(true);
  }

  #add(difference: number): void {
    this.#count += difference;
    this.#changedAt = Date.now();
  }
}

/** Waits until the page has drawn itself for a new width: the filters of a list move from a drawer to a column. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** Waits until every image in the document has been loaded or has failed. */
export async function imagesLoaded(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete || image.src === '')))
    .toBe(true);
}
