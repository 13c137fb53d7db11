import type { Got, Harness, Sent } from '@stadstegoed/mock-server/testing/harness.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The named border: the shop uses these methods only. */
const methodOf = (request: Request): Method => request.method as Method;

/** The named border: the shop sends JSON objects. */
const bodyOf = (text: string): Pick<Sent, 'body'> => (text === '' ? {} : { body: JSON.parse(text) as object });

function toResponse(got: Got): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(got.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const isEmpty = got.status === 204 || got.body === '';
  const text = typeof got.body === 'string' ? got.body : JSON.stringify(got.body);
  return new Response(isEmpty ? null : text, { status: got.status, headers });
}

/** Rejects when the caller gives the call up, as fetch does. */
export function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = (): void => reject(new DOMException('The request was aborted', 'AbortError'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/** A fetch that sends every request to the mock platform in the same process, without a port. */
export function fetchFromMockPlatform(platform: Harness): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answered = platform.send(methodOf(request), pathname + search, {
      headers: Object.fromEntries(request.headers),
      ...bodyOf(await request.text()),
    });
    return toResponse(await Promise.race([answered, whenAborted(request.signal)]));
  };
}
