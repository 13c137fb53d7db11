import { afterEach, expect, it, vi } from 'vitest';
import { inProduction } from './build-shop.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['test', 'development'])(
  'builds for production where NODE_ENV says %s, and leaves that as it was',
  async (given) => {
    vi.stubEnv('NODE_ENV', given);
    expect(await inProduction(async () => process.env['NODE_ENV'])).toBe('production');
    expect(process.env['NODE_ENV']).toBe(given);
  },
);

it('leaves NODE_ENV away where nobody set it, also when the build fails', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  await expect(inProduction(() => Promise.reject(new Error('no build')))).rejects.toThrow('no build');
  expect(process.env).not.toHaveProperty('NODE_ENV');
});
