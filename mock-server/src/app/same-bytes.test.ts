import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { World } from '../database/world.ts';
import { Harness } from '../testing/harness.ts';
import type { Got } from '../testing/harness.ts';
import { form } from '../testing/multipart.ts';
import { photoOf } from '../testing/photos.ts';
import { pdf } from '../testing/samples.ts';

let twin: Harness;
let receipt: Buffer;
beforeAll(async () => {
  receipt = await photoOf(40, 30);
  twin = await Harness.open();
});
afterAll(() => twin.app.close());

/** A walk through the rooms of records, codes, notices, sessions and uploads; every call depends on the ones before. */
async function walk(): Promise<Got[]> {
  await twin.scenario('record-to-confirm');
  const [dina, vincent] = [await twin.tokenOf('dina'), await twin.tokenOf('vincent')];
  const record = await twin.post('/identity/records', { as: dina, body: { type: 'telephone', value: '0612345678' } });
  const asked = await twin.post('/identity/record-validations', {
    as: dina,
    body: { record_id: record.at('data.id') },
  });
  const place = `/identity/record-validations/${asked.text('data.uuid')}`;
  const data = { uid: 'ZD-9', municipality: 'Zonnedorp', children_nth: 1, base_salary: 1200 };
  return [
    record,
    asked,
    await twin.patch(`${place}/approve`, { as: vincent, body: { organization_id: 1 } }),
    await twin.post('/platform/prevalidations', { as: vincent, body: { fund_id: 1, data } }),
    await twin.post('/files', form(dina, ['file', receipt, 'bon.jpg'], ['type', 'reimbursement_proof'])),
    await twin.post('/medias', form(dina, ['file', receipt, 'foto.jpg'], ['type', 'cms_media'])),
    await twin.get('/identity/records', { as: dina }),
    await twin.get('/identity/sessions', { as: dina }),
    await twin.get('/platform/notifications', { as: dina }),
    await twin.get('/medias', { as: dina }),
  ];
}

describe('two worlds that begin alike', () => {
  it('give the same bytes for the same calls', async () => {
    const [one, other] = [await walk(), await walk()];
    expect(other.map((got) => got.body)).toEqual(one.map((got) => got.body));
  });

  it('do not see what was uploaded in the other', async () => {
    await twin.scenario('record-to-confirm');
    const as = await twin.tokenOf('dina');
    const made = await twin.post('/files', form(as, ['file', pdf, 'bon.pdf'], ['type', 'reimbursement_proof']));
    const path = `/files/${made.text('data.uid')}/download`;
    expect((await twin.get(path, { as })).status).toBe(200);
    await twin.scenario('record-to-confirm');
    expect((await twin.get(path, { as: await twin.tokenOf('dina') })).status).toBe(404);
  });
});

describe('a world that was kept', () => {
  it('still has its uploads, settings and confirmations', async () => {
    await walk();
    const kept: unknown = JSON.parse(JSON.stringify(twin.world().snapshot()));
    const back = World.from(twin.world().snapshot());
    expect(JSON.parse(JSON.stringify(back.snapshot()))).toEqual(kept);
    expect(back.table('blobs').all()[0]?.base64).toBe(receipt.toString('base64'));
  });
});
