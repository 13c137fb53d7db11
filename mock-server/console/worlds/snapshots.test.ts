import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
afterAll(() => platform.app.close());
beforeEach(async () => {
  await platform.scenario('record-to-confirm');
});

const add = async (number: string): Promise<unknown> => {
  const as = await platform.tokenOf('dina');
  const got = await platform.post('/identity/records', { as, body: { type: 'telephone', value: number } });
  return got.body;
};
const plain = (): unknown => JSON.parse(JSON.stringify({ ...platform.world().snapshot(), clock: null }));

describe('a snapshot', () => {
  it('brings a world back to how it was and when it was', async () => {
    const before = plain();
    await platform.send('POST', '/_mock/api/snapshots', { body: { name: 'morning' } });
    await add('0611111111');
    await platform.step(3600);
    const restored = await platform.send('POST', '/_mock/api/snapshots/morning/restore');
    expect(restored).toMatchObject({ status: 200, body: { scenario: 'record-to-confirm' } });
    expect(plain()).toEqual(before);
    expect((await platform.send('GET', '/_mock/api/clock')).at('local')).toBe('2026-11-24 10:00:00');
  });

  it('is not changed by what happens after it was restored', async () => {
    await platform.send('POST', '/_mock/api/snapshots', { body: { name: 'twice' } });
    const before = plain();
    for (const number of ['0611111111', '0622222222']) {
      await platform.send('POST', '/_mock/api/snapshots/twice/restore');
      expect(plain()).toEqual(before);
      await add(number);
    }
  });

  it('gets a name when nobody gives one, and can be taken away', async () => {
    const made = await platform.send('POST', '/_mock/api/snapshots');
    expect(made.status).toBe(201);
    const place = `/_mock/api/snapshots/${encodeURIComponent(made.text('name'))}`;
    expect((await platform.send('GET', '/_mock/api/snapshots')).list('snapshots')[0]).toMatchObject({
      name: made.text('name'),
    });
    expect((await platform.send('DELETE', place)).status).toBe(200);
    expect((await platform.send('POST', `${place}/restore`)).status).toBe(404);
    expect((await platform.send('DELETE', place)).status).toBe(404);
  });
});

describe('a world as a file', () => {
  const exported = async (): Promise<object> => {
    const file: unknown = (await platform.send('GET', '/_mock/api/export')).body;
    if (typeof file !== 'object' || file === null) throw new Error('The export is no object.');
    return file;
  };

  it('comes back as it was', async () => {
    await add('0611111111');
    const [before, file] = [plain(), await exported()];
    await platform.send('POST', '/_mock/api/reset');
    expect(plain()).not.toEqual(before);
    expect((await platform.send('POST', '/_mock/api/import', { body: file })).status).toBe(201);
    expect(plain()).toEqual(before);
  });

  it('can become a world of its own', async () => {
    const before = plain();
    const made = await platform.send('POST', '/_mock/api/import?world=second', { body: await exported() });
    expect(made).toMatchObject({ status: 201, body: { world: 'second' } });
    expect(
      JSON.parse(JSON.stringify({ ...platform.app.mockPlatform.worlds.get('second')?.snapshot(), clock: null })),
    ).toEqual(before);
    expect((await platform.send('POST', '/_mock/api/import?world=second', { body: await exported() })).status).toBe(
      409,
    );
  });

  it('is refused in one sentence when it is something else', async () => {
    const file = await exported();
    const refused = async (body: object): Promise<unknown> => {
      const got = await platform.send('POST', '/_mock/api/import', { body });
      return { status: got.status, message: got.at('message') };
    };
    const world = {
      version: 1,
      scenario: 'x',
      random: 1,
      clock: { virtual: 1, machine: 1, speed: 1, frozen: true },
      settings: { throttles: true },
    };
    const before = plain();
    expect(await refused({})).toEqual({ status: 400, message: 'This is no world file of the mock platform.' });
    expect(await refused({ ...file, version: 7 })).toMatchObject({ message: expect.stringContaining('version 7') });
    expect(await refused({ ...file, world: {} })).toMatchObject({ message: 'The file holds no world.' });
    const withTables = (tables: object): object => ({ ...file, world: { ...world, tables } });
    expect(await refused(withTables({ planets: [] }))).toMatchObject({ message: expect.stringContaining('"planets"') });
    expect(await refused(withTables({ tags: {} }))).toMatchObject({
      message: 'The table "tags" of the file is no list.',
    });
    expect(await refused(withTables({ tags: [{}] }))).toMatchObject({ message: 'Row 1 of table "tags" has no id.' });
    expect(await refused(withTables({ tags: [{ id: 1 }, { id: 1 }] }))).toMatchObject({
      message: expect.stringContaining('same id'),
    });
    expect(await refused({ ...file, world: { ...world, clock: null, tables: {} } })).toMatchObject({
      message: 'The file has no clock or no chance.',
    });
    expect(plain()).toEqual(before);
  });
});

describe('a copy of a world', () => {
  it('starts as the other is and goes its own way', async () => {
    await add('0611111111');
    const before = plain();
    const made = await platform.send('POST', `/_mock/api/worlds/${platform.worldName}/copy`, {
      body: { name: 'beside' },
    });
    expect(made).toMatchObject({ status: 201, body: { world: 'beside' } });
    await add('0622222222');
    expect(
      JSON.parse(JSON.stringify({ ...platform.app.mockPlatform.worlds.get('beside')?.snapshot(), clock: null })),
    ).toEqual(before);
    expect(
      (await platform.send('POST', `/_mock/api/worlds/${platform.worldName}/copy`, { body: { name: 'beside' } }))
        .status,
    ).toBe(409);
    expect((await platform.send('POST', '/_mock/api/worlds/nowhere/copy')).status).toBe(404);
    const { body } = await platform.send('GET', '/_mock/api/worlds');
    expect(body).toMatchObject({
      strict: false,
      worlds: expect.arrayContaining([expect.objectContaining({ name: 'beside', frozen: true, kept: false })]),
    });
  });
});
