import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { heldBy } from '../../src/app/faults/held.ts';
import { Harness } from '../../src/testing/harness.ts';
import { form } from '../../src/testing/multipart.ts';
import { pdf } from '../../src/testing/samples.ts';
import { bugReport } from './bug-report.ts';
import type { BugReport } from './bug-report.ts';
import { readReport } from './read-report.ts';
import { replay } from './replay.ts';

let platform: Harness;
let other: Harness;
beforeAll(async () => {
  platform = await Harness.open();
  other = await Harness.open({ now: '2027-01-01T00:00:00+01:00' });
});
afterAll(async () => {
  await platform.app.close();
  await other.app.close();
});

/** Fifty requests through the features, with actions of the console between them. */
async function walk(): Promise<void> {
  const [dina, vincent] = [await platform.tokenOf('dina'), await platform.tokenOf('vincent')];
  for (let round = 0; round < 4; round += 1) {
    const record = await platform.post('/identity/records', {
      as: dina,
      body: { type: 'telephone', value: `061234567${round}` },
    });
    const asked = await platform.post('/identity/record-validations', {
      as: dina,
      body: { record_id: record.at('data.id') },
    });
    await platform.step(60);
    const place = `/identity/record-validations/${asked.text('data.uuid')}`;
    await platform.patch(`${place}/approve`, { as: vincent, body: { organization_id: 1 } });
    await platform.post('/files', form(dina, ['file', pdf, 'bon.pdf'], ['type', 'reimbursement_proof']));
    await platform.get('/identity/records', { as: dina });
    await platform.get('/platform/funds?per_page=500');
    await platform.post('/platform/funds/redeem', { as: dina, body: { code: 'nothing' } });
    await platform.post('/identity', { body: { email: `walk${round}@post.example` } });
    await platform.get('/platform/products?per_page=3&order_by=price');
    await platform.send('POST', '/_mock/api/faults', {
      body: { operation_id: 'listTags', status: 503, times: 1, delay_ms: 5 },
    });
    await platform.get('/platform/tags');
    await platform.get('/platform/tags');
    await platform.get('/identity/sessions', { as: dina });
  }
  await platform.get('/identity', { as: dina });
  await platform.get('/nowhere');
}

function reported(): BugReport {
  const report = bugReport(platform.app.mockPlatform, platform.worldName, platform.world());
  if (!report) throw new Error('The beginning is forgotten.');
  const read = readReport(JSON.stringify(report));
  if (typeof read === 'string') throw new Error(read);
  return read;
}

describe('a bug report', () => {
  it('of calls that were held is done again without anybody who lets them go', async () => {
    await platform.scenario('ordinary-tuesday');
    const as = await platform.tokenOf('noor');
    const body = { operation_id: 'listTags', hold: true, persona: 'noor', one_in: 2, times: 1 };
    const id = (await platform.send('POST', '/_mock/api/faults', { body })).number('id');
    const calls = [platform.get('/platform/tags', { as }), platform.get('/platform/tags', { as })];
    await vi.waitFor(() => expect(heldBy(platform.world(), id)).toBe(1), { timeout: 20_000 });
    await platform.get('/platform/funds');
    await platform.send('POST', `/_mock/api/faults/${id}/let-go`);
    await Promise.all(calls);
    await platform.get('/platform/tags', { as });
    expect(await replay(other.app, reported())).toMatchObject({ requests: 4, difference: null });
  });

  it('does fifty requests again in another mock platform, with the same answers', async () => {
    await platform.scenario('record-to-confirm');
    await walk();
    const report = reported();
    expect(report.start).toMatchObject({ kind: 'scenario', scenario: 'record-to-confirm' });
    expect(report.har.log.entries).toHaveLength(50);
    expect(await replay(other.app, report)).toEqual({
      requests: 50,
      actions: report.steps.length - 50,
      statusOnly: 1,
      difference: null,
    });
  });

  it('finds an answer that was another one', async () => {
    await platform.scenario('record-to-confirm');
    await walk();
    const report = reported();
    const [planted] = report.har.log.entries
      .filter(({ request }) => request.url.endsWith('/identity/records'))
      .slice(4);
    if (!planted) throw new Error('The walk has no such request.');
    const { content } = planted.response;
    const text = content.text?.replace('0612345672', '0612345679') ?? '';
    expect(text).not.toBe(content.text);
    const changed = { ...planted, response: { ...planted.response, content: { ...content, text } } };
    const entries = report.har.log.entries.map((entry) => (entry === planted ? changed : entry));
    const ended = await replay(other.app, { ...report, har: { log: { ...report.har.log, entries } } });
    expect(ended).toMatchObject({
      difference: expect.stringMatching(
        /^Request \d+ \(.*\) has another body\. Field .* was "0612345679", and is "0612345672" now\.$/,
      ),
    });
  });

  it('finds an answer with another status', async () => {
    await platform.scenario('record-to-confirm');
    await platform.get('/platform/tags');
    const report = reported();
    const entries = report.har.log.entries.map((entry) => ({ ...entry, response: { ...entry.response, status: 404 } }));
    const ended = await replay(other.app, { ...report, har: { log: { ...report.har.log, entries } } });
    expect(ended).toMatchObject({ difference: expect.stringContaining('was answered 404, and is answered 200 now') });
  });

  it('starts from how a world was whose beginning is not known', async () => {
    await platform.scenario('ordinary-tuesday');
    await platform.send('POST', '/_mock/api/clock', { body: { resume: true, speed: 60 } });
    const as = await platform.tokenOf('noor');
    await platform.get('/identity', { as });
    for (let count = 0; count < 199; count += 1) await platform.get('/platform/tags');
    await platform.get('/platform/notifications', { as });
    const report = reported();
    expect(report.start.kind).toBe('snapshot');
    expect(await replay(other.app, report)).toMatchObject({ requests: 200, difference: null });
  });

  it('does again what a broken connection did', async () => {
    await platform.scenario('ordinary-tuesday');
    await platform.send('POST', '/_mock/api/faults', { body: { drop: true, times: 1 } });
    await platform.get('/platform/tags').catch(() => null);
    await platform.get('/platform/tags');
    const report = reported();
    expect(report.har.log.entries.map(({ response }) => response.status)).toEqual([0, 200]);
    expect(await replay(other.app, report)).toMatchObject({ requests: 2, difference: null });
  });

  it('tells by what it changed a request whose body was too large to keep', async () => {
    await platform.scenario('ordinary-tuesday');
    const as = await platform.tokenOf('noor');
    const large = Buffer.concat([pdf, Buffer.alloc(600 * 1024)]);
    const sent = await platform.post('/files', form(as, ['file', large, 'groot.pdf'], ['type', 'reimbursement_proof']));
    await platform.get(`/files/${sent.text('data.uid')}`, { as });
    const report = reported();
    expect(report.left_out).toEqual([expect.stringContaining('is told by what it changed; its body is not here.')]);
    expect(await replay(other.app, report)).toMatchObject({ requests: 1, difference: null });
  });

  it('is refused in one sentence when the file is something else', () => {
    expect(readReport('{')).toBe('The file is no JSON.');
    expect(readReport('{}')).toBe('The file is no bug report of the mock platform.');
    expect(readReport('{"format":"stadstegoed-bug-report","version":2}')).toContain('version 2');
    expect(readReport('{"format":"stadstegoed-bug-report","version":1}')).toBe('The report has no start.');
  });
});
