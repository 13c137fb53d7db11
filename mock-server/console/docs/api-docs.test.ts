import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { addConsole } from '../console.ts';
import { consoleCalls } from './console-calls.ts';
import { buildMockPlatform } from '../../src/mock-platform.ts';

const platform = await buildMockPlatform();
afterAll(() => platform.close());

const described = async () =>
  (await platform.inject('/_mock/docs/json')).json<{
    paths: { [path: string]: object };
    info: { description: string };
  }>();

it('shows the description with files of its own, and may ask no other host', async () => {
  const page = await platform.inject('/_mock/docs');
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await platform.inject(file)).statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect(page.headers['content-security-policy']).not.toContain('http');
  const shown = await described();
  expect(shown.paths).toMatchObject(Object(platform.mockPlatform.contract.document['paths']));
});

it('says where a token comes from, and leads back to the console', async () => {
  expect((await described()).info.description).toMatch(/Copy token.*\[the home page of the console\]\(\/_mock\)/);
});

it('names every call of the console to whoever asks for one that is not there', async () => {
  const app = Fastify();
  const calls: [path: string, method: string][] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.startsWith('/_mock/api/')) calls.push(...[method].flat().map((one): [string, string] => [url, one]));
  });
  addConsole(app, platform.mockPlatform);
  await app.ready();
  expect(calls.length).toBeGreaterThan(20);
  const missing = calls.filter(([path, method]) => {
    const known = path.replaceAll(/:(\w+)/g, '{$1}').replace(/desk\/(?!attachments).*/, 'desk/{action}');
    return method !== 'HEAD' && !consoleCalls.includes(`${method} ${known}`);
  });
  expect(missing).toEqual([]);
});

it('is where /_mock/api leads a browser, and the description itself where it leads a program', async () => {
  const asked = async (accept: string) =>
    (await platform.inject({ url: '/_mock/api', headers: { accept } })).headers.location;
  expect(await asked('text/html')).toBe('/_mock/docs');
  expect(await asked('*/*')).toBe('/_mock/openapi.json');
});
