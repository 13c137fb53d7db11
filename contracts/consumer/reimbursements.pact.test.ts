import type { ReimbursementFields } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import {
  boolean,
  created,
  done,
  eachLike,
  integer,
  one,
  page,
  refused,
  refusedFields,
  regex,
  string,
} from './answers.ts';
import { agree, as } from './pact.ts';
import { amount, anyFile, day, timestamp, voucherAddress } from './wire-examples.ts';

const scenario = 'reimbursements-in-every-state';
const mark = as('mark', scenario);
/** The reimbursements of Mark in the scenario. */
const OF_MARK = { approved: '1', declined: '2', pending: '3', draft: '4' } as const;
/** The file of Mark's draft in the seed data of the mock platform. */
const receipt = stableHex(`receipt:${voucherAddress('kindtegoed-mark')}:Tekenpapier`, 64);
const fields: ReimbursementFields = {
  voucherId: '1',
  title: 'Zwembril',
  description: 'Voor de zwemles.',
  amount: money(1895),
  email: 'mark@post.example',
  iban: 'NL02ABNA0123456789',
  ibanName: 'M. Dekker',
  files: [],
};

/** The fields of a reimbursement that the shop reads, without those that may be null or empty. */
const anyReimbursement = {
  id: integer(3),
  code: regex(String.raw`\d{8}`, '77120394'),
  voucher_id: integer(1),
  state: regex('draft|pending|approved|declined', 'pending'),
  expired: boolean(false),
  deactivated: boolean(false),
  fund: { id: integer(1), name: string('Kindtegoed'), organization: { name: string('Gemeente Zonnedorp') } },
  created_at: timestamp,
};
/** A reimbursement that was submitted. */
const anySubmitted = {
  ...anyReimbursement,
  title: string('Contributie turnen'),
  amount,
  iban: regex('[A-Z]{2}[0-9]{2}[A-Z0-9]+', 'NL02ABNA0123456789'),
  iban_name: string('M. Dekker'),
  submitted_at: day,
  files: eachLike(anyFile),
};

agree(
  'a question for reimbursements [RB-028]',
  mark,
  ({ reimbursements }) => reimbursements.list({ page: 1 }),
  page({ ...anyReimbursement, files: eachLike(anyFile) }),
);

agree(
  'a question for a hundred reimbursements',
  mark,
  ({ reimbursements }) => reimbursements.listAll({}),
  page({ ...anyReimbursement, files: eachLike(anyFile) }),
);

agree(
  'a question for a pending reimbursement [RB-015] [RB-016]',
  mark,
  ({ reimbursements }) => reimbursements.read(OF_MARK.pending),
  one({ ...anySubmitted, state: 'pending', description: string('Voor turnen.') }),
);

agree(
  'a question for a declined reimbursement',
  mark,
  ({ reimbursements }) => reimbursements.read(OF_MARK.declined),
  one({
    ...anySubmitted,
    state: 'declined',
    reason: string('Reiskosten vallen niet onder dit tegoed.'),
    resolved_at: day,
  }),
);

agree(
  'a question for the reimbursement of another',
  as('cor', scenario),
  ({ reimbursements }) => reimbursements.read(OF_MARK.pending),
  refused(403),
);

agree(
  'a draft of a reimbursement [RB-010] [RB-017]',
  mark,
  ({ reimbursements }) => reimbursements.create(fields, 'draft'),
  created({ ...anyReimbursement, state: 'draft', title: 'Zwembril', amount: '18.95', files: [] }),
);

agree(
  'a reimbursement with wrong fields',
  mark,
  ({ reimbursements }) =>
    reimbursements.create({ ...fields, amount: money(99_900), iban: 'NL02ABNA0123456798' }, 'pending'),
  refusedFields('amount', 'iban', 'files'),
);

agree(
  'a reimbursement with an unknown file',
  mark,
  ({ reimbursements }) => reimbursements.create({ ...fields, files: ['weg'] }, 'draft'),
  refusedFields('files.0'),
);

agree(
  'a reimbursement without a usable voucher',
  as('willem', 'expired-vouchers-only'),
  ({ reimbursements }) => reimbursements.create(fields, 'draft'),
  refused(403),
);

agree(
  'a change of a draft',
  mark,
  ({ reimbursements }) => reimbursements.update(OF_MARK.draft, fields, 'draft'),
  one({ ...anyReimbursement, state: 'draft', title: 'Zwembril', files: [] }),
);

agree(
  'a submitted draft [RB-018]',
  mark,
  ({ reimbursements }) => reimbursements.update(OF_MARK.draft, { ...fields, files: [receipt] }, 'pending'),
  one({ ...anySubmitted, state: 'pending', title: 'Zwembril' }),
);

agree(
  'a change of a pending reimbursement',
  mark,
  ({ reimbursements }) => reimbursements.update(OF_MARK.pending, fields, 'draft'),
  refused(403),
);

for (const state of ['draft', 'pending'] as const)
  agree(
    `a cancelled ${state} reimbursement [RB-019]`,
    mark,
    ({ reimbursements }) => reimbursements.cancel(OF_MARK[state]),
    done,
  );

agree(
  'a cancelled approved reimbursement [RB-026]',
  mark,
  ({ reimbursements }) => reimbursements.cancel(OF_MARK.approved),
  refused(403),
);

agree(
  'an unknown reimbursement to cancel',
  mark,
  ({ reimbursements }) => reimbursements.cancel('999999'),
  refused(404),
);
