import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { primaryEmail } from '../../src/domain/identity/accounts.ts';
import { leftAtCheckout } from '../../src/domain/reservations/take-payment.ts';
import { Harness } from '../../src/testing/harness.ts';
import { moneyLocale } from '../../src/wire/format.ts';
import { tellBackOffice } from '../../src/services/back-office.ts';
import { dutchDay } from './desk-view.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const body = async (view: string, id: number): Promise<string> =>
  String((await platform.send('GET', `/_mock/desk?view=${view}&case=${id}`)).body);

/** The words of a case at the desk in one line. */
const words = async (view: string, id: number): Promise<string> =>
  ((await body(view, id)).split('<main')[1] ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

function firstPending<Name extends 'fund_requests' | 'product_reservations' | 'reimbursements'>(table: Name) {
  const [row] = platform.world().table(table).where('state', 'pending');
  if (!row) throw new Error(`Nothing waits in ${table}.`);
  return row;
}

describe('a paper at the desk', () => {
  it('is opened from the case it belongs to, with its name and size', async () => {
    const reimbursement = firstPending('reimbursements');
    const page = await body('declaraties', reimbursement.id);
    const [, address = '', name = ''] = /href="(\/_mock\/api\/desk\/attachments\/[^"]+)">([^<]+)<\/a>/.exec(page) ?? [];
    expect(name).toBe(
      platform
        .world()
        .table('files')
        .first('uid', reimbursement.file_uids[0] ?? '')?.original_name,
    );
    const paper = await platform.app.inject({ url: address, headers: { 'mock-world': platform.worldName } });
    expect(paper.statusCode).toBe(200);
    expect(paper.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
    });
    expect(paper.body.startsWith('%PDF')).toBe(true);
  });

  it('of a request stands with the fact that it proves', async () => {
    const record = platform
      .world()
      .table('fund_request_records')
      .all()
      .find(({ file_uids }) => file_uids.length > 0);
    expect(await body('aanvragen', record?.fund_request_id ?? 0)).toContain(
      `/_mock/api/desk/attachments/${record?.file_uids[0]}`,
    );
  });

  it('that nobody sent along is not there', async () => {
    expect((await platform.send('GET', '/_mock/api/desk/attachments/none')).status).toBe(404);
  });
});

describe('what then happens', () => {
  it('names the amount, the voucher and the day of a reservation', async () => {
    const row = firstPending('product_reservations');
    const page = await words('reserveringen', row.id);
    expect(page).toContain(`${moneyLocale(row.amount)} weer op tegoed ${row.voucher_id}`);
    await platform.send('POST', '/_mock/api/desk/reservation', { body: { id: row.id, decision: 'accept' } });
    const { transaction_id } = platform.world().table('product_reservations').get(row.id) ?? row;
    const payment = platform
      .world()
      .table('transactions')
      .get(transaction_id ?? 0);
    expect(page).toContain(
      `Betaling van ${moneyLocale(row.amount)} geboekt; gaat weg op ${dutchDay(payment?.transfer_at ?? 0)}`,
    );
  });

  it('names the amount of a reimbursement and what stays on its voucher', async () => {
    const row = firstPending('reimbursements');
    const voucher = platform.world().table('vouchers').get(row.voucher_id);
    const page = await words('declaraties', row.id);
    expect(page).toContain(`Uitbetaling van ${moneyLocale(row.amount ?? 0)} naar de rekening`);
    expect(page).toContain(
      `${voucher ? moneyLocale(leftAtCheckout(platform.world(), voucher)) : ''} over na deze declaratie`,
    );
  });

  it('says of a request what the setting of its sponsor brings, and what nobody can be mailed', async () => {
    const row = firstPending('fund_requests');
    const fund = platform.world().table('funds').get(row.fund_id);
    const sponsor = platform
      .world()
      .table('organizations')
      .get(fund?.organization_id ?? 0);
    if (!sponsor) throw new Error('The fund has no sponsor.');
    const set = (auto_apply: typeof sponsor.auto_apply) => {
      const now = platform.world().table('organizations').get(sponsor.id) ?? sponsor;
      platform.world().transact(() => platform.world().table('organizations').update(now, { auto_apply }));
    };
    set('apply_manually');
    expect(await words('aanvragen', row.id)).toContain('Geen tegoed uit zichzelf');
    set('apply_auto_requested');
    expect(await words('aanvragen', row.id)).toContain(`Een tegoed in ${fund?.name}, tot en met`);
    const mailable = primaryEmail(platform.world(), row.identity_address) !== null;
    expect((await words('aanvragen', row.id)).includes('Mail met een link naar de vraag')).toBe(mailable);
  });

  it('is told in general of a case that is decided', async () => {
    const row = firstPending('reimbursements');
    await platform.send('POST', '/_mock/api/desk/reimbursement', { body: { id: row.id, decision: 'approved' } });
    expect(await words('declaraties', row.id)).not.toContain(`Uitbetaling van ${moneyLocale(row.amount ?? 0)}`);
  });
});

describe('the list of a desk', () => {
  it('counts on each drawer what waits in it', async () => {
    const waiting = platform.world().table('fund_requests').where('state', 'pending').length;
    const page = await body('aanvragen', 1);
    expect(page).toMatch(new RegExp(`>Aanvragen <span class="num">${waiting}</span></a`));
    expect(page).not.toMatch(/>Kassa <span/);
  });

  it('keeps requests apart that wait for an answer of the resident', async () => {
    const page = async (id: number): Promise<string> => (await words('aanvragen', id)).replaceAll(/\s+/g, ' ');
    const row = platform
      .world()
      .table('fund_requests')
      .where('state', 'pending')
      .find(({ id }) => platform.world().table('clarifications').where('fund_request_id', id).length === 0);
    const counted = (text: string): number => Number(/Wacht op de bewoner (\d+)/.exec(text)?.[1] ?? 0);
    const before = counted(await page(row?.id ?? 0));
    const [record] = platform
      .world()
      .table('fund_request_records')
      .where('fund_request_id', row?.id ?? 0);
    await platform.send('POST', '/_mock/api/desk/question', {
      body: { id: row?.id, record: record?.id, question: 'Welke school?' },
    });
    expect(counted(await page(row?.id ?? 0))).toBe(before + 1);
  });
});

describe('a case', () => {
  it('tells what the back office of its fund says of whoever asked', async () => {
    const row = firstPending('fund_requests');
    const { result: fund } = platform.world().transact(() => {
      const found = platform.world().table('funds').get(row.fund_id);
      if (!found) throw new Error('There is no fund.');
      const asking = platform
        .world()
        .table('funds')
        .update(found, {
          backoffice: { partner_check: true, fallback: true, not_eligible_policy: 'fund_request', redirect_url: null },
        });
      const identity = platform.world().table('identities').first('address', row.identity_address);
      tellBackOffice(platform.world(), asking, { bsn: identity?.bsn ?? null, saying: 'taken_by_partner' });
      return asking;
    });
    const page = await words('aanvragen', row.id);
    expect(page).toContain(`De backoffice van ${fund.name} zegt van`);
    expect(page).toContain('de partner heeft het al');
  });

  it('shows what an offer still has and what its voucher keeps', async () => {
    const row = firstPending('product_reservations');
    const voucher = platform.world().table('vouchers').get(row.voucher_id);
    const page = await words('reserveringen', row.id);
    expect(await body('reserveringen', row.id)).toContain('<img class="offer" src="data:image/');
    expect(page).toMatch(/nog \d+ van \d+ vrij|zo veel als er nodig zijn/);
    expect(page).toContain(`houdt ${voucher ? moneyLocale(leftAtCheckout(platform.world(), voucher)) : ''} over`);
  });
});

describe('the till', () => {
  it('takes the voucher whose code is open in the shop', async () => {
    const till = async (): Promise<string> => String((await platform.send('GET', '/_mock/desk?view=kassa')).body);
    expect(await till()).toContain('In de winkel staat geen QR-code van een tegoed open.');
    const kees = platform
      .world()
      .table('identities')
      .all()
      .find(({ persona }) => persona === 'kees');
    const [voucher] = platform
      .world()
      .table('vouchers')
      .where('identity_address', kees?.address ?? '');
    await platform.get(`/platform/vouchers/${voucher?.address}`, { as: await platform.tokenOf('kees') });
    expect(await till()).toContain(`href="/_mock/desk?view=kassa&amp;case=${voucher?.id}">`);
    expect(await till()).toContain('Neem de open QR');
  });
});
