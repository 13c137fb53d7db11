import { isElsewhere } from '../foreign-answer.ts';

/** Sends the request of an upload and reports the percentage that was sent; the response has its whole body. */
export type SendUpload = (request: Request, upload: UploadBody) => Promise<Response>;

/** The form of an upload and who follows its progress, 0 to 100. */
export interface UploadBody {
  readonly form: FormData;
  readonly onProgress: (percent: number) => void;
}

/** Statuses whose response may not have a body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/**
 * Sends an upload with `XMLHttpRequest`, because `fetch` reports no progress of what it sends. Rejects as `fetch` does: an
 * AbortError (or the reason of the signal) when cancelled, a TypeError without an answer or with one of another origin.
 */
export const sendByXhr: SendUpload = (request, { form, onProgress }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const cancel = (): void => {
      xhr.abort();
      reject(request.signal.reason);
    };
    if (request.signal.aborted) return cancel();
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    request.headers.forEach((value, name) => {
      // The browser writes the content type itself, because it chooses the boundary of the form.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    });
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress((loaded / total) * 100);
    });
    xhr.addEventListener('load', () => {
      if (isElsewhere(request.url, xhr.responseURL)) reject(new TypeError('The upload was redirected'));
      else resolve(toResponse(xhr));
    });
    xhr.addEventListener('error', () => reject(new TypeError('The upload got no answer')));
    xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', cancel));
    request.signal.addEventListener('abort', cancel, { once: true });
    xhr.send(form);
    return undefined;
  });

/** A fetch that also gets the form of an upload, for an environment whose requests lose the names of files. */
export type FetchForm = (request: Request, form: FormData) => Promise<Response>;

/** Sends an upload with a replaced fetch, for tests and journeys; the progress jumps from the beginning to the end. */
export function sendByFetch(fetch: FetchForm): SendUpload {
  return async (request, { form, onProgress }) => {
    onProgress(0);
    const response = await fetch(request, form);
    onProgress(100);
    return response;
  };
}

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  const body: unknown = xhr.response;
  const content = body instanceof Blob && !WITHOUT_BODY.includes(xhr.status) ? body : null;
  return new Response(content, { status: xhr.status, headers });
}
