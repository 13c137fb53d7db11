import { boundary, formBytes, type Part } from '@stadstegoed/mock-server/testing/multipart.ts';
import type { Got, Harness, Sent } from '@stadstegoed/mock-server/testing/harness.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Type assertion: the shop uses these methods only. */
const methodOf = (request: Request): Method => request.method as Method;

/** The body and its content type. Type assertion: without a form the shop sends JSON objects. */
async function bodyOf(request: Request, form: FormData | undefined): Promise<Pick<Sent, 'body' | 'headers'>> {
  const headers = Object.fromEntries(request.headers);
  if (form !== undefined) return { body: formBytes(await partsOf(form)), headers: { ...headers, ...formHeaders } };
  const text = await request.text();
  return text === '' ? { headers } : { headers, body: JSON.parse(text) as object };
}

const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` };

/** The parts of a form. The request of jsdom has the same form, but without the names of its files. */
function partsOf(form: FormData): Promise<readonly Part[]> {
  return Promise.all(
    [...form].map(async ([field, value]): Promise<Part> => {
      if (typeof value === 'string') return [field, value];
      return [field, Buffer.from(await value.arrayBuffer()), value.name];
    }),
  );
}

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

/** Answers a request in place of the platform; null lets it through. */
export type Intercept = (request: Request, form?: FormData) => Promise<Response> | null;

/** A fetch that sends every request to the mock platform in the same process, without a port. */
export function fetchFromMockPlatform(platform: Harness): (request: Request, form?: FormData) => Promise<Response> {
  return async (request, form) => {
    const { pathname, search } = new URL(request.url);
    const answered = platform.send(methodOf(request), pathname + search, {
      ...(await bodyOf(request, form)),
    });
    return toResponse(await Promise.race([answered, whenAborted(request.signal)]));
  };
}
