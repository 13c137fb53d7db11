import { afterAll, beforeAll, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
  await platform.scenario('ordinary-tuesday');
});
afterAll(() => platform.app.close());

const read = async (query: string): Promise<string> =>
  String((await platform.send('GET', `/_mock/requests${query}`)).body);

it('lets the time line be as long as the log, and keeps that while somebody looks back', async () => {
  for (let call = 0; call < 50; call += 1) await platform.get('/platform/tags');
  expect(await read('')).not.toContain('Requests on the line');
  for (let call = 0; call < 10; call += 1) await platform.get('/platform/tags');
  const [usual, long] = [await read(''), await read('?last=100')];
  expect(usual).toContain('aria-label="The last 50 requests on a line"');
  expect(usual).toContain('min="11"');
  expect(long).toContain('aria-label="The last 60 requests on a line"');
  expect(long).toContain('min="1"');
  expect(long.split('name="last" value="100"')).toHaveLength(3);
  expect(await read('?last=7')).toContain('aria-label="The last 50 requests on a line"');
});
