import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import { form } from '../../src/testing/multipart.ts';
import { pdf } from '../../src/testing/samples.ts';
import { sendForm } from '../../src/testing/send-form.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const last = async () => (await platform.mock.requests()).at(-1);
const pageOf = async (address: string): Promise<string> =>
  String((await platform.send('GET', address, { headers: { accept: 'text/html' } })).body);
/** The page of the last request. */
const opened = async (): Promise<string> => pageOf(`/_mock/requests/${(await last())?.id}`);

describe('the log of requests', () => {
  it('keeps who asked, what was sent and what was answered', async () => {
    await platform.post('/platform/funds/redeem', { as: await platform.tokenOf('noor'), body: { code: 'ABCD-1234' } });
    expect(await last()).toMatchObject({
      resident: 'noor',
      status: 404,
      sent: { type: 'application/json', bytes: 20, text: '{"code":"ABCD-1234"}' },
      answer: { type: 'application/json; charset=utf-8', text: expect.stringContaining('"message"') },
    });
  });

  it('measures the time that an answer took, also that of a fault', async () => {
    await platform.mock.addFault({ operation_id: 'listTags', delay_ms: 60 });
    await platform.get('/platform/tags');
    expect((await last())?.duration_ms).toBeGreaterThan(55);
    expect(await last()).toMatchObject({ status: 200, fault_id: 1 });
  });

  it('names the line of the rule that refused a request', async () => {
    await platform.post('/platform/funds/redeem', { as: await platform.tokenOf('noor'), body: { code: 'ABCD-1234' } });
    expect((await last())?.refused_at).toMatch(/^src\/routes\/fund-activation\/[\w-]+\.ts:\d+$/);
    await platform.get('/platform/vouchers');
    expect(await last()).toMatchObject({ resident: 'visitor', status: 401, refused_at: null });
  });

  it('keeps the first 16 kB of a body, and how large it was', async () => {
    const body = { code: 'é'.repeat(20_000) };
    await platform.post('/platform/funds/redeem', { as: await platform.tokenOf('noor'), body });
    const sent = (await last())?.sent;
    expect(sent?.bytes).toBe(40_011);
    expect(Buffer.byteLength(sent?.text ?? '')).toBeLessThanOrEqual(16 * 1024);
  });

  it('keeps the fields of an upload without the bytes of its files', async () => {
    const token = await platform.tokenOf('noor');
    await platform.post('/files', form(token, ['file', pdf, 'bon.pdf'], ['type', 'reimbursement_proof']));
    expect(JSON.parse((await last())?.sent?.text ?? '')).toEqual({
      fields: { type: 'reimbursement_proof' },
      files: [{ field: 'file', name: 'bon.pdf', bytes: pdf.length }],
    });
  });
});

describe('the page of requests', () => {
  it('lists the last calls, newest first, and keeps those that were asked for', async () => {
    await platform.get('/identity', { as: await platform.tokenOf('noor') });
    await platform.get('/platform/vouchers');
    expect(await pageOf('/_mock/requests')).toMatch(/listVouchers.*401.*visitor.*readIdentity.*200.*noor/s);
    expect(await pageOf('/_mock/requests?only=refused')).not.toContain('readIdentity');
    expect(await pageOf('/_mock/requests?q=NOOR')).toMatch(/^(?!.*listVouchers).*readIdentity/s);
  });

  it('says why a request was refused, and where', async () => {
    await platform.post('/platform/product-reservations', { as: await platform.tokenOf('noor'), body: {} });
    expect(await opened()).toMatch(/<p>product_id: Kies een tegoed\.<\/p>/);
    await platform.post('/platform/funds/redeem', { as: await platform.tokenOf('noor'), body: { code: 'ABCD-1234' } });
    expect(await opened()).toContain('Refused by <code>mock-server/src/routes/');
  });

  it('writes a request as a command of curl that a shell takes literally', async () => {
    const as = await platform.tokenOf('noor');
    await platform.post('/platform/funds/redeem', { as, body: { code: "it's $HOME" } });
    const command = (await opened()).match(/<pre[^>]*id="curl"[^>]*>([^<]*)</)?.[1]?.replaceAll('&#39;', "'");
    expect(command).toContain("curl -X POST 'http://localhost:8117/api/v1/platform/funds/redeem'");
    expect(command).toContain(`-H 'authorization: Bearer ${as}'`);
    expect(command).toContain(`-H 'mock-world: ${platform.worldName}'`);
    expect(command?.replaceAll('&quot;', '"')).toContain(String.raw`--data-raw '{"code":"it'\''s $HOME"}'`);
    expect(command).not.toMatch(/-H '(?:content-length|host)/);
  });

  it('makes the same call fail the next time, for this resident only', async () => {
    const [noor, kees] = [await platform.tokenOf('noor'), await platform.tokenOf('dina')];
    await platform.get('/identity', { as: noor });
    const page = await opened();
    expect(page).toMatch(/name="operation_id" value="readIdentity".*name="persona" value="noor"/s);
    const filled = { operation_id: 'readIdentity', persona: 'noor', times: '1', status: '503' };
    await sendForm(platform.app, { url: '/_mock/do/fault', form: filled, world: platform.worldName });
    expect(await opened()).toContain('answers 503');
    expect((await platform.get('/identity', { as: kees })).status).toBe(200);
    expect((await platform.get('/identity', { as: noor })).status).toBe(503);
    expect((await platform.get('/identity', { as: noor })).status).toBe(200);
  });

  it('says that a request is not in the log any more', async () => {
    const gone = await platform.send('GET', '/_mock/requests/999', { headers: { accept: 'text/html' } });
    expect([gone.status, gone.body]).toEqual([404, expect.stringContaining('not in the log')]);
  });
});
