import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import { form } from '../../src/testing/multipart.ts';
import { pdf } from '../../src/testing/samples.ts';
import { validationOf } from './validation-result.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
afterAll(() => platform.app.close());

let noor: string;
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
  noor = await platform.tokenOf('noor');
});

const log = async (query = ''): Promise<readonly { readonly [field: string]: unknown }[]> =>
  (await platform.send('GET', `/_mock/api/requests${query}`)).list('requests');
const last = async () => platform.send('GET', `/_mock/api/requests/${String((await log()).at(-1)?.['id'])}`);

describe('a logged request', () => {
  it('has both bodies, the headers, the validation result, the rows that it changed and curl', async () => {
    await platform.post('/identity/records', { as: noor, body: { type: 'telephone', value: "06 '12" } });
    const one = await last();
    expect(one.body).toMatchObject({
      method: 'POST',
      url: '/api/v1/identity/records',
      operation_id: 'createRecord',
      status: 201,
      resident: 'noor',
      validation: 'described',
      request: { headers: { 'client-key': 'zonnedorp' }, body: { json: { type: 'telephone', value: "06 '12" } } },
      answer: { body: { json: { data: { value: "06 '12" } } } },
    });
    expect(one.list('rows').find(({ table }) => table === 'records')).toMatchObject({
      kind: 'added',
      fields: expect.arrayContaining([{ field: 'value', after: "06 '12" }]),
    });
    expect(one.text('curl')).toContain(`-H 'authorization: Bearer ${noor}'`);
    expect(one.text('curl')).toContain(String.raw`--data '{"type":"telephone","value":"06 '\''12"}'`);
    expect(one.text('changes')).toMatch(/\+ record \d+$/);
    expect(one.number('took_ms')).toBeGreaterThan(0);
  });

  it('tells of a form what its parts were', async () => {
    await platform.post('/files', form(noor, ['file', pdf, 'bon.pdf'], ['type', 'reimbursement_proof']));
    expect((await last()).at('request.body')).toEqual({
      fields: { type: 'reimbursement_proof' },
      files: [{ field: 'file', name: 'bon.pdf', size: pdf.length }],
      size: pdf.length,
    });
  });

  it('says which fields left the description', async () => {
    await platform.get('/platform/funds?per_page=nothing');
    expect(await last()).toMatchObject({
      body: {
        validation: 'request',
        contract: { request: { fits: false, fields: { per_page: expect.any(String) } }, answer: { fits: true } },
      },
    });
  });

  it('says when a fault answered, and what is wrong with an answer', async () => {
    await platform.send('POST', '/_mock/api/faults', { body: { operation_id: 'listTags', status: 503 } });
    await platform.get('/platform/tags');
    expect((await last()).at('validation')).toBe('fault');
    const validator = { contract: platform.app.mockPlatform.contract, isChecking: true };
    const [entry] = platform.world().log.entries;
    if (!entry) throw new Error('Nothing was logged.');
    const text = JSON.stringify({ message: 'It breaks the description.', differences: ['/data is missing'] });
    const answer = { ...entry.answer, body: { kind: 'text', text, size: text.length } as const };
    const broken = validationOf(validator, { ...entry, status: 500, fault_id: null, answer });
    expect(broken).toMatchObject({ word: 'answer', answer: { fits: false, differences: ['/data is missing'] } });
    const wrong = {
      ...entry,
      status: 200,
      fault_id: null,
      answer: { ...answer, body: { ...answer.body, text: '{}' } },
    };
    expect(validationOf(validator, wrong)).toMatchObject({ word: 'answer', answer: { fits: false } });
  });

  it('is not there', async () => {
    expect((await platform.send('GET', '/_mock/api/requests/99')).status).toBe(404);
  });
});

describe('the log', () => {
  it('is sifted by words, status, method, resident, operation, changed rows and validation result', async () => {
    await platform.get('/platform/tags');
    await platform.post('/identity/records', { as: noor, body: { type: 'telephone', value: '0612345678' } });
    await platform.get('/platform/products/999999');
    await platform.get('/platform/funds?per_page=nothing');
    const operations = async (query: string): Promise<unknown[]> =>
      (await log(query)).map(({ operation_id }) => operation_id);
    expect(await operations('?q=status:404')).toEqual(['readProduct']);
    expect(await operations('?q=status:2xx')).toEqual(['listTags', 'createRecord']);
    expect(await operations('?q=method:post')).toEqual(['createRecord']);
    expect(await operations('?q=resident:noor')).toEqual(['createRecord']);
    expect(await operations('?q=operation:tags')).toEqual(['listTags']);
    expect(await operations('?q=changed:records')).toEqual(['createRecord']);
    expect(await operations('?q=validation:off')).toEqual(['listFunds']);
    expect(await operations('?q=0612345678')).toEqual(['createRecord']);
    expect(await operations('?only=writes')).toEqual(['createRecord']);
    expect(await operations('?only=refused')).toEqual(['readProduct', 'listFunds']);
    expect(await operations('?after=2&q=platform')).toEqual(['readProduct', 'listFunds']);
  });

  it('keeps the last 200 requests, and the bodies of the newest', async () => {
    for (let count = 0; count < 230; count += 1) await platform.get('/platform/tags');
    const kept = await log();
    expect(kept).toHaveLength(200);
    expect(kept.at(-1)).toMatchObject({ id: 230 });
  });

  it('lets the answers of the oldest requests go when all of them weigh too much', async () => {
    await platform.post('/identity/records', { as: noor, body: { type: 'telephone', value: '0612345678' } });
    for (let count = 0; count < 150; count += 1) await platform.get('/platform/products?per_page=20');
    const [oldest, newest] = [1, 151].map((id) => platform.send('GET', `/_mock/api/requests/${id}`));
    expect((await oldest)?.body).toMatchObject({
      validation: 'described',
      request: { body: { json: { value: '0612345678' } } },
      answer: { body: { left_out: 'Its place was given to newer ones.' } },
    });
    expect((await newest)?.at('answer.body.left_out')).toBeNull();
    const kept = platform.world().log.entries.map(({ answer }) => (answer.body.kind === 'text' ? answer.body.size : 0));
    expect(kept.reduce((sum, size) => sum + size, 0)).toBeLessThan(8.5 * 1024 * 1024);
  });

  it('stands in the order in which the work was done', async () => {
    await platform.send('POST', '/_mock/api/faults', { body: { operation_id: 'listTags', delay_ms: 60 } });
    await Promise.all([platform.get('/platform/tags'), platform.get('/platform/funds')]);
    expect((await log()).map(({ id, operation_id }) => [id, operation_id])).toEqual([
      [1, 'listFunds'],
      [2, 'listTags'],
    ]);
  });

  it('sends a request again, and can be emptied', async () => {
    await platform.post('/identity/records', { as: noor, body: { type: 'telephone', value: '0612345678' } });
    const id = String((await log()).at(-1)?.['id']);
    expect(await platform.send('POST', `/_mock/api/requests/${id}/send`)).toMatchObject({
      body: { status: 201, request: 2 },
    });
    expect(await log()).toHaveLength(2);
    await platform.send('DELETE', '/_mock/api/requests');
    expect(await log()).toEqual([]);
  });
});

describe('the log as HAR', () => {
  it('has every request with the validation result of the description', async () => {
    await platform.get('/platform/funds?per_page=2&fund_ids[]=1&fund_ids[]=2');
    await platform.post('/identity/records', { as: noor, body: { type: 'telephone', value: '0612345678' } });
    const har = await platform.send('GET', '/_mock/api/har');
    expect(har.headers['content-disposition']).toContain('.har"');
    expect(har.body).toMatchObject({ log: { version: '1.2', creator: { name: 'Stadstegoed mock platform' } } });
    const [first, second] = har.list('log.entries');
    expect(first).toMatchObject({
      startedDateTime: '2026-11-24T09:00:00.000Z',
      request: {
        method: 'GET',
        url: 'http://localhost:8117/api/v1/platform/funds?per_page=2&fund_ids[]=1&fund_ids[]=2',
        bodySize: 0,
      },
      response: { status: 200, statusText: 'OK', content: { mimeType: 'application/json; charset=utf-8' } },
      _contract: { operation: 'listFunds', word: 'described' },
    });
    expect(first?.['request']).toMatchObject({
      queryString: [
        { name: 'per_page', value: '2' },
        { name: 'fund_ids[]', value: '1' },
        { name: 'fund_ids[]', value: '2' },
      ],
    });
    expect(second).toMatchObject({
      request: { postData: { mimeType: 'application/json', text: '{"type":"telephone","value":"0612345678"}' } },
    });
  });
});
