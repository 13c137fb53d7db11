import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { sponsors } from '../../../fixtures/seed/sponsors.ts';
import { addValidator } from '../../../fixtures/seed/validator.ts';
import { Harness } from '../../testing/harness.ts';
import type { Got } from '../../testing/harness.ts';
import { form } from '../../testing/multipart.ts';
import { pdf } from '../../testing/samples.ts';

let as: string;
const platform = await Harness.open();
beforeEach(async () => {
  await platform.scenario('clarification-open');
  as = await platform.tokenOf('fatima');
});
afterAll(() => platform.app.close());

async function upload(token: string, type: string): Promise<string> {
  return (await platform.post('/files', form(token, ['file', pdf, 'bewijs.pdf'], ['type', type]))).text('data.uid');
}

/** The address of the open question about Fatima's request. */
async function question(): Promise<string> {
  const requests = `/platform/funds/${funds.schoolstart}/requests`;
  const request = (await platform.get(requests, { as })).number('data.0.id');
  const list = `${requests}/${request}/clarifications`;
  const open = (await platform.get(list, { as })).list('data').find((row) => row['state'] === 'pending');
  return `${list}/${String(open?.['id'])}`;
}

const answer = async (files: readonly string[]): Promise<Got> =>
  platform.patch(await question(), { as, body: { answer: 'Hierbij.', files } });

describe('a document of an answer', () => {
  it('goes with it, and can be read by the employee who asked [API-115] [API-116]', async () => {
    const uid = await upload(as, 'fund_request_clarification_proof');
    const path = `/files/${uid}/download`;
    const noor = platform.world().table('identities').first('persona', 'noor');
    if (!noor) throw new Error('Noor is not there.');
    const employee = await platform.tokenOf('noor');
    addValidator(platform.world(), noor, { organization: sponsors.zonnedorp, email: 'loket@zonnedorp.example' });
    expect((await platform.get(path, { as: employee })).status).toBe(403);
    const got = await answer([uid]);
    expect(got).toMatchObject({ status: 200, body: { data: { state: 'answered', files: [{ uid, ext: 'pdf' }] } } });
    expect((await platform.get(path, { as: employee })).status).toBe(200);
  });

  it('is refused when it is for something else, of somebody else, or part of another thing', async () => {
    const theirs = await upload(await platform.tokenOf('noor'), 'fund_request_clarification_proof');
    const ours = await upload(as, 'fund_request_record_proof');
    const taken = await upload(as, 'fund_request_clarification_proof');
    const record = platform.world().table('fund_request_records').all()[0];
    if (!record) throw new Error('There is no request.');
    platform
      .world()
      .table('fund_request_records')
      .update(record, { file_uids: [taken] });
    const got = await answer([theirs, ours, taken]);
    expect([got.status, Object.keys(Object(got.at('errors')))]).toEqual([422, ['files.0', 'files.1', 'files.2']]);
  });
});

describe('a receipt of a claim', () => {
  it('can be read by who decides on claims of that sponsor once it is sent, and by no other employee [API-116]', async () => {
    await platform.scenario('reimbursements-in-every-state');
    const uid = platform.world().table('reimbursements').all()[0]?.file_uids[0] ?? '';
    const path = `/files/${uid}/download`;
    const employee = platform
      .world()
      .table('identities')
      .insert({
        address: `0x${'1'.repeat(40)}`,
        bsn: null,
        bsn_confirmed_at: null,
        partner_bsn: null,
        persona: 'employee',
        created_at: platform.world().now(),
      });
    const employees = platform.world().table('employees');
    const job = employees.insert({
      organization_id: sponsors.zonnedorp,
      identity_address: employee.address,
      permissions: ['validate_records'],
    });
    as = await platform.tokenOf('employee');
    expect((await platform.get(path, { as })).status).toBe(403);
    employees.update(job, { permissions: ['manage_reimbursements'] });
    expect((await platform.get(path, { as })).status).toBe(200);
    const draft = platform.world().table('reimbursements').where('state', 'draft')[0]?.file_uids[0] ?? '';
    expect((await platform.get(`/files/${draft}/download`, { as })).status).toBe(403);
    employees.update(job, { organization_id: sponsors.waterveen });
    expect((await platform.get(path, { as })).status).toBe(403);
  });
});
