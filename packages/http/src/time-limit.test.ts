import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { describe, expect, it, vi } from 'vitest';
import { answeringClient, jsonAnswer } from '../testing/answering-client.ts';
import { requestOne } from './request.ts';
import { TRANSFER_TIME_LIMIT_MS, within } from './time-limit.ts';

const never = (): Promise<Response> => new Promise(() => undefined);

/** A response with headers but without the end of its body. */
const halfAnswer = (): Response => new Response(new ReadableStream(), { status: 200 });

describe('a call that is not answered', () => {
  it.each([
    ['at all', never],
    ['to the end', halfAnswer],
  ])('%s times out after thirty seconds', async (_how, answer) => {
    const clock = new FakeClock();
    const { client } = answeringClient({ clock, answer });
    const ended = vi.fn<(outcome: unknown) => void>();
    void requestOne(client.GET('/identity'), (identity) => identity).then(ended);
    await clock.play(29_999);
    expect(ended).not.toHaveBeenCalled();
    await clock.play(1);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(err(failure('timeout'))));
  });

  it('cancels the request', async () => {
    const clock = new FakeClock();
    const { client, requests } = answeringClient({ clock, answer: never });
    const call = requestOne(client.GET('/identity'), (identity) => identity);
    await clock.play(30_000);
    await call;
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('can have its own time limit', async () => {
    const clock = new FakeClock();
    const { client } = answeringClient({ clock, answer: never });
    const ended = vi.fn<(outcome: unknown) => void>();
    void requestOne(client.GET('/identity', within(TRANSFER_TIME_LIMIT_MS)), (identity) => identity).then(ended);
    await clock.play(59_999);
    expect(ended).not.toHaveBeenCalled();
    await clock.play(1);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(err(failure('timeout'))));
  });
});

describe('a call with a time limit', () => {
  it('leaves no timer running after an answer', async () => {
    const clock = new FakeClock();
    const { client } = answeringClient({ clock, answer: () => jsonAnswer({ data: {} }) });
    await client.GET('/identity');
    expect(clock.running).toBe(0);
  });

  it('leaves no timer running after a lost connection', async () => {
    const clock = new FakeClock();
    const { client } = answeringClient({ clock, answer: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await requestOne(client.GET('/identity'), (identity) => identity)).toEqual(err(failure('unreachable')));
    expect(clock.running).toBe(0);
  });

  it('can be cancelled by its caller with an AbortError', async () => {
    const clock = new FakeClock();
    const leaving = new AbortController();
    const { client, requests } = answeringClient({
      clock,
      answer: (request) =>
        new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        }),
    });
    const call = requestOne(client.GET('/identity', { signal: leaving.signal }), (identity) => identity);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    leaving.abort();
    expect(await call).toEqual(err(failure('aborted')));
    expect(clock.running).toBe(0);
  });

  it('is not sent when the signal is already aborted', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const { client, requests } = answeringClient({
      answer: (request) => (request.signal.aborted ? Promise.reject(request.signal.reason) : jsonAnswer({ data: {} })),
    });
    const call = requestOne(client.GET('/identity', { signal: leaving.signal }), (identity) => identity);
    expect(await call).toEqual(err(failure('aborted')));
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('returns an answer without a body unchanged', async () => {
    const { client } = answeringClient({ answer: () => new Response(null, { status: 204 }) });
    const { response } = await client.DELETE('/identity/proxy');
    expect(response.status).toBe(204);
  });
});
