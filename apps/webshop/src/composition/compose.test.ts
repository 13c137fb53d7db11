import { describe, expect, it } from 'vitest';
import { composeTestShop, SIGNED_IN } from '../../testing/compose-test-shop.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';

/** A platform that knows nobody and remembers what was asked. */
function listening() {
  const asked: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    asked.push(request);
    return Promise.resolve(Response.json({ message: 'invalid_access_token' }, { status: 401 }));
  };
  return { asked, fetch };
}

describe('the language that a call carries', () => {
  it.each([
    [null, 'nl'],
    ['en', 'en'],
    ['nl', 'nl'],
    ['de', 'nl'],
  ])('is for the word %s in local storage %s [API-204]', async (stored, carried) => {
    const { asked, fetch } = listening();
    const local = memoryStorage();
    if (stored !== null) local.setItem('stadstegoed:language', stored);
    const { shell } = composeTestShop({ account: SIGNED_IN, local, fetch });
    await shell.session.refresh();
    expect(asked.map((request) => request.headers.get('Accept-Language'))).toEqual([carried]);
  });
});
