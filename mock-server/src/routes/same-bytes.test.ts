import { afterAll, describe, expect, it } from 'vitest';
import { Harness, type Got } from '../testing/harness.ts';
import { form } from '../testing/multipart.ts';
import { photoOf } from '../testing/photos.ts';
import { pdf } from '../testing/samples.ts';

const receipt = await photoOf(40, 30);
const platform = await Harness.open();
afterAll(() => platform.app.close());

/** A walk through the features of records, codes, notices, sessions and uploads; every call depends on the ones before. */
async function walk(): Promise<Got[]> {
  await platform.scenario('record-to-confirm');
  const [dina, vincent] = [await platform.tokenOf('dina'), await platform.tokenOf('vincent')];
  const record = await platform.post('/identity/records', {
    as: dina,
    body: { type: 'telephone', value: '0612345678' },
  });
  const asked = await platform.post('/identity/record-validations', {
    as: dina,
    body: { record_id: record.at('data.id') },
  });
  const place = `/identity/record-validations/${asked.text('data.uuid')}`;
  const data = { uid: 'ZD-9', municipality: 'Zonnedorp', children_nth: 1, base_salary: 1200 };
  return [
    record,
    asked,
    await platform.patch(`${place}/approve`, { as: vincent, body: { organization_id: 1 } }),
    await platform.post('/platform/prevalidations', { as: vincent, body: { fund_id: 1, data } }),
    await platform.post('/files', form(dina, ['file', receipt, 'bon.jpg'], ['type', 'reimbursement_proof'])),
    await platform.post('/medias', form(dina, ['file', receipt, 'foto.jpg'], ['type', 'cms_media'])),
    await platform.get('/identity/records', { as: dina }),
    await platform.get('/identity/sessions', { as: dina }),
    await platform.get('/platform/notifications', { as: dina }),
    await platform.get('/medias', { as: dina }),
  ];
}

describe('two worlds that begin alike', () => {
  it('give the same bytes for the same calls', async () => {
    const [one, other] = [await walk(), await walk()];
    expect(other.map((got) => got.body)).toEqual(one.map((got) => got.body));
  });

  it('do not see what was uploaded in the other', async () => {
    await platform.scenario('record-to-confirm');
    const as = await platform.tokenOf('dina');
    const made = await platform.post('/files', form(as, ['file', pdf, 'bon.pdf'], ['type', 'reimbursement_proof']));
    const path = `/files/${made.text('data.uid')}/download`;
    expect((await platform.get(path, { as })).status).toBe(200);
    await platform.scenario('record-to-confirm');
    expect((await platform.get(path, { as: await platform.tokenOf('dina') })).status).toBe(404);
  });
});
