import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendByFetch, sendByXhr } from './send-upload.ts';

/** The part of `XMLHttpRequest` that the adapter uses, ended by the test. */
class FakeXhr extends EventTarget {
  static last: FakeXhr;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  opened: readonly string[] = [];
  sent: unknown = null;
  aborted = false;
  status = 0;
  response: unknown = null;
  responseHeaders = '';
  responseURL = 'http://platform.example/api/v1/files';
  responseType = '';

  constructor() {
    super();
    FakeXhr.last = this;
  }

  open(...what: readonly string[]): void {
    this.opened = what;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return this.responseHeaders;
  }

  send(form: unknown): void {
    this.sent = form;
  }

  abort(): void {
    this.aborted = true;
  }

  progress(loaded: number, total: number, lengthComputable = true): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
  }

  answer(status: number, body: string): void {
    Object.assign(this, { status, response: new Blob([body]) });
    this.responseHeaders = 'content-type: application/json\r\nerror-code: some_code\r\n';
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function start(signal: AbortSignal = new AbortController().signal) {
  const form = new FormData();
  const onProgress = vi.fn<(percent: number) => void>();
  const headers = { Accept: 'application/json', 'Content-Type': 'multipart/form-data; boundary=x' };
  const request = new Request('http://platform.example/api/v1/files', { method: 'POST', headers, signal });
  return { call: sendByXhr(request, { form, onProgress }), form, onProgress };
}

describe('an upload by XMLHttpRequest', () => {
  it('sends the form with the headers of the request, but not its content type', async () => {
    const { call, form } = start();
    const xhr = FakeXhr.last;
    xhr.answer(201, '{"data":1}');
    const response = await call;
    expect(xhr.opened).toEqual(['POST', 'http://platform.example/api/v1/files']);
    expect(Object.fromEntries(xhr.headers)).toEqual({ accept: 'application/json' });
    expect(xhr.sent).toBe(form);
    expect([response.status, response.headers.get('Error-Code'), await response.json()]).toEqual([
      201,
      'some_code',
      { data: 1 },
    ]);
  });

  it('reports the percentage that was sent, when the browser knows it', () => {
    const { onProgress } = start();
    FakeXhr.last.progress(1, 4);
    FakeXhr.last.progress(2, 0, false);
    FakeXhr.last.progress(4, 4);
    expect(onProgress.mock.calls.flat()).toEqual([25, 100]);
  });

  it('has no body for a status without one', async () => {
    const { call } = start();
    FakeXhr.last.answer(204, '');
    expect((await call).body).toBeNull();
  });

  it('rejects as fetch does without an answer', async () => {
    const { call } = start();
    FakeXhr.last.dispatchEvent(new Event('error'));
    await expect(call).rejects.toThrow(TypeError);
  });

  it('rejects as fetch does when another origin answers', async () => {
    const { call } = start();
    FakeXhr.last.responseURL = 'http://wifi.example/login';
    FakeXhr.last.answer(200, '{"data":1}');
    await expect(call).rejects.toThrow(TypeError);
  });

  it('is stopped by the signal', async () => {
    const leaving = new AbortController();
    const { call } = start(leaving.signal);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeXhr.last.aborted).toBe(true);
  });

  it('is not sent when the signal is already aborted', async () => {
    const { call } = start(AbortSignal.abort());
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeXhr.last.sent).toBeNull();
  });
});

it('goes from the beginning to the end at once with a replaced fetch', async () => {
  const onProgress = vi.fn<(percent: number) => void>();
  const send = sendByFetch(() => Promise.resolve(new Response('{}')));
  await send(new Request('http://platform.example/'), { form: new FormData(), onProgress });
  expect(onProgress.mock.calls.flat()).toEqual([0, 100]);
});
