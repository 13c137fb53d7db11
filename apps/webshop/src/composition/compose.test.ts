import { describe, expect, it } from 'vitest';
import { composeTestShop, SIGNED_IN } from '../../testing/compose-test-shop.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';

/** A fetch that answers every request with 401 and records the requests. */
function recordingFetch() {
  const requests: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    requests.push(request);
    return Promise.resolve(Response.json({ message: 'invalid_access_token' }, { status: 401 }));
  };
  return { requests, fetch };
}

describe('the Accept-Language header', () => {
  it.each([
    [null, 'nl'],
    ['en', 'en'],
    ['nl', 'nl'],
    ['de', 'nl'],
  ])('the Accept-Language header for the stored language %s is %s [API-204]', async (stored, carried) => {
    const { requests, fetch } = recordingFetch();
    const local = memoryStorage();
    if (stored !== null) local.setItem('stadstegoed:language', stored);
    const { shell } = composeTestShop({ account: SIGNED_IN, local, fetch });
    await shell.session.refresh();
    expect(requests.map((request) => request.headers.get('Accept-Language'))).toEqual([carried]);
  });
});
