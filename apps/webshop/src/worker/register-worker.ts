/** The parts of the browser that the registration uses. */
export interface WorkerHost {
  readonly isLoaded: () => boolean;
  readonly onLoad: (call: () => void) => void;
  /** Calls when the browser has nothing else to do. */
  readonly whenIdle: (call: () => void) => void;
  /** Registers the worker; undefined in a browser without service workers, or on a page without HTTPS. */
  readonly register: (() => Promise<unknown>) | undefined;
}

const WORKER = '/service-worker.js';

/** The host of the page that runs. */
export const browserHost: WorkerHost = {
  isLoaded: () => document.readyState === 'complete',
  onLoad: (call) => addEventListener('load', call, { once: true }),
  whenIdle: (call) => setTimeout(() => whenFree(call), DATA_PAUSE),
  register: 'serviceWorker' in navigator ? () => navigator.serviceWorker.register(WORKER) : undefined,
};

/** Milliseconds after the first screen in which its data arrive and are rendered: the browser is idle before that, too. */
const DATA_PAUSE = 2000;

/** Safari has no requestIdleCallback. */
function whenFree(call: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call);
  else call();
}

/**
 * Registers the service worker once the page has loaded and the browser is idle, so that it takes nothing from the first
 * screen. The shop works without a worker: a registration that fails is not an error.
 */
export function registerWorker({ isLoaded, onLoad, whenIdle, register }: WorkerHost = browserHost): void {
  if (register === undefined) return;
  const start = (): void => whenIdle(() => void register().catch(() => undefined));
  if (isLoaded()) start();
  else onLoad(start);
}
