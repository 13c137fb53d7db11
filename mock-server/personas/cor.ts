import { addClaim, addReceipt } from '../src/seed/claim.ts';
import type { ClaimLine } from '../src/seed/claim.ts';
import { ago } from '../src/seed/dates.ts';
import { funds } from '../src/seed/fund-ids.ts';
import { addFacts, addResident, meetsEverything } from '../src/seed/resident.ts';
import { addEvent, addVoucher } from '../src/seed/voucher.ts';
import type { Persona } from '../src/store/scenario.ts';
import type { ReimbursementRow } from '../src/store/table-reservations.ts';
import type { VoucherRow } from '../src/store/table-vouchers.ts';
import type { World } from '../src/store/world.ts';

const name = 'C. Blom';

const explanation =
  'Ik heb de wandelschoenen zelf gekocht, omdat de winkel de QR-code niet kon scannen. Het zijn twee bonnen: eerst heb ik de schoenen betaald en een week later de veters en het vet. Op de tweede bon staat ook een boodschap voor mijn buurvrouw. Die hoort er niet bij en telt dus niet mee in het bedrag. '.repeat(
    3,
  );

const shoes: ClaimLine = {
  title: 'Wandelschoenen met toebehoren',
  amount: 8945,
  days_ago: 6,
  state: 'pending',
  name,
  description: explanation,
};

function addPapers(
  world: World,
  claim: ReimbursementRow,
  papers: { readonly voucher: VoucherRow; readonly titles: readonly string[] },
): void {
  const added = papers.titles.map((title) => addReceipt(world, papers.voucher, title));
  world.table('reimbursements').update(claim, { file_uids: [...claim.file_uids, ...added], email: 'cor@post.example' });
}

/** A draft needs nothing but its voucher. */
function addBegunDraft(world: World, voucher: VoucherRow): void {
  const draft = addClaim(world, voucher, { title: 'Fietshelm', amount: 2995, days_ago: 2, state: 'draft', name });
  const nothing = { title: null, amount: null, iban: null, iban_name: null, file_uids: [] };
  for (const uid of draft.file_uids) {
    const file = world.table('files').first('uid', uid);
    if (file) world.table('files').remove(file);
  }
  world.table('reimbursements').update(draft, nothing);
}

/** A resident with claims under vouchers that ended or were stopped, a claim with three attachments and a draft that is hardly begun. */
export const persona: Persona = {
  sentence:
    'A resident with claims under vouchers that ended or were stopped, a claim with three attachments and a draft that is hardly begun.',
  full_name: 'Cor Blom',
  bsn: '999941008',
  email: 'cor@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'cor',
      bsn: '999941008',
      confirmed_seconds_ago: 60,
      email: 'cor@post.example',
    });
    addFacts(world, identity, { ...meetsEverything, age_nth: '68', given_name: 'Cor', family_name: 'Blom' });
    const budget = { fund: funds.meedoentegoed, amount: 15_000 };
    const live = addVoucher(world, identity, { ...budget, word: 'meedoentegoed-cor', days_ago: 90 });
    const over = addVoucher(world, identity, {
      ...budget,
      word: 'meedoentegoed-cor-oud',
      days_ago: 380,
      last_day: -15,
    });
    const stopped = addVoucher(world, identity, {
      word: '65-plus-cor',
      fund: funds.plus65,
      amount: 12_000,
      days_ago: 60,
      changes: { state: 'deactivated', deactivated_at: ago(world, 10), deactivation_note: 'moved' },
    });
    addClaim(world, over, { title: 'Cursus schilderen', amount: 4500, days_ago: 21, state: 'pending', name });
    addClaim(world, over, { title: 'Penselen', amount: 1195, days_ago: 20, state: 'draft', name });
    addClaim(world, stopped, { title: 'Zwemabonnement', amount: 3600, days_ago: 14, state: 'pending', name });
    addEvent(world, stopped, ['deactivated', ago(world, 10)]);
    const whole = addClaim(world, live, shoes);
    addPapers(world, whole, { voucher: live, titles: ['Veters en schoenvet', 'Bankafschrift'] });
    addBegunDraft(world, live);
    return identity;
  },
};
