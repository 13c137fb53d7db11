import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';

/** Time limit of a call including its body, in milliseconds. */
export const CALL_TIME_LIMIT_MS = 30_000;

/** Time limit of an upload, in milliseconds; longer because of slow phones. */
export const UPLOAD_TIME_LIMIT_MS = 60_000;

/** The signature of the browser's fetch for a `Request`. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * Sets the time limit of one call, in milliseconds. Spread it into the call's options: the client copies unknown
 * options to the request.
 */
export function within(milliseconds: number): { timeLimit: number } {
  return { timeLimit: milliseconds };
}

/**
 * Adds a time limit to every call. Without the complete answer in time, the call is cancelled and rejects with a
 * `TimeoutError`. The caller's signal still cancels it; the two signals are combined by hand because `AbortSignal.any`
 * is missing in Safari before 17.4 and Chrome before 116.
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

/** Awaits the body too, so that the time limit also covers a body that never ends. */
async function receive(send: Fetch, request: Request): Promise<Response> {
  const response = await send(request);
  await response.clone().arrayBuffer();
  return response;
}

/** Rejects when the time limit is reached; `stop` cancels the timer. */
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

/** Cancels together with `signal`, until the returned function is called. */
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
