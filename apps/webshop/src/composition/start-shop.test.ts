import { expect, it, vi } from 'vitest';
import { composeTestShop, SIGNED_IN } from '../../testing/compose-test-shop.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { startShop } from './start-shop.ts';

/** A shop whose calls are noted down, with whether they carry the resident's token. */
function start(lastActivity: string | null) {
  const asked: string[] = [];
  const fetch = (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    asked.push(`${request.method} ${path}${request.headers.has('Authorization') ? ' with a token' : ''}`);
    return Promise.resolve(Response.json({}, { status: 500 }));
  };
  const kept = lastActivity === null ? {} : { 'stadstegoed:last-activity': lastActivity };
  const shop = composeTestShop({ account: SIGNED_IN, local: memoryStorage(kept), fetch });
  const navigate = vi.fn<(to: string) => Promise<void>>(() => Promise.resolve());
  shop.useRouter({ navigate });
  return { ...shop, asked, navigate };
}

it('asks for the configuration and for who is signed in', async () => {
  const { shell, asked } = start(null);
  await startShop(shell);
  expect(asked).toEqual(['GET /platform/config/webshop with a token', 'GET /identity with a token']);
});

it('ends a sign-in that was left alone too long before it asks anything, and stays where the address leads', async () => {
  const { shell, asked, local, navigate } = start('1000');
  await startShop(shell);
  expect(asked).toEqual(['DELETE /identity/proxy with a token', 'GET /platform/config/webshop']);
  expect(shell.session.isSignedIn).toBe(false);
  expect(local.getItem('stadstegoed:account')).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});
