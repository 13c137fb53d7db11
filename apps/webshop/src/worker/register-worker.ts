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
  // Safari has no requestIdleCallback.
  whenIdle: (call) => ('requestIdleCallback' in globalThis ? requestIdleCallback(call) : setTimeout(call, IDLE_PAUSE)),
  register: 'serviceWorker' in navigator ? () => navigator.serviceWorker.register(WORKER) : undefined,
};

/** Milliseconds after the load that stand for idle time in browsers that do not tell it. */
const IDLE_PAUSE = 2000;

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
