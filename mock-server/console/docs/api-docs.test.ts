import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
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

it('describes every call of the console in a document of its own, and no other', async () => {
  const { paths }: { paths: Record<string, Record<string, { parameters?: { schema: { enum?: string[] } }[] }>> } =
    parse((await platform.inject('/_mock/console-api.yaml')).body);
  const described = Object.entries(paths).flatMap(([path, { parameters: _shared, ...calls }]) =>
    Object.entries(calls).flatMap(([method, { parameters = [] }]) =>
      (parameters[0]?.schema.enum ?? ['']).map(
        (action) =>
          `${method.toUpperCase()} /_mock/api${path.replace('{action}', action).replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    ),
  );
  const { calls } = (await platform.inject('/_mock/api/nothing')).json<{ calls: string[] }>();
  expect(described.toSorted()).toEqual(calls.toSorted());
});

it('is where /_mock/api leads a browser, and the description itself where it leads a program', async () => {
  const asked = async (accept: string) =>
    (await platform.inject({ url: '/_mock/api', headers: { accept } })).headers.location;
  expect(await asked('text/html')).toBe('/_mock/docs');
  expect(await asked('*/*')).toBe('/_mock/openapi.json');
});
