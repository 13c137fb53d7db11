import { afterAll, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../mock-platform.ts';

const mock = await buildMockPlatform({ now: '2026-11-17T14:05:31+01:00' });
afterAll(async () => mock.close());

describe('a world cookie with a broken percent sequence', () => {
  const cookie = 'other=1; mock-world=%E0%A4%A';

  it.each([
    ['GET', '/api/v1/platform/funds'],
    ['POST', '/api/v1/identity'],
    ['GET', '/_mock/api/clock'],
    ['POST', '/_mock/api/faults'],
  ] as const)('is refused with 400 by %s %s, with the way out', async (method, url) => {
    const answer = await mock.inject({ method, url, headers: { 'client-type': 'webshop', cookie } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(
      'There is no world "%E0%A4%A". Make it with POST /_mock/api/worlds or clear the cookie.',
    );
  });

  it('leads a person to the choice of a world', async () => {
    const answer = await mock.inject({ url: '/_mock', headers: { accept: 'text/html', cookie } });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Which world?');
  });
});
