import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';

/** After how many milliseconds without a complete answer a call is given up. */
export const CALL_TIME_LIMIT_MS = 30_000;

/** After how many milliseconds an upload is given up, which needs longer on a slow phone. */
export const UPLOAD_TIME_LIMIT_MS = 60_000;

/** Sends a request and resolves with its answer, as the browser's fetch does. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * Gives one call a time limit of its own, in milliseconds. Spread it into the call's options: the client copies options that
 * it does not know onto the request.
 */
export function within(milliseconds: number): { timeLimit: number } {
  return { timeLimit: milliseconds };
}

/**
 * Makes every call end. When the answer and its body are not there in time, the call is cancelled and rejects with a
 * `TimeoutError`. The caller's own signal still cancels it; the two are joined by hand because `AbortSignal.any` is missing in
 * Safari before 17.4 and Chrome before 116.
 */
export function withTimeLimit(send: Fetch, clock: Pick<Clock, 'after'>): Fetch {
  return async (request) => {
    const cancel = new AbortController();
    const release = follow(request.signal, cancel);
    const limit = startLimit(clock, limitOf(request));
    void limit.over.catch((reason: unknown) => cancel.abort(reason));
    try {
      return await Promise.race([receive(send, new Request(request, { signal: cancel.signal })), limit.over]);
    } finally {
      limit.stop();
      release();
    }
  };
}

/** Waits for the body too: a platform that stops in the middle of an answer is as silent as one that never begins. */
async function receive(send: Fetch, request: Request): Promise<Response> {
  const response = await send(request);
  await response.clone().arrayBuffer();
  return response;
}

/** Rejects once the time is over; `stop` keeps it from doing so. */
function startLimit(
  clock: Pick<Clock, 'after'>,
  milliseconds: number,
): { readonly over: Promise<never>; readonly stop: StopTimer } {
  let stop: StopTimer = () => undefined;
  const over = new Promise<never>((_resolve, reject) => {
    stop = clock.after(milliseconds, () => reject(new DOMException('The answer took too long', 'TimeoutError')));
  });
  return { over, stop };
}

/** Cancels with `signal`, until what it returns is called. */
function follow(signal: AbortSignal, cancel: AbortController): () => void {
  const give = (): void => cancel.abort(signal.reason);
  if (signal.aborted) give();
  signal.addEventListener('abort', give);
  return () => signal.removeEventListener('abort', give);
}

function limitOf(request: Request): number {
  const own: unknown = Reflect.get(request, 'timeLimit');
  return typeof own === 'number' ? own : CALL_TIME_LIMIT_MS;
}
