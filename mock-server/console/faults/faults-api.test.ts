import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import { sendForm } from '../../src/testing/send-form.ts';
import type { NewFault } from '../../client.ts';

const platform = await Harness.open();
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
});
afterAll(() => platform.app.close());

const make = async (fault: NewFault): Promise<string> => String((await platform.mock.addFault(fault)).id);
const press = (action: string, form: { readonly [name: string]: string }) =>
  sendForm(platform.app, { url: `/_mock/do/${action}`, form, world: platform.worldName });
const first = async () => (await platform.mock.faults())[0];
const tags = async (): Promise<number> => (await platform.get('/platform/tags')).status;

describe('a fault that is kept', () => {
  it('matches nothing while it is paused, and goes on as it was', async () => {
    const id = await make({ operation_id: 'listTags', status: 503 });
    expect(await tags()).toBe(503);
    await press('fault-pause', { id });
    expect(await first()).toMatchObject({ paused: true, hits: 1, status: 503 });
    expect(await tags()).toBe(200);
    await press('fault-resume', { id });
    expect(await first()).not.toHaveProperty('paused');
    expect(await tags()).toBe(503);
    expect((await first())?.hits).toBe(2);
  });
});

describe('a fault that lasts so many seconds', () => {
  it('is over when the clock of the world says so, and begins anew after a pause', async () => {
    const id = await make({ operation_id: 'listTags', status: 503, for_seconds: 600 });
    expect(await tags()).toBe(503);
    await platform.step(599);
    await platform.step(2);
    expect(await tags()).toBe(200);
    await press('fault-pause', { id });
    await press('fault-resume', { id });
    expect(await tags()).toBe(503);
  });
});

describe('the page of faults', () => {
  it('switches a ready-made fault on, and all faults off', async () => {
    await press('fault-ready', { ready: 'platform-down' });
    expect(await tags()).toBe(503);
    await press('faults-remove', {});
    expect(await tags()).toBe(200);
    await press('fault-ready', { ready: 'offline-30-seconds' });
    expect(platform.table('faults').all()).toMatchObject([{ until: platform.world().now() + 30_000 }]);
  });

  it('uses up a limit and clears it', async () => {
    const check = async (): Promise<number> =>
      (await platform.post('/identity/validate/email', { body: { email: 'a@b.example' } })).status;
    await press('limit-use-up', { key: 'auth' });
    expect(await check()).toBe(429);
    await press('limit-clear', { key: 'auth' });
    expect(await check()).toBe(200);
  });
});

describe('a call of the console that would do nothing', () => {
  it.each([
    ['/faults', { operation_id: 'listTags', statuss: 503 }, /^There is no field statuss\. Known are: .*status/],
    ['/faults', { operation_id: 'listFund', status: 503 }, /^There is no operation "listFund"\./],
    ['/faults', { operation_id: 'listTags' }, /^This fault changes nothing\./],
    ['/faults', {}, /^This fault changes nothing\./],
    ['/faults', [], /^Send a JSON object\.$/],
    ['/worlds', { form: 'dev' }, /^There is no field form\./],
    ['/faults', { operation_id: 'listTags', status: 503, drop: 'maybe' }, /^drop must be true or false\./],
    ['/settings', { sms_refused: 'maybe' }, /^sms_refused must be true or false\./],
    ['/settings', { digid_start_error: [] }, /^digid_start_error must be a text\./],
    ['/clock', { freeze: 'now' }, /^freeze must be true or false\./],
    ['/clock', { step: 60 }, /^There is no field step\./],
    ['/settings', { throttle: true }, /^There is no field throttle\./],
    ['/phone/approve', { token: '1' }, /^There is no field token\./],
  ] as const)('is refused: POST %s %j', async (path, body, sentence) => {
    const got = await platform.send('POST', `/_mock/api${path}`, { body });
    expect(got).toMatchObject({ status: 400, body: { message: expect.stringMatching(sentence) } });
    expect(await platform.mock.faults()).toEqual([]);
  });
});
