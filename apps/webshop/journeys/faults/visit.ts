import type { Harness } from '@stadstegoed/mock-server/testing/harness.ts';
import { fetchFromMockPlatform, type Intercept } from '../../testing/mock-platform-fetch.ts';
import { ShopInProcess, type Visit } from '../../testing/shop-in-process.tsx';
import { failWith, type FailureName } from './failures.ts';

/** Which call fails, and how. `from` is the first call of the visit that may fail, for calls that a press makes. */
export interface Injected {
  readonly key: string;
  readonly failure: FailureName;
}

/** A shop of which one call fails. */
export interface FaultyVisit {
  readonly shop: ShopInProcess;
  /** Makes the call fail from now on; it does from the start when the visit was opened with it. */
  readonly inject: (injected: Injected | null) => void;
  /** How many calls were never answered and not given up either. */
  readonly hanging: () => number;
  /** Takes the page's listeners away: the next visit is a page of its own. */
  readonly close: () => void;
}

/** Names a call by method, path and query. */
export function callKey({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return `${method} ${pathname.replace('/api/v1', '')}${decodeURIComponent(search)}`;
}

/** The keys of the calls that a shop made, each once. */
export function keysOf(shop: ShopInProcess, after = 0): readonly string[] {
  return [...new Set(shop.calls.slice(after).map(({ method, path }) => callKey({ method, url: path })))];
}

/** What the platform answered to each call, so that it has to answer once only. */
export type Recording = Map<string, { readonly text: string; readonly init: ResponseInit }>;

/** How a screen is opened: with a failure, with answers that are known already, and with a record of new ones. */
export interface FaultyOptions {
  readonly injected?: Injected | null;
  readonly replay?: Recording;
  readonly record?: Recording;
}

const toResponse = ({ text, init }: { text: string; init: ResponseInit }): Response =>
  new Response(text === '' ? null : text, init);

/** Sends a call to the platform, or answers it from the recording, and records the answer when it is asked to. */
function sender(platform: Harness, { replay, record }: FaultyOptions) {
  const send = fetchFromMockPlatform(platform);
  return async (request: Request, form?: FormData): Promise<Response> => {
    const key = callKey(request);
    const known = replay?.get(key);
    if (known) return toResponse(known);
    const response = await send(request, form);
    const { status, headers } = response;
    const answer = { text: await response.text(), init: { status, headers: [...headers] } };
    record?.set(key, answer);
    return toResponse(answer);
  };
}

/** Opens a screen with one failing call. */
export async function openFaulty(platform: Harness, visit: Visit, options: FaultyOptions = {}): Promise<FaultyVisit> {
  let current = options.injected ?? null;
  let hanging = 0;
  const send = sender(platform, options);
  const intercept: Intercept = (request, form) => {
    if (current === null || callKey(request) !== current.key) return send(request, form);
    if (current.failure === 'never') hanging += 1;
    return failWith(current.failure, request, () => send(request, form)).finally(() => {
      hanging = Math.max(0, hanging - 1);
    });
  };
  const close = collectListeners();
  const shop = await ShopInProcess.open(platform, { ...visit, intercept });
  return {
    shop,
    hanging: () => hanging,
    close,
    inject: (next) => {
      current = next;
    },
  };
}

/**
 * Collects the listeners that a page adds to the window and the document, so that they can be removed. Hundreds of pages are
 * opened one after the other in one process.
 */
function collectListeners(): () => void {
  const removals: (() => void)[] = [];
  const restores = [window, document].map((target) => {
    const add = target.addEventListener;
    const record: typeof target.addEventListener = (...args: Parameters<typeof add>) => {
      add.apply(target, args);
      removals.push(() => target.removeEventListener(args[0], args[1], args[2]));
    };
    target.addEventListener = record;
    return () => {
      target.addEventListener = add;
    };
  });
  return () => {
    for (const undo of [...restores, ...removals]) undo();
  };
}
