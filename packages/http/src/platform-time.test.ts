import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { describe, expect, it } from 'vitest';
import { answeringClient, jsonAnswer } from '../testing/answering-client.ts';
import { requestOne } from './request.ts';

const DATE = 'Thu, 15 Jan 2026 09:00:00 GMT';
const AT = Date.parse(DATE);
const HTML = { 'Content-Type': 'text/html', Date: DATE };

/** The times that the client tells after one answer, which takes so many seconds by the device's clocks. */
async function told(answer: () => Response, wait: (clock: FakeClock) => void = () => undefined) {
  const clock = new FakeClock();
  const { client, requests, times } = answeringClient({
    clock,
    answer: () => {
      wait(clock);
      return answer();
    },
  });
  await requestOne(client.GET('/identity'), (identity) => identity);
  return { times, requests };
}

const good = (headers: Record<string, string> = {}) => jsonAnswer({ data: {} }, 200, { Date: DATE, ...headers });

function fromElsewhere(answer: Response): Response {
  Object.defineProperties(answer, { redirected: { value: true }, url: { value: 'http://wifi.example/' } });
  return answer;
}

describe("the platform's time", () => {
  it.each([
    ['a good answer', () => good()],
    ['an answer with Age 0', () => good({ Age: '0' })],
    ['a refusal in JSON', () => jsonAnswer({ message: 'Not found.' }, 404, { Date: DATE })],
    ['JSON of a sub-type', () => good({ 'Content-Type': 'application/problem+json; charset=utf-8' })],
  ])('is the Date of %s', async (_case, answer) => {
    expect((await told(answer)).times).toEqual([AT]);
  });

  it.each([
    ['a page of a gateway', () => new Response('<html>', { status: 502, headers: HTML })],
    ["a page of a hotel's Wi-Fi", () => new Response('<html>', { headers: HTML })],
    ['an answer of another origin', () => fromElsewhere(good())],
    ['an answer that a proxy kept', () => good({ Age: '86400' })],
    ['an answer of unknown age', () => good({ Age: 'old' })],
    ['an answer without a Date', () => jsonAnswer({ data: {} })],
    ['a Date that is none', () => good({ Date: 'yesterday' })],
    ['a Date that is empty', () => good({ Date: '' })],
  ])('is not told by %s', async (_case, answer) => {
    expect((await told(answer)).times).toEqual([]);
  });

  it.each([
    ['took 29 seconds', (clock: FakeClock) => clock.advance(29_000), [AT]],
    ['came while the clock was set back', (clock: FakeClock) => clock.set(-86_400_000), [AT]],
    ['was on its way while the device slept', (clock: FakeClock) => clock.set(3_600_000), []],
  ])("the platform's time of an answer that %s", async (_case, wait, times) => {
    expect((await told(() => good(), wait)).times).toEqual(times);
  });

  it("never comes from the browser's cache, nor from one on the way", async () => {
    const { requests } = await told(() => good());
    expect(requests.map(({ cache }) => cache)).toEqual(['no-store']);
  });
});
