import type { Harness } from './harness.ts';

/** An answer as it came, for what a text would damage. */
export type Bytes = { readonly status: number; readonly type: string; readonly bytes: Buffer };

/** The bytes at an address of the mock platform, in the world of the harness. */
export async function bytesAt(platform: Harness, url: string, token: string | null): Promise<Bytes> {
  const got = await platform.app.inject({
    method: 'GET',
    url,
    headers: {
      'mock-world': platform.worldName,
      'client-type': 'webshop',
      'client-key': 'zonnedorp',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return { status: got.statusCode, type: String(got.headers['content-type']), bytes: got.rawPayload };
}

/** Where an address of the shop leads to on the mock platform. */
export const pathOf = (url: string): string => new URL(url).pathname;
