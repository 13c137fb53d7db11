import { describe, expect, it, vi } from 'vitest';
import { aReimbursement, aReimbursementDraft } from '../../testing/a-reimbursement.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure, invalid } from '../shared/failure.ts';
import { money } from '../shared/money.ts';
import { singlePage } from '../shared/page.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { CancelReimbursement } from './cancel-reimbursement.ts';
import { ClaimReimbursement } from './claim-reimbursement.ts';
import type { ReimbursementInput } from './reimbursement-rules.ts';
import type { Reimbursement } from './reimbursement.ts';
import type { Reimbursements } from './reimbursements.port.ts';
import { SaveReimbursementDraft } from './save-reimbursement-draft.ts';

const input: ReimbursementInput = {
  id: null,
  answers: {
    voucherId: '7001',
    title: 'Voetbalschoenen',
    amount: '34,50',
    description: 'Maat 33, voor voetbal.',
    files: ['f3a9'],
    iban: 'NL02 ABNA 0123 4567 89',
    ibanName: 'S. de Wit',
    email: '',
  },
  facts: { available: money(18_750), ibanProblem: () => null },
  earlier: null,
};
const fields = {
  voucherId: '7001',
  title: 'Voetbalschoenen',
  description: 'Maat 33, voor voetbal.',
  amount: money(3450),
  email: null,
  iban: 'NL02ABNA0123456789',
  ibanName: 'S. de Wit',
  files: ['f3a9'],
};
const stored = aReimbursement({ id: '311' });
const lost = err(failure('timeout'));

function aPort(overrides: Partial<Reimbursements> = {}) {
  const create = vi.fn<Reimbursements['create']>(overrides.create ?? (() => Promise.resolve(ok(stored))));
  const update = vi.fn<Reimbursements['update']>(overrides.update ?? (() => Promise.resolve(ok(stored))));
  const list = vi.fn<Reimbursements['listAll']>(overrides.listAll ?? (() => Promise.resolve(ok(singlePage([])))));
  const read = vi.fn<Reimbursements['read']>(overrides.read ?? (() => Promise.resolve(ok(stored))));
  const port = stubPort<Reimbursements>({ create, update, listAll: list, read });
  return { create, update, list, read, claim: new ClaimReimbursement(port), save: new SaveReimbursementDraft(port) };
}
const listing = (...items: readonly Reimbursement[]): Partial<Reimbursements> => ({
  listAll: () => Promise.resolve(ok(singlePage(items))),
});

describe('ClaimReimbursement', () => {
  it('creates a new reimbursement as pending [RB-011]', async () => {
    const { claim, create, list } = aPort();
    expect(await claim.run(input)).toEqual(ok(stored));
    expect(create.mock.calls).toEqual([[fields, 'pending']]);
    expect(list).not.toHaveBeenCalled();
  });

  it('makes a draft pending [RB-018]', async () => {
    const { claim, create, update } = aPort();
    expect(await claim.run({ ...input, id: '310' })).toMatchObject({ value: { state: 'pending' } });
    expect(update.mock.calls).toEqual([['310', fields, 'pending']]);
    expect(create).not.toHaveBeenCalled();
  });

  it('refuses incomplete answers and sends nothing [RB-020, RB-021, RB-022, RB-023, RB-024]', async () => {
    const { claim, create } = aPort();
    const empty = [{ amount: '' }, { title: ' ' }, { iban: '' }, { ibanName: '' }, { files: [] }, { voucherId: null }];
    for (const change of [...empty, { amount: '0,09' }]) {
      const answers = { ...input.answers, ...change };
      expect.soft(await claim.run({ ...input, answers })).toEqual(err(refusal('incomplete')));
    }
    expect(create).not.toHaveBeenCalled();
  });

  it('returns a rejection of the platform as it is, without looking', async () => {
    const refused = err(invalid({ amount: ['Op dit tegoed staat te weinig.'] }));
    const { claim, list } = aPort({ create: async () => refused });
    expect(await claim.run(input)).toEqual(refused);
    expect(list).not.toHaveBeenCalled();
  });
});

describe('a lost answer', () => {
  it('is looked up: a reimbursement with the same file is the one that was sent', async () => {
    for (const kind of ['timeout', 'offline', 'unexpected'] as const) {
      const { claim, create } = aPort({ create: async () => err(failure(kind)), ...listing(aReimbursement(), stored) });
      expect.soft(await claim.run(input)).toMatchObject({ ok: true, value: { state: 'pending' } });
      expect.soft(create).toHaveBeenCalledTimes(1);
    }
  });

  it('is never sent again when it may be one of the reimbursements that cannot be read', async () => {
    const list = async () => ok({ ...singlePage([aReimbursement({ files: [] })]), leftOut: 1 });
    const { claim, create } = aPort({ listAll: list });
    expect(await claim.run({ ...input, earlier: fields })).toEqual(err(failure('unexpected')));
    expect(create).not.toHaveBeenCalled();
  });

  it('counts as stored in a state that the shop does not know', async () => {
    const { claim, create } = aPort(listing({ ...stored, state: 'unknown' }));
    expect(await claim.run({ ...input, earlier: fields })).toMatchObject({ ok: true, value: { state: 'unknown' } });
    expect(create).not.toHaveBeenCalled();
  });

  it('stays a failure when the platform stored nothing', async () => {
    const other = aReimbursement({ files: [] });
    const { claim } = aPort({ create: async () => lost, ...listing(other) });
    expect(await claim.run(input)).toEqual(lost);
  });

  it('a lost answer of a submitted draft is looked up by its id', async () => {
    const { claim, read } = aPort({ update: async () => lost });
    expect(await claim.run({ ...input, id: '311' })).toEqual(ok(stored));
    expect(read).toHaveBeenCalledWith('311');
  });

  it('never makes two: a repeated attempt looks first and sends nothing when it is stored', async () => {
    const { claim, create } = aPort(listing(stored));
    expect(await claim.run({ ...input, earlier: fields })).toEqual(ok(stored));
    expect(create).not.toHaveBeenCalled();
  });

  it('never makes two: a repeated attempt that cannot look sends nothing', async () => {
    const { claim, create } = aPort({ listAll: async () => err(failure('offline')) });
    expect(await claim.run({ ...input, earlier: fields })).toEqual(err(failure('offline')));
    expect(create).not.toHaveBeenCalled();
  });

  it('never makes two, also when other files were added since', async () => {
    const { claim, create } = aPort(listing(stored));
    const answers = { ...input.answers, files: ['other'] };
    expect(await claim.run({ ...input, answers, earlier: fields })).toEqual(ok(stored));
    expect(create).not.toHaveBeenCalled();
  });

  it('a lost answer of a new draft makes the next submit change that draft', async () => {
    const draft = aReimbursementDraft({ id: '312', files: stored.files });
    const { claim, create, update } = aPort(listing(draft));
    await claim.run({ ...input, earlier: fields });
    expect(update).toHaveBeenCalledWith('312', fields, 'pending');
    expect(create).not.toHaveBeenCalled();
  });
});

describe('SaveReimbursementDraft', () => {
  const begun = { ...input, answers: { ...input.answers, title: 'Bril', amount: 'x', files: [], iban: '' } };

  it('stores what the platform accepts and names the rest [RB-010]', async () => {
    const { save, create } = aPort();
    expect(await save.run(begun)).toEqual(ok({ reimbursement: stored, leftOut: ['amount'], isReduced: false }));
    expect(create.mock.calls[0]).toMatchObject([{ title: 'Bril', amount: null, files: [] }, 'draft']);
  });

  it('refuses only a missing voucher', async () => {
    const { save, create } = aPort();
    const answers = { ...begun.answers, voucherId: null };
    expect(await save.run({ ...begun, answers })).toEqual(err(refusal('no_voucher')));
    expect(create).not.toHaveBeenCalled();
  });

  it('finds a draft without files by its content after a lost answer', async () => {
    const found = aReimbursementDraft({ title: 'Bril', description: fields.description, ibanName: 'S. de Wit' });
    const { save } = aPort({ create: async () => lost, ...listing(aReimbursementDraft(), found) });
    expect(await save.run(begun)).toMatchObject({ value: { reimbursement: found } });
  });

  it('changes the draft again when the stored one differs from what was typed since', async () => {
    const older = { id: '310', title: 'Bril', description: fields.description, ibanName: 'S. de Wit' };
    for (const change of [{ title: 'Zwembril' }, { files: stored.files }]) {
      const { save, update } = aPort({ read: async () => ok(aReimbursementDraft({ ...older, ...change })) });
      await save.run({ ...begun, id: '310', earlier: fields });
      expect.soft(update).toHaveBeenCalledTimes(1);
    }
  });
});

describe('CancelReimbursement', () => {
  const run = (
    cancel: Reimbursements['cancel'],
    read: Reimbursements['read'] = async () => ok(stored),
    of = aReimbursement(),
  ) => new CancelReimbursement({ cancel, read }).run(of);

  it('deletes a draft and a pending reimbursement [RB-019]', async () => {
    const cancel = vi.fn<Reimbursements['cancel']>(async () => ok(undefined));
    expect(await run(cancel)).toEqual(ok(undefined));
    expect(await run(cancel, undefined, aReimbursementDraft())).toEqual(ok(undefined));
    expect(cancel.mock.calls).toEqual([['310'], ['310']]);
  });

  it('refuses one that the sponsor decided', async () => {
    const cancel = vi.fn<Reimbursements['cancel']>();
    expect(await run(cancel, undefined, aReimbursement({ state: 'approved' }))).toEqual(err(refusal('decided')));
    expect(cancel).not.toHaveBeenCalled();
  });

  it('returns the reason of the platform', async () => {
    const refused = err(failure('forbidden', { message: 'U kunt deze declaratie niet meer annuleren.' }));
    expect(await run(async () => refused)).toEqual(refused);
  });

  it('counts one that is gone as cancelled, also when the answer was lost', async () => {
    const gone = err(failure('not_found'));
    expect(await run(async () => gone)).toEqual(ok(undefined));
    expect(
      await run(
        async () => lost,
        async () => gone,
      ),
    ).toEqual(ok(undefined));
    expect(await run(async () => lost)).toEqual(lost);
  });
});
