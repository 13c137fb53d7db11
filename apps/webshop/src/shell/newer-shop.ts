import { isShopPage } from '../worker/pages.ts';

/** The page that runs and the page on the web server. */
export interface RunningShop {
  /** The addresses of the scripts of the page that runs. */
  readonly scripts: () => readonly string[];
  /** The text of the page on the web server now. */
  readonly readPage: () => Promise<string>;
}

const browser: RunningShop = {
  scripts: () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? ''),
  readPage: async () => (await fetch('/', { cache: 'no-store' })).text(),
};

/**
 * Whether the web server has another build of the shop than the one that runs, so that files of the running one may be gone.
 * False when it cannot be asked.
 */
export async function isReplaced({ scripts, readPage }: RunningShop = browser): Promise<boolean> {
  try {
    const page = await readPage();
    return isShopPage(page) && !scripts().every((script) => page.includes(script));
  } catch {
    return false;
  }
}

/** Whether the page was loaded by a reload, after which another one brings nothing new. */
export function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'reload';
}

/** Reloads the page when the web server has another build. */
export async function reloadIfReplaced(): Promise<void> {
  if (await isReplaced()) location.reload();
}
