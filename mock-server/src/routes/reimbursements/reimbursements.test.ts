import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { decideReimbursement } from '../../domain/reimbursements/reimbursements.ts';
import { Reimbursing, reimbursements } from '../../testing/reimbursing.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { form } from '../../testing/multipart.ts';
import { outcomeOf, outcomesOf, refusedFields } from '../../testing/outcome.ts';
import { Kees, productIds } from '../../testing/reserving.ts';
import { pdf } from '../../testing/samples.ts';

const platform = await Harness.open();
const kees = new Kees(platform);
const reimbursing = new Reimbursing(platform, kees);
beforeEach(async () => {
  await kees.begin();
  reimbursing.upload('bon');
});
afterAll(() => platform.app.close());

const complete = (more?: object): object => reimbursing.complete(more);
const make = (body: object): Promise<Got> => reimbursing.make(body);
/** A claim with only a voucher, and what is wrong with it. */
const draft = (fields: object = {}): Promise<Got> => make({ voucher_id: kees.voucher().id, ...fields });
const submit = (fields: object = {}): Promise<Got> => make(complete({ state: 'pending', ...fields }));
const pathOf = (got: Got): string => `${reimbursements}/${got.number('data.id')}`;
const decide = (got: Got, state: 'approved' | 'declined', reason: string | null = null): unknown =>
  decideReimbursement(platform.world(), reimbursing.rowOf(got), state === 'approved' ? { state } : { state, reason })
    ?.state;

describe('a new claim', () => {
  it('is submitted with everything in it, and takes from the voucher [API-083]', async () => {
    const got = await submit({ email: 'kees@post.example', description: 'Heel seizoen' });
    expect(got.status).toBe(201);
    expect(got.at('data')).toMatchObject({
      state: 'pending',
      state_locale: 'Ingediend',
      title: 'Contributie voetbal',
      description: 'Heel seizoen',
      amount: '45.00',
      amount_locale: '€ 45,-',
      email: 'kees@post.example',
      iban: 'NL02ABNA0123456789',
      iban_name: 'K. Bakker',
      submitted_at: '2026-11-24',
      expire_at: '2026-12-20',
      lead_time_locale: '1 dag',
      resolved: false,
      fund: { name: 'Meedoentegoed' },
    });
    expect(got.at('data.files.0')).toMatchObject({ uid: 'bon', original_name: 'bon.pdf', size: '184.2kB' });
    expect([await kees.news(), await kees.balance()]).toEqual([['reimbursement_submitted'], '97.00']);
  });

  it('may be a draft with a voucher only, which takes nothing', async () => {
    const got = await draft();
    expect(got.at('data')).toMatchObject({ state: 'draft', title: null, amount: null, files: [], submitted_at: null });
    expect(await kees.balance()).toBe('142.00');
    expect(refusedFields(await make({ title: 'Zonder tegoed' }))).toEqual([422, 'voucher_id']);
    const all = [422, 'title', 'amount', 'iban', 'iban_name', 'files'];
    expect(refusedFields(await draft({ state: 'pending' }))).toEqual(all);
    expect((await draft({ amount: 142 })).at('data.amount')).toBe('142.00');
  });

  it.each<[string, object]>([
    ['iban', { iban: 'NL03ABNA0123456789' }],
    ['iban_name', { iban_name: 'Kees' }],
    ['title', { title: 'x'.repeat(201) }],
    ['description', { description: 'Bon' }],
    ['email', { email: 'x'.repeat(201) }],
    ['state', { state: 'approved' }],
    ['voucher_id', { voucher_id: 99_999 }],
    ['files.0', { files: ['onbekend'] }],
  ])('refuses a wrong %s, in a draft too: %j', async (field, fields) => {
    expect(refusedFields(await draft(fields))).toEqual([422, field]);
  });

  it('says between which amounts it may be, and that a voucher with nothing left has too little', async () => {
    const wrong = ['12,50', -5, '0.00', 0.05, '0.09', 'veel', '142.01'];
    const outcomes = await outcomesOf(...wrong.map((amount) => () => draft({ amount })));
    expect(outcomes).toEqual(wrong.map(() => '422 amount: Vul een bedrag in van € 0,10 tot en met € 142,-.'));
    await submit({ amount: '142.00' });
    expect(outcomeOf(await draft({ amount: '1.00' }))).toBe('422 amount: Op dit tegoed staat te weinig.');
  });

  it('takes an own proof that is not in use, and no other file', async () => {
    reimbursing.upload('brief', { type: 'fund_request_record_proof' });
    reimbursing.upload('vreemd', { identity_address: `0x${'3'.repeat(40)}` });
    await make(complete());
    const got = await make(complete({ files: ['bon', 'brief', 'vreemd'] }));
    expect(refusedFields(got)).toEqual([422, 'files.0', 'files.1', 'files.2']);
  });

  it('goes with documents that were uploaded for it, in the order in which they are sent', async () => {
    const paper = form(kees.as.as, ['file', pdf, 'bon.pdf'], ['type', 'reimbursement_proof']);
    const uid = (await platform.post('/files', paper)).text('data.uid');
    const got = await submit({ files: ['bon', uid] });
    expect(got.at('data.files')).toMatchObject([
      { uid: 'bon', order: 0 },
      { uid, original_name: 'bon.pdf', ext: 'pdf', order: 1 },
    ]);
  });

  it('is not for somebody without a voucher that allows reimbursements, which is said after the fields', async () => {
    platform.table('vouchers').update(kees.voucher(), { state: 'deactivated' });
    const wrong = complete({ iban: 'NL00', amount: '9999.00' });
    expect(
      await outcomesOf(
        () => make(complete()),
        () => make(wrong),
      ),
    ).toEqual([
      '403 U heeft geen tegoed waarmee u kosten kunt terugvragen.',
      '422 iban: Dit rekeningnummer klopt niet.',
    ]);
    expect(refusedFields(await make({}))).toEqual([422, 'voucher_id']);
  });
});

describe('a draft', () => {
  it('keeps what is not sent, loses what is sent empty, and is submitted when complete [API-085]', async () => {
    const made = await make(complete({ description: 'Heel seizoen' }));
    const changed = await reimbursing.change(made, { title: 'Contributie judo', description: '', state: 'draft' });
    expect(changed.at('data')).toMatchObject({ title: 'Contributie judo', description: null, amount: '45.00' });
    expect(changed.list('data.files')).toHaveLength(1);
    const sent = await reimbursing.change(made, { state: 'pending' });
    expect(sent.at('data')).toMatchObject({ state: 'pending', submitted_at: '2026-11-24' });
    expect(await kees.balance()).toBe('97.00');
    const late = await reimbursing.change(made, { title: 'Te laat' });
    expect(outcomeOf(late)).toBe('403 U kunt deze declaratie niet meer wijzigen.');
  });

  it('lets a file go that is no longer sent, so that another reimbursement can have it', async () => {
    reimbursing.upload('kopie');
    const made = await make(complete({ files: ['bon', 'kopie'] }));
    expect((await reimbursing.change(made, { files: ['kopie'] })).list('data.files')).toHaveLength(1);
    expect((await make(complete())).status).toBe(201);
    expect(refusedFields(await reimbursing.change(made, { files: ['kopie', 'bon'] }))).toEqual([422, 'files.1']);
  });

  it('refuses to be submitted when something is missing or too much', async () => {
    const made = await draft({ title: 'Schoenen' });
    const got = await reimbursing.change(made, { state: 'pending', amount: '500.00' });
    expect(refusedFields(got)).toEqual([422, 'amount', 'iban', 'iban_name', 'files']);
    expect(reimbursing.rowOf(made).state).toBe('draft');
  });

  it('keeps an amount that the voucher has no longer, until it is sent again or submitted', async () => {
    const made = await make(complete({ amount: '142.00' }));
    await kees.reserve(productIds.meal);
    expect((await reimbursing.change(made, { title: 'Contributie judo' })).status).toBe(200);
    for (const fields of [{ amount: '142.00' }, { state: 'pending' }])
      expect(refusedFields(await reimbursing.change(made, fields))).toEqual([422, 'amount']);
  });

  it('cannot be changed or decided once its voucher is over, whatever is sent', async () => {
    const [made, sent] = [await draft(), await submit()];
    expect(decide(made, 'approved')).toBeUndefined();
    await kees.daysLater(27);
    expect((await reimbursing.change(made, { amount: 'veel' })).status).toBe(403);
    const read = await platform.get(pathOf(made), kees.as);
    expect(read.at('data')).toMatchObject({ expired: true, deactivated: false, lead_time_locale: '27 dagen' });
    expect(decide(sent, 'approved')).toBeUndefined();
  });
});

describe('a claim that was made', () => {
  it('is listed, newest first, and narrowed [API-082]', async () => {
    const first = await draft();
    await platform.step(60);
    const second = await submit();
    const ids = async (query: string): Promise<unknown[]> =>
      (await platform.get(`${reimbursements}${query}`, kees.as)).list('data').map((row) => row['id']);
    const [older, newer] = [first.number('data.id'), second.number('data.id')];
    const found: readonly (readonly [query: string, ids: readonly number[]])[] = [
      ['', [newer, older]],
      ['?per_page=1&page=2', [older]],
      ['?state=draft', [older]],
      [`?fund_id=${kees.voucher().fund_id}`, [newer, older]],
      ['?fund_id=1', []],
      ['?archived=1', []],
      ['?archived=0', [newer, older]],
    ];
    for (const [query, wanted] of found) expect({ query, ids: await ids(query) }).toEqual({ query, ids: wanted });
    platform.table('vouchers').update(kees.voucher(), { state: 'deactivated' });
    expect([await ids('?archived=1'), await ids('?archived=0')]).toEqual([[newer, older], []]);
    const strange = ['state=lost', 'fund_id=9999', 'per_page=101'];
    expect(await platform.notRefused(reimbursements, strange, kees.as)).toEqual([]);
  });

  it('is read by its owner, not by somebody else [API-084]', async () => {
    const got = await draft({ title: 'Schoenen' });
    expect((await platform.get(pathOf(got), kees.as)).body).toEqual(got.body);
    platform.table('vouchers').update(kees.voucher(), { identity_address: `0x${'3'.repeat(40)}` });
    expect((await platform.get(pathOf(got), kees.as)).status).toBe(403);
    expect((await platform.delete(pathOf(got), kees.as)).status).toBe(403);
  });

  it('is taken back with its money while it is not decided [API-086]', async () => {
    const sent = await submit();
    expect(await platform.delete(pathOf(sent), kees.as)).toMatchObject({ status: 200, body: {} });
    expect(await kees.balance()).toBe('142.00');
    expect((await platform.get(pathOf(sent), kees.as)).status).toBe(404);
    expect((await make(complete())).status).toBe(201);
  });

  it('stays once it is declined, and gives back what it took', async () => {
    const sent = await submit();
    decide(sent, 'declined', 'Geen bon');
    expect(outcomeOf(await platform.delete(pathOf(sent), kees.as))).toBe(
      '403 U kunt deze declaratie niet meer annuleren.',
    );
    const resolved = {
      state: 'declined',
      reason: 'Geen bon',
      resolved: true,
      resolved_at: '2026-11-24',
      expire_at: null,
    };
    expect((await platform.get(pathOf(sent), kees.as)).at('data')).toMatchObject(resolved);
    expect(await kees.balance()).toBe('142.00');
  });

  it('is paid once it is approved, once', async () => {
    const sent = await submit();
    expect([decide(sent, 'approved'), decide(sent, 'declined')]).toEqual(['approved', undefined]);
    expect(await kees.balance()).toBe('97.00');
    const voucher = await platform.get(`/platform/vouchers/${kees.voucher().address}`, kees.as);
    const payments = voucher
      .list('data.transactions')
      .map((row) => `${String(row['target'])} ${String(row['amount'])}`);
    expect(payments.filter((payment) => payment.startsWith('iban'))).toEqual(['iban 45.00']);
  });
});
