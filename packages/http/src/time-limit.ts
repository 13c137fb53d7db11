import { failure } from '@stadstegoed/core/shared/failure.ts';
import { CallFailed } from './to-failure.ts';
import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';

/** Time limit of a call including its body, in milliseconds. */
export const CALL_TIME_LIMIT_MS = 30_000;

/**
 * Time limit of a transfer of a file, in milliseconds; longer because of slow phones. For an upload it starts again with
 * every part that was sent.
 */
export const TRANSFER_TIME_LIMIT_MS = 60_000;

/** The signature of the browser's fetch for a `Request`. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * Sets the time limit of one call, in milliseconds. Spread it into the call's options: the client copies unknown
 * options to the request.
 */
export function within(milliseconds: number): { timeLimit: number } {
  return { timeLimit: milliseconds };
}

/** A request that can be sent after this one, with the same limit. */
export function copyOf(request: Request): Request {
  return Object.assign(request.clone(), within(limitOf(request)));
}

/**
 * Adds a time limit to every call. Without the complete answer in time, the call is cancelled and rejects with a
 * `TimeoutError`. The caller's signal still cancels it; the two signals are combined by hand because `AbortSignal.any`
 * is missing in Safari before 17.4 and Chrome before 116.
 */
export function withTimeLimit(send: Fetch, clock: Pick<Clock, 'after'>): Fetch {
  return async (request) => {
    const limit = startLimit(clock, limitOf(request));
    return limited(request.signal, limit, (signal) => receive(send, new Request(request, { signal })));
  };
}

/**
 * Runs an upload and cancels it after a minute without progress, with a `TimeoutError`. `run` calls `moved` with every
 * part that was sent. The caller's signal still cancels it.
 */
export async function withinProgress<T>(
  clock: Pick<Clock, 'after'>,
  caller: AbortSignal,
  run: (signal: AbortSignal, moved: () => void) => Promise<T>,
): Promise<T> {
  const limit = startLimit(clock, TRANSFER_TIME_LIMIT_MS);
  return limited(caller, limit, (signal) => run(signal, limit.restart));
}

/** Runs until the work ends, the caller cancels it or the limit is reached. */
async function limited<T>(caller: AbortSignal, limit: Limit, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const cancel = new AbortController();
  const release = follow(caller, cancel);
  void limit.over.catch((reason: unknown) => cancel.abort(reason));
  try {
    return await Promise.race([run(cancel.signal), limit.over]);
  } finally {
    limit.stop();
    release();
  }
}

/**
 * Awaits the body too, so that the time limit also covers a body that never ends. An answer that breaks off is not that of a
 * platform without a network, whatever the browser says: a part of it came.
 */
async function receive(send: Fetch, request: Request): Promise<Response> {
  const response = await send(request);
  try {
    await response.clone().arrayBuffer();
  } catch (thrown) {
    throw thrown instanceof TypeError ? new CallFailed(failure('unreachable')) : thrown;
  }
  return response;
}

/** A running time limit: `over` rejects when it is reached, `restart` begins it again, `stop` ends it. */
interface Limit {
  readonly over: Promise<never>;
  readonly restart: () => void;
  readonly stop: StopTimer;
}

function startLimit(clock: Pick<Clock, 'after'>, milliseconds: number): Limit {
  let giveUp = (_reason: DOMException): void => undefined;
  const over = new Promise<never>((_resolve, reject) => {
    giveUp = reject;
  });
  const begin = (): StopTimer =>
    clock.after(milliseconds, () => giveUp(new DOMException('The answer took too long', 'TimeoutError')));
  let stop = begin();
  return {
    over,
    restart: () => {
      stop();
      stop = begin();
    },
    stop: () => stop(),
  };
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
