import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Reimbursing, reimbursements } from '../../testing/reimbursing.ts';
import { Harness } from '../../testing/harness.ts';
import { form } from '../../testing/multipart.ts';
import { Kees, offers } from '../../testing/reserving.ts';
import { pdf } from '../../testing/samples.ts';

const platform = await Harness.open();
const kees = new Kees(platform);
const reimbursing = new Reimbursing(platform, kees);
beforeEach(() => kees.begin());
afterAll(() => platform.app.close());

describe('a new claim', () => {
  it('is submitted with everything in it, and takes from the voucher [API-083]', async () => {
    reimbursing.upload('bon');
    const got = await reimbursing.make(
      reimbursing.complete({ state: 'pending', email: 'kees@post.example', description: 'Heel seizoen' }),
    );
    expect(got.status).toBe(201);
    expect(got.at('data')).toMatchObject({
      state: 'pending',
      state_locale: 'Ingediend',
      amount: '45.00',
      amount_locale: '€ 45,-',
      email: 'kees@post.example',
      iban: 'NL02ABNA0123456789',
      submitted_at: '2026-11-24',
      expire_at: '2026-12-20',
      lead_time_locale: '1 dag',
      resolved: false,
      fund: { name: 'Meedoentegoed' },
    });
    expect(got.at('data.files.0')).toMatchObject({ uid: 'bon', original_name: 'bon.pdf', size: '184.2kB' });
    expect(await kees.news()).toEqual(['reimbursement_submitted']);
    expect(await kees.balance()).toBe('97.00');
  });

  it('may be a draft with a voucher only, which takes nothing', async () => {
    const got = await reimbursing.make({ voucher_id: kees.voucher().id });
    expect(got.at('data')).toMatchObject({ state: 'draft', title: null, amount: null, files: [], submitted_at: null });
    expect(await kees.balance()).toBe('142.00');
    expect((await reimbursing.make({ title: 'Zonder tegoed' })).at('errors.voucher_id')).toHaveLength(1);
  });

  it('names all that is missing when it is submitted', async () => {
    const got = await reimbursing.make({ voucher_id: kees.voucher().id, state: 'pending' });
    expect(got.status).toBe(422);
    expect(Object.keys(Object(got.at('errors'))).toSorted()).toEqual(['amount', 'files', 'iban', 'iban_name', 'title']);
  });

  it.each<[string, object]>([
    ['amount', { amount: '0.09' }],
    ['amount', { amount: 0.05 }],
    ['amount', { amount: '142.01' }],
    ['amount', { amount: '12,50' }],
    ['iban', { iban: 'NL03ABNA0123456789' }],
    ['iban_name', { iban_name: 'Kees' }],
    ['title', { title: 'x'.repeat(201) }],
    ['description', { description: 'Bon' }],
    ['email', { email: 'x'.repeat(201) }],
    ['state', { state: 'approved' }],
    ['voucher_id', { voucher_id: 99_999 }],
    ['files.0', { files: ['onbekend'] }],
  ])('refuses a wrong %s, in a draft too: %j', async (field, fields) => {
    const got = await reimbursing.make({ voucher_id: kees.voucher().id, ...fields });
    expect(got.status).toBe(422);
    expect(Object.keys(Object(got.at('errors')))).toContain(field);
  });

  it.each(['12,50', -5, '0.00', 'veel', '142.01'])(
    'says between which amounts it may be, when it is %j',
    async (amount) => {
      const got = await reimbursing.make({ voucher_id: kees.voucher().id, amount });
      expect(got.at('errors')).toEqual({ amount: ['Vul een bedrag in van € 0,10 tot en met € 142,-.'] });
    },
  );

  it('says that a voucher with nothing left has too little', async () => {
    await reimbursing.make(
      reimbursing.complete({ amount: '142.00', state: 'pending', files: [reimbursing.upload('bon')] }),
    );
    const got = await reimbursing.make({ voucher_id: kees.voucher().id, amount: '1.00' });
    expect(got.at('errors')).toEqual({ amount: ['Op dit tegoed staat te weinig.'] });
  });

  it('takes the amount as a number too, and all that is left', async () => {
    expect((await reimbursing.make({ voucher_id: kees.voucher().id, amount: 142 })).at('data.amount')).toBe('142.00');
  });

  it('takes an own proof that is not in use, and no other file', async () => {
    reimbursing.upload('bon');
    reimbursing.upload('brief', { type: 'fund_request_record_proof' });
    reimbursing.upload('vreemd', { identity_address: `0x${'3'.repeat(40)}` });
    await reimbursing.make(reimbursing.complete());
    const got = await reimbursing.make(reimbursing.complete({ files: ['bon', 'brief', 'vreemd'] }));
    expect(Object.keys(Object(got.at('errors'))).toSorted()).toEqual(['files.0', 'files.1', 'files.2']);
  });

  it('goes with documents that were uploaded for it, in the order in which they are sent', async () => {
    const sent = await platform.post(
      '/files',
      form(kees.as.as, ['file', pdf, 'bon.pdf'], ['type', 'reimbursement_proof']),
    );
    const [uid, other] = [sent.text('data.uid'), reimbursing.upload('kopie')];
    const got = await reimbursing.make(reimbursing.complete({ state: 'pending', files: [other, uid] }));
    expect(got.at('data.files')).toMatchObject([
      { uid: other, order: 0 },
      { uid, original_name: 'bon.pdf', ext: 'pdf', order: 1 },
    ]);
  });

  it('is not for somebody without a voucher that allows reimbursements, which is said after the fields', async () => {
    platform.world().table('vouchers').update(kees.voucher(), { state: 'deactivated' });
    expect(await reimbursing.make(reimbursing.complete({ files: [reimbursing.upload('bon')] }))).toMatchObject({
      status: 403,
      body: { message: 'U heeft geen tegoed waarmee u kosten kunt terugvragen.' },
    });
    expect((await platform.post(reimbursements, { body: reimbursing.complete() })).status).toBe(401);
    const wrong = await reimbursing.make(reimbursing.complete({ iban: 'NL00', amount: '9999.00' }));
    expect([wrong.status, wrong.at('errors')]).toEqual([422, { iban: ['Dit rekeningnummer klopt niet.'] }]);
    expect((await reimbursing.make({})).at('errors')).toHaveProperty('voucher_id');
  });
});

describe('a draft', () => {
  it('keeps what is not sent, loses what is sent empty, and is submitted when complete [API-085]', async () => {
    reimbursing.upload('bon');
    const draft = await reimbursing.make(reimbursing.complete({ description: 'Heel seizoen' }));
    const changed = await reimbursing.change(draft, { title: 'Contributie judo', description: '', state: 'draft' });
    expect(changed.at('data')).toMatchObject({ title: 'Contributie judo', description: null, amount: '45.00' });
    expect(changed.list('data.files')).toHaveLength(1);
    const sent = await reimbursing.change(draft, { state: 'pending' });
    expect(sent.at('data')).toMatchObject({ state: 'pending', submitted_at: '2026-11-24' });
    expect(await kees.balance()).toBe('97.00');
    expect(await reimbursing.change(draft, { title: 'Te laat' })).toMatchObject({
      status: 403,
      body: { message: 'U kunt deze declaratie niet meer wijzigen.' },
    });
  });

  it('lets a file go that is no longer sent, so that another reimbursement can have it', async () => {
    reimbursing.upload('bon');
    reimbursing.upload('kopie');
    const draft = await reimbursing.make(reimbursing.complete({ files: ['bon', 'kopie'] }));
    expect((await reimbursing.change(draft, { files: ['kopie'] })).list('data.files')).toHaveLength(1);
    expect((await reimbursing.make(reimbursing.complete({ files: ['bon'] }))).status).toBe(201);
    expect((await reimbursing.change(draft, { files: ['kopie', 'bon'] })).at('errors')).toHaveProperty(['files.1']);
  });

  it('refuses to be submitted when something is missing or too much', async () => {
    const draft = await reimbursing.make({ voucher_id: kees.voucher().id, title: 'Schoenen' });
    const got = await reimbursing.change(draft, { state: 'pending', amount: '500.00' });
    expect(Object.keys(Object(got.at('errors'))).toSorted()).toEqual(['amount', 'files', 'iban', 'iban_name']);
    expect(reimbursing.rowOf(draft).state).toBe('draft');
  });

  it('keeps an amount that the voucher has no longer, until it is sent again or submitted', async () => {
    reimbursing.upload('bon');
    const draft = await reimbursing.make(reimbursing.complete({ amount: '142.00' }));
    await kees.reserve(offers.meal);
    expect((await reimbursing.change(draft, { title: 'Contributie judo' })).status).toBe(200);
    for (const fields of [{ amount: '142.00' }, { state: 'pending' }]) {
      expect(Object.keys(Object((await reimbursing.change(draft, fields)).at('errors')))).toEqual(['amount']);
    }
  });

  it('cannot be changed once its voucher is over, whatever is sent', async () => {
    const draft = await reimbursing.make({ voucher_id: kees.voucher().id });
    await kees.daysLater(27);
    expect((await reimbursing.change(draft, { amount: 'veel' })).status).toBe(403);
    const read = await platform.get(`${reimbursements}/${draft.number('data.id')}`, kees.as);
    expect(read.at('data')).toMatchObject({ expired: true, deactivated: false, lead_time_locale: '27 dagen' });
  });
});
