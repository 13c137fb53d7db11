import { expect, it, vi } from 'vitest';
import { countPages } from './page-statistics.ts';

function start(url: string) {
  const fetch = vi.fn<(url: string, options: RequestInit) => Promise<Response>>().mockResolvedValue(new Response());
  let opened = { address: '/fondsen', pattern: '/fondsen' };
  let look = (): void => undefined;
  countPages(url, {
    opened: () => opened,
    onNavigation: (listener) => (look = listener),
    origin: 'https://shop.example',
    fetch,
  });
  const go = (address: string, pattern: string) => {
    opened = { address, pattern };
    look();
  };
  return { fetch, go, sent: () => fetch.mock.calls.map(([address]) => new URL(address)) };
}

it('counts each opened screen once, by the pattern of its path, at the site of the operator', () => {
  const { go, sent } = start('https://statistics.example/matomo.php?idsite=7');
  go('/tegoeden/0x1a2b', '/tegoeden/:address');
  go('/tegoeden/0x1a2b', '/tegoeden/:address');
  expect(sent().map(({ searchParams }) => searchParams.get('url'))).toEqual([
    'https://shop.example/fondsen',
    'https://shop.example/tegoeden/:address',
  ]);
  expect(
    sent().map(({ origin, searchParams }) => [origin, searchParams.get('idsite'), searchParams.get('rec')]),
  ).toEqual(Array.from({ length: 2 }, () => ['https://statistics.example', '7', '1']));
  expect(sent().join()).not.toContain('0x1a2b');
});

it('sends no cookie and no address of the page with it, and gives up what cannot be sent', async () => {
  const { fetch, go } = start('/statistics?idsite=1');
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  go('/start', '/start');
  await expect(fetch.mock.results[1]?.value).rejects.toThrow('Failed to fetch');
  const options = expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(fetch).toHaveBeenLastCalledWith(expect.stringMatching(/^https:\/\/shop\.example\/statistics\?/), options);
});
