import { given } from '@stadstegoed/core/testing/given.ts';
import type { UploadOptions } from '@stadstegoed/core/files/files.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { describe, expect, it, vi } from 'vitest';
import { answeringClient, jsonAnswer, type AnsweringClientOptions } from '../../testing/answering-client.ts';
import { HttpFiles } from './http-files.ts';
import type { SendUpload } from './send-upload.ts';

const wire = {
  uid: 'b7f0c3',
  identity_address: '0x3f',
  original_name: 'Loonstrook.PDF',
  type: 'fund_request_clarification_proof',
  ext: 'PDF',
  order: null,
  size: '182.4kB',
  url: '/files/loonstrook.pdf',
  preview: { uid: '1', sizes: { thumbnail: '/media/klein.jpg' }, dominant_color: null },
};
const file = new File(['%PDF-1.4'], 'Loonstrook.PDF', { type: 'application/pdf' });
const type = 'fund_request_clarification_proof';
const stored = () => Promise.resolve(jsonAnswer({ data: wire }, 201));

function open(send: SendUpload, options: Partial<AnsweringClientOptions> = {}) {
  const clock = new FakeClock();
  const answered = answeringClient({ answer: () => jsonAnswer({}), ...options });
  return { ...answered, clock, files: new HttpFiles(answered.client, { send, clock }) };
}

describe('an upload', () => {
  it('sends the type, the file and its preview in a form with the headers of every call', async () => {
    const send = vi.fn<SendUpload>(stored);
    const { files } = open(send, { accessToken: () => 'token', language: 'en' });
    const preview = new File(['x'], 'voorbeeld.jpg');
    const outcome = await files.upload({ type, file, preview });
    expect(outcome).toEqual(
      ok({
        uid: 'b7f0c3',
        originalName: 'Loonstrook.PDF',
        ext: 'pdf',
        size: 182_400,
        url: '/files/loonstrook.pdf',
        previewUrl: '/media/klein.jpg',
      }),
    );
    const [request, { form }] = given(send.mock.calls[0]);
    expect([request.method, request.url]).toEqual(['POST', 'http://platform.example/api/v1/files']);
    expect(Object.fromEntries(request.headers)).toMatchObject({
      accept: 'application/json',
      'accept-language': 'en',
      authorization: 'Bearer token',
      'client-key': 'zonnedorp',
      'client-type': 'webshop',
    });
    expect([form.get('type'), form.get('file'), form.get('file_preview')]).toEqual([type, file, preview]);
  });

  it('reports its progress', async () => {
    const onProgress = vi.fn<NonNullable<UploadOptions['onProgress']>>();
    const { files } = open(async (_request, upload) => {
      for (const percent of [0, 40, 100]) upload.onProgress(percent);
      return stored();
    });
    await files.upload({ type, file }, { onProgress });
    expect(onProgress.mock.calls.flat()).toEqual([0, 40, 100]);
  });

  it('times out after a minute without progress, however long the whole takes', async () => {
    const progress: { report: (percent: number) => void } = { report: () => undefined };
    const { files, clock } = open((request, { onProgress }) => {
      progress.report = onProgress;
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    });
    const ended = vi.fn<(outcome: unknown) => void>();
    void files.upload({ type, file }).then(ended);
    await clock.play(59_000);
    progress.report(50);
    await clock.play(59_999);
    expect(ended).not.toHaveBeenCalled();
    await clock.play(1);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(err(failure('timeout'))));
    expect(clock.running).toBe(0);
  });

  it('is cancelled by the signal', async () => {
    const leaving = new AbortController();
    const { files, clock } = open(
      (request) =>
        new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        }),
    );
    const call = files.upload({ type, file }, { signal: leaving.signal });
    await clock.play(0);
    leaving.abort();
    expect(await call).toEqual(err(failure('aborted')));
    expect(clock.running).toBe(0);
  });

  it('reports a rejected token, as every call does', async () => {
    const refuse = () => Promise.resolve(jsonAnswer({ message: 'session_expired' }, 401));
    const { files, unauthorised } = open(refuse, { accessToken: () => 'token' });
    expect(await files.upload({ type, file })).toMatchObject({ error: { kind: 'unauthorised', sessionExpired: true } });
    expect(unauthorised).toHaveLength(1);
  });

  it('has the errors of the file and of the type apart', async () => {
    const errors = { file: ['Te groot.'], type: ['Verkeerd soort.'] };
    const { files } = open(() => Promise.resolve(jsonAnswer({ message: 'Het klopt niet.', errors }, 422)));
    expect(await files.upload({ type, file })).toMatchObject({ error: { kind: 'invalid', fields: errors } });
  });

  it.each([
    ['14B', 14],
    ['8.2MB', 8_200_000],
    ['groot', null],
  ])('reads the readable size %s as %s bytes', async (size, bytes) => {
    const { files } = open(() => Promise.resolve(jsonAnswer({ data: { ...wire, size, preview: null } }, 201)));
    expect(await files.upload({ type, file })).toMatchObject({ value: { size: bytes, previewUrl: null } });
  });

  it('is a bug for a file that is not one of the browser', async () => {
    const { files } = open(stored);
    const upload = files.upload({ type, file: { name: 'a.pdf', size: 1, type: '' } });
    await expect(upload).rejects.toThrow('file of the browser');
  });
});

describe('a download', () => {
  it('is the content with its kind', async () => {
    const answer = () => new Response('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } });
    const { files } = open(stored, { answer });
    expect(await files.download('b7f0c3')).toMatchObject({ value: { size: 8, type: 'application/pdf' } });
  });

  it('a download of an unknown file is not found', async () => {
    const { files } = open(stored, { answer: () => jsonAnswer({ message: 'Niet gevonden.' }, 404) });
    expect(await files.download('weg')).toMatchObject({ error: { kind: 'not_found' } });
  });

  it.each([
    ['application/pdf', 'application/pdf'],
    ['image/png', 'image/png'],
    ['IMAGE/JPEG; name=a', 'image/jpeg'],
    ['image/gif', 'application/octet-stream'],
    ['application/octet-stream', 'application/octet-stream'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/octet-stream'],
  ])('a download of the type "%s" has the type %s, so that nothing opens as a page of the shop', async (sent, kept) => {
    const answer = () => new Response('<script>steal()</script>', { headers: { 'content-type': sent } });
    const { files } = open(stored, { answer });
    const outcome = await files.download('b7f0c3');
    expect(outcome).toMatchObject({ ok: true, value: { type: kept, size: 24 } });
  });
});
