// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { reportProblems } from './problem-reports.ts';

const ADDRESS = 'https://reports.zonnedorp.example/shop';

function start() {
  const fetch = vi.fn<(url: string, options: { readonly body: string }) => Promise<Response>>();
  fetch.mockResolvedValue(new Response());
  const report = reportProblems(ADDRESS, { screen: () => 'fund:0', fetch });
  return { report, fetch, bodies: () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body)) };
}

function failing(message: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}
    at draw (https://stadstegoed.zonnedorp.example/assets/fund-1a2b.js:1:234)
    at https://stadstegoed.zonnedorp.example/auth-link?token=secret:3:4`;
  return error;
}

it('a report says which error it was, where in the scripts and on which screen, and nothing of the resident', () => {
  const { report, fetch, bodies } = start();
  report(failing('Samira has no bsn 999990019'));
  expect(bodies()).toEqual([
    { kind: 'error', name: 'TypeError', calls: ['/assets/fund-1a2b.js:1:234'], screen: 'fund:0' },
  ]);
  expect(fetch).toHaveBeenCalledWith(
    ADDRESS,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
});

it('an error that nobody handled is reported, thrown or rejected', () => {
  const { bodies } = start();
  window.dispatchEvent(new ErrorEvent('error', { error: failing('thrown') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
  expect(bodies().map(({ name }) => name)).toEqual(['TypeError', 'string']);
});

it('what the content policy blocked is reported by its origin', () => {
  const { bodies } = start();
  for (const blockedURI of ['https://tiles.example/a?token=secret', 'inline'])
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src', blockedURI }),
    );
  expect(bodies()).toEqual(
    ['https://tiles.example', 'inline'].map((blocked) => ({
      kind: 'policy',
      directive: 'img-src',
      blocked,
      screen: 'fund:0',
    })),
  );
});

it('the same report goes out once, and ten in all', () => {
  const { report, fetch } = start();
  const errors = Array.from({ length: 12 }, (_, at) => Object.assign(new Error('different'), { name: `Error${at}` }));
  for (const error of [...errors, ...errors]) report(error);
  expect(fetch).toHaveBeenCalledTimes(10);
});

it('a report that cannot be sent throws no error', async () => {
  const { report, fetch } = start();
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  report(failing('one'));
  await expect(fetch.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
});
