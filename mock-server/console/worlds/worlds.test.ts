import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildMockPlatform } from '../../src/mock-platform.ts';
import { Harness } from '../../src/testing/harness.ts';
import { form } from '../../src/testing/multipart.ts';
import { pdf } from '../../src/testing/samples.ts';
import { sendForm } from '../../src/testing/send-form.ts';
import { testFolder } from '../../src/testing/test-folder.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('one-voucher'));
afterAll(() => platform.app.close());

const amountIn = async (world: string, origin = platform): Promise<unknown> =>
  (await origin.send('GET', '/_mock/api/data/vouchers/1', { headers: { 'mock-world': world } })).at('row.amount');
const press = (action: string, filled: { readonly [name: string]: string }, from = '/_mock/worlds') =>
  sendForm(platform.app, { url: `/_mock/do/${action}`, form: filled, world: platform.worldName, from });

describe('a copy of a world', () => {
  it('has its rows, clock and settings, and goes on by itself', async () => {
    await platform.mock.changeRow('vouchers', 1, { amount: 4321 });
    await platform.mock.changeSettings({ sms_refused: true });
    await platform.step(86_400);
    const copy = await platform.mock.createWorld({ from: platform.worldName });
    await platform.mock.changeRow('vouchers', 1, { amount: 1 });
    await platform.step(60);
    expect(await amountIn(copy)).toBe(4321);
    const world = platform.app.mockPlatform.worlds.get(copy);
    expect(world?.settings).toMatchObject({ sms_refused: true });
    expect(world?.now()).toBe((await platform.mock.clock()).now - 60_000);
  });

  it('is what a world can go back to, as often as wanted', async () => {
    const saved = await platform.mock.createWorld({ from: platform.worldName });
    const before = await amountIn(platform.worldName);
    for (const amount of [1, 2]) {
      await platform.mock.changeRow('vouchers', 1, { amount });
      await platform.mock.reset(saved);
      expect(await amountIn(platform.worldName)).toBe(before);
    }
  });

  it('has the bytes of the uploads, also when it is put back into a world on the disk', async () => {
    const { file, remove } = testFolder();
    const kept = new Harness(await buildMockPlatform({ dataFile: file, scenario: 'one-voucher' }));
    onTestFinished(async () => {
      await kept.app.close();
      remove();
    });
    const as = await kept.tokenOf('kees');
    const uid = (await kept.post('/files', form(as, ['file', pdf, 'bon.pdf'], ['type', 'reimbursement_proof']))).text(
      'data.uid',
    );
    const saved = await kept.mock.createWorld({ from: 'dev' });
    await kept.mock.reset();
    expect((await kept.get(`/files/${uid}/download`, { as })).status).toBe(401);
    await kept.mock.reset(saved);
    for (const world of ['dev', saved]) {
      const got = await kept.get(`/files/${uid}/download`, { as, headers: { 'mock-world': world } });
      expect([got.status, got.body]).toEqual([200, pdf.toString()]);
    }
  });

  it.each([
    ['a world that is not there', 'worlds', { from: 'nowhere' }, 404, 'There is no world "nowhere".'],
    [
      'a scenario beside it',
      'worlds',
      { from: 'dev', scenario: 'one-voucher' },
      400,
      'from cannot be combined with scenario',
    ],
    [
      'a moment beside it',
      'worlds',
      { from: 'dev', now: '2026-12-01T10:00:00Z' },
      400,
      'from cannot be combined with now',
    ],
    ['no name at all', 'worlds', { from: { world: 'dev' } }, 400, 'from must be a text.'],
    ['a name that is no text', 'worlds', { name: true }, 400, 'name must be a text.'],
    ['a world to go back to that is not there', 'reset', { from: 'nowhere' }, 404, 'There is no world "nowhere".'],
    ['a mistyped field', 'reset', { form: 'dev' }, 400, 'There is no field form.'],
  ])('is refused for %s', async (_what, call, body, status, message) => {
    const got = await platform.send('POST', `/_mock/api/${call}`, { body });
    expect(got).toMatchObject({ status, body: { message: expect.stringContaining(message) } });
  });
});

describe('the page of worlds', () => {
  it('saves this state and goes back to it, and says so', async () => {
    const name = platform.worldName;
    const saving = await press('world-copy', { world: name }, '/_mock');
    expect(saving.headers.location).toBe(
      `/_mock?done=${encodeURIComponent(`Saved as world ${name}-1.`).replaceAll('%20', '+')}`,
    );
    await platform.mock.changeRow('vouchers', 1, { amount: 1 });
    const going = await press('world-restore', { world: `${name}-1` });
    expect(await amountIn(name)).not.toBe(1);
    const page = await platform.send('GET', String(going.headers.location));
    expect(page.body).toMatch(new RegExp(`role="status"[^>]*>\\s*World ${name} is as world ${name}-1 was\\.`));
  });
});
