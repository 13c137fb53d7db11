import { afterAll, beforeEach, expect, it } from 'vitest';
import { accountOf } from '../../../fixtures/seed/base-world.ts';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { sponsors } from '../../../fixtures/seed/sponsors.ts';
import { addValidator } from '../../../fixtures/seed/validator.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { form } from '../../testing/multipart.ts';
import { refusedFields } from '../../testing/outcome.ts';
import { pdf } from '../../testing/samples.ts';

const platform = await Harness.open();
let as: string;
beforeEach(async () => {
  await platform.scenario('clarification-open');
  as = await platform.tokenOf('fatima');
});
afterAll(() => platform.app.close());

const proof = 'fund_request_clarification_proof';
const upload = async (token: string, type: string): Promise<string> =>
  (await platform.post('/files', form(token, ['file', pdf, 'bewijs.pdf'], ['type', type]))).text('data.uid');
const download = async (uid: string, token: string): Promise<number> =>
  (await platform.get(`/files/${uid}/download`, { as: token })).status;

/** Answers the open question about Fatima's request. */
async function answer(files: readonly string[]): Promise<Got> {
  const requests = `/platform/funds/${funds.schoolstart}/requests`;
  const list = `${requests}/${(await platform.get(requests, { as })).number('data.0.id')}/clarifications`;
  const open = (await platform.get(list, { as })).list('data').find((row) => row['state'] === 'pending');
  return platform.patch(`${list}/${String(open?.['id'])}`, { as, body: { answer: 'Hierbij.', files } });
}

it('a document goes with an answer, and can be read by the employee who asked [API-115] [API-116]', async () => {
  const uid = await upload(as, proof);
  const employee = await platform.tokenOf('noor');
  const job = { organization: sponsors.zonnedorp, email: 'loket@zonnedorp.example' };
  addValidator(platform.world(), accountOf(platform.world(), 'noor'), job);
  expect(await download(uid, employee)).toBe(403);
  const got = await answer([uid]);
  expect(got).toMatchObject({ status: 200, body: { data: { state: 'answered', files: [{ uid, ext: 'pdf' }] } } });
  expect(await download(uid, employee)).toBe(200);
});

it('a document for something else, of somebody else, or part of another thing goes with no answer', async () => {
  const theirs = await upload(await platform.tokenOf('noor'), proof);
  const [ours, taken] = [await upload(as, 'fund_request_record_proof'), await upload(as, proof)];
  const records = platform.table('fund_request_records');
  for (const record of records.all().slice(0, 1)) records.update(record, { file_uids: [taken] });
  expect(refusedFields(await answer([theirs, ours, taken]))).toEqual([422, 'files.0', 'files.1', 'files.2']);
});

it('a receipt that was sent is read by who decides on claims of that sponsor, and by no other employee [API-116]', async () => {
  await platform.scenario('reimbursements-in-every-state');
  const [identities, employees, reimbursements] = [
    platform.table('identities'),
    platform.table('employees'),
    platform.table('reimbursements'),
  ];
  const nobody = { bsn: null, bsn_confirmed_at: null, partner_bsn: null, created_at: platform.world().now() };
  const { address } = identities.insert({ address: `0x${'1'.repeat(40)}`, persona: 'employee', ...nobody });
  const employee = await platform.tokenOf('employee');
  const job = { organization_id: sponsors.zonnedorp, identity_address: address };
  const row = employees.insert({ ...job, permissions: ['validate_records'] });
  const uid = reimbursements.all()[0]?.file_uids[0] ?? '';
  const draft = reimbursements.where('state', 'draft')[0]?.file_uids[0] ?? '';
  expect(await download(uid, employee)).toBe(403);
  employees.update(row, { permissions: ['manage_reimbursements'] });
  expect([await download(uid, employee), await download(draft, employee)]).toEqual([200, 403]);
  employees.update(row, { organization_id: sponsors.waterveen });
  expect(await download(uid, employee)).toBe(403);
});
