import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringClient, jsonAnswer } from '../testing/answering-client.ts';
import { HttpFiles } from './files/http-files.ts';
import { requestEmpty, requestOne, requestPage, requestVoid } from './request.ts';

const HTML = '<!doctype html><title>Log in</title>';
const typed = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const html = (status: number) => typed(HTML, 'text/html; charset=utf-8', status);

/** An answer that came by a redirect, as the browser describes it. */
function redirected(answer: Response, url: string): Response {
  Object.defineProperties(answer, { redirected: { value: true }, url: { value: url } });
  return answer;
}

/** Answers that the platform never gives, each with its status. */
const FOREIGN: readonly (readonly [what: string, status: string | null, answer: () => Response])[] = [
  ...[200, 201, 400, 401, 403, 404, 407, 413, 422, 500, 502, 503, 504, 511].map(
    (status) => [`HTML with ${status}`, String(status), () => html(status)] as const,
  ),
  ['an empty 401', '401', () => new Response(null, { status: 401 })],
  ['an empty 404', '404', () => new Response(null, { status: 404 })],
  ['a 401 in JSON that is no object', '401', () => jsonAnswer('Unauthorized', 401)],
  ['a 403 whose JSON ends halfway', '403', () => typed('{"message": "Ne', 'application/json', 403)],
  ['a 401 in JSON that calls itself HTML', '401', () => typed('{"message":"no"}', 'text/html', 401)],
  ['an answer in JSON that ends halfway', null, () => typed('{"data": {"email": "noor@v', 'application/json')],
  ['HTML that calls itself JSON', null, () => typed(HTML, 'application/json')],
  ['a picture', '200', () => typed('GIF89a', 'image/gif')],
  ['a text', '200', () => typed('{"data": {}}', 'text/plain')],
  ['an answer without a type', '200', () => new Response(new Blob(['{"data": {}}']))],
  ['an empty answer', '200', () => typed('', 'application/json')],
  ['an empty page', '200', () => typed('', 'text/html')],
  ['no content', '204', () => new Response(null, { status: 204 })],
  [
    'JSON of another origin, after a redirect',
    '200',
    () => redirected(jsonAnswer({ data: { email: 'a@b.example' } }), 'http://wifi.example/api/v1/identity'),
  ],
  [
    'a 401 of another origin, after a redirect',
    '401',
    () => redirected(jsonAnswer({ message: 'session_expired' }, 401), 'http://wifi.example/'),
  ],
];

describe('an answer that is not the platform’s own', () => {
  it.each(FOREIGN)('%s is "the platform cannot be reached", and signs nobody out', async (_what, code, answer) => {
    const { client, unauthorised } = answeringClient({ accessToken: () => 'mine', answer });
    const expected = err(failure('unreachable', { code }));
    expect.soft(await requestOne(client.GET('/identity'), (wire) => wire.string('email', null))).toEqual(expected);
    expect.soft(await requestPage(client.GET('/identity/emails'), (wire) => wire.id('id'))).toEqual(expected);
    const body = { email: 'noor@voorbeeld.example' };
    expect.soft(await requestVoid(client.POST('/identity', { body }))).toEqual(expected);
    expect(unauthorised).toEqual([]);
  });

  it('is what it says when it is the platform’s own after a redirect', async () => {
    const answer = () => redirected(jsonAnswer({ data: {} }), 'http://platform.example/api/v1/identity/');
    const { client } = answeringClient({ answer });
    expect(await requestOne(client.GET('/identity'), () => 'read')).toEqual(ok('read'));
  });

  it.each(['application/json; charset=utf-8', 'application/problem+json', 'APPLICATION/JSON'])(
    'is not one in %s',
    async (type) => {
      const { client } = answeringClient({ answer: () => typed('{"data":{}}', type) });
      expect(await requestOne(client.GET('/identity'), () => 'read')).toEqual(ok('read'));
    },
  );

  it('is not an empty one where the platform may send none', async () => {
    for (const answer of [() => new Response(null, { status: 204 }), () => typed('', 'text/html')]) {
      const { client } = answeringClient({ answer });
      const params = { path: { address: '0x1' } };
      const sent = await requestEmpty(client.POST('/platform/vouchers/{address}/send-email', { params }));
      expect(sent).toEqual(ok(undefined));
    }
    const { client } = answeringClient({ answer: () => html(200) });
    const params = { path: { address: '0x1' } };
    const sent = await requestEmpty(client.POST('/platform/vouchers/{address}/send-email', { params }));
    expect(sent).toEqual(err(failure('unreachable', { code: '200' })));
  });
});

describe('a 429', () => {
  const LATER = 'Wed, 21 Oct 2026 07:30:00 GMT';
  const waits: readonly (readonly [what: string, headers: Record<string, string>, seconds: number | null])[] = [
    ['seconds', { 'Retry-After': '120' }, 120],
    ['an HTTP date and the time of the answer', { 'Retry-After': LATER, Date: 'Wed, 21 Oct 2026 07:28:00 GMT' }, 120],
    ['an HTTP date that is over', { 'Retry-After': LATER, Date: 'Wed, 21 Oct 2026 07:31:00 GMT' }, null],
    ['nothing', {}, null],
    ['no time', { 'Retry-After': 'soon' }, null],
    ['a negative number', { 'Retry-After': '-5' }, null],
    ['more than a day', { 'Retry-After': '9999999' }, null],
  ];

  it.each(waits)(
    'a 429 that names %s has its seconds to wait, also when it is foreign',
    async (_what, headers, seconds) => {
      const body = { email: 'noor@voorbeeld.example' };
      const own = () => jsonAnswer({ message: 'Too Many Attempts.' }, 429, headers);
      const foreign = () => new Response(HTML, { status: 429, headers: { ...headers, 'Content-Type': 'text/html' } });
      for (const answer of [own, foreign]) {
        const { client } = answeringClient({ answer });
        const expected = err(failure('rate_limited', { retryAfterSeconds: seconds }));
        expect(await requestVoid(client.POST('/identity', { body }))).toEqual(expected);
      }
    },
  );

  it('has the time of the device for an HTTP date when the time of the answer cannot be read', async () => {
    const clock = new FakeClock(Date.parse('Wed, 21 Oct 2026 07:29:30 GMT'));
    const { client } = answeringClient({ clock, answer: () => jsonAnswer({}, 429, { 'Retry-After': LATER }) });
    const read = await requestOne(client.GET('/identity'), () => null);
    expect(read).toMatchObject({ error: { kind: 'rate_limited', retryAfterSeconds: 30 } });
  });

  it('keeps the shop from asking the same again until the time is over', async () => {
    const clock = new FakeClock();
    let isLimited = true;
    const limited = () => jsonAnswer({ message: 'Too Many Attempts.' }, 429, { 'Retry-After': '60' });
    const { client, requests } = answeringClient({
      clock,
      answer: () => (isLimited ? limited() : jsonAnswer({ data: {} })),
    });
    const read = () => requestOne(client.GET('/identity'), () => 'read');
    await read();
    isLimited = false;
    await clock.play(20_000);
    expect(await read()).toMatchObject({ error: { kind: 'rate_limited', retryAfterSeconds: 40 } });
    expect(requests).toHaveLength(1);
    expect(await requestPage(client.GET('/identity/emails'), () => null)).toMatchObject({ error: {} });
    expect(requests).toHaveLength(2);
    await clock.play(40_000);
    expect(await read()).toEqual(ok('read'));
  });

  it('does not keep a resident from sending again', async () => {
    const { client, requests } = answeringClient({ answer: () => jsonAnswer({}, 429, { 'Retry-After': '60' }) });
    const send = () => requestVoid(client.POST('/identity', { body: { email: 'noor@voorbeeld.example' } }));
    await send();
    await send();
    expect(requests).toHaveLength(2);
  });
});

describe('without an answer', () => {
  afterEach(() => vi.unstubAllGlobals());
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  it.each([
    [false, 'offline'],
    [true, 'unreachable'],
  ] as const)('without an answer when the browser says online is %s, the failure is %s', async (onLine, kind) => {
    vi.stubGlobal('navigator', { onLine });
    const { client } = answeringClient({ answer: lost });
    expect(await requestOne(client.GET('/identity'), () => null)).toEqual(err(failure(kind)));
  });
});

it('an answer that breaks off is "the platform cannot be reached", whatever the browser says of the network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const broken = () => new ReadableStream({ start: (half) => half.error(new TypeError('network error')) });
  const answer = () => new Response(broken(), { headers: { 'Content-Type': 'application/json' } });
  const read = requestOne(answeringClient({ answer }).client.GET('/identity'), () => null);
  expect(await read).toEqual(err(failure('unreachable')));
  vi.unstubAllGlobals();
});

describe('a file', () => {
  const file = new File(['%PDF-1.4'], 'bon.pdf', { type: 'application/pdf' });
  const filesWith = (answer: () => Response | Promise<Response>) => {
    const { client } = answeringClient({ answer, accessToken: () => 'mine' });
    return new HttpFiles(client, { send: async () => answer(), clock: new FakeClock() });
  };
  const upload = (answer: () => Response | Promise<Response>, sent: File = file) =>
    filesWith(answer).upload({ type: 'reimbursement_proof', file: sent });

  it('a file that is too large for a server on its way is too large', async () => {
    const tooLarge = { error: { kind: 'invalid', fields: {}, message: null, code: 'too_large' } };
    expect(await upload(() => html(413))).toMatchObject(tooLarge);
    expect(await upload(() => jsonAnswer({ message: '' }, 413))).toMatchObject(tooLarge);
    expect(await upload(() => html(502))).toEqual(err(failure('unreachable', { code: '502' })));
  });

  it('a file that the browser can no longer read has to be chosen again', async () => {
    const changed = new File(['%PDF-1.4'], 'bon.pdf');
    const unreadable = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
    vi.spyOn(changed, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: unreadable }));
    const lost = () => Promise.reject(new TypeError('net::ERR_UPLOAD_FILE_CHANGED'));
    expect(await upload(lost, changed)).toEqual(err({ kind: 'refused', code: 'file_changed' }));
    expect(await upload(lost)).toEqual(err(failure('unreachable')));
  });

  it.each([
    'application/pdf',
    'image/jpeg',
    'application/octet-stream',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ])('a file of the type %s is one of the platform', async (type) => {
    const read = await filesWith(() => typed('%PDF-1.4', type)).download('uid');
    expect(read).toMatchObject({ value: { size: 8 } });
  });

  it.each([
    ...[
      'text/html',
      'application/xhtml+xml',
      'text/javascript',
      'image/svg+xml',
      'application/json',
      'text/plain',
      '',
    ].map((type) => [type, '%PDF-1.4'] as const),
    ['application/pdf', ''] as const,
  ])('a file of the type "%s" with the content "%s" is not one of the platform', async (type, content) => {
    const read = await filesWith(() => typed(content, type)).download('uid');
    expect(read).toEqual(err(failure('unreachable', { code: '200' })));
  });
});
