import { boolean, eachLike, integer, regex, string, type Interaction } from './pact.ts';
import { amount, day } from './wire-examples.ts';

const every = 'reimbursements-in-every-state';
/** The personas with reimbursements, and those who have none. */
export const mark = { scenario: every, params: { persona: 'mark' } } as const;
export const cor = { scenario: every, params: { persona: 'cor' } } as const;
/** The reimbursements of Mark in the scenario. */
export const OF_MARK = { approved: '1', declined: '2', pending: '3', draft: '4' } as const;
export const REIMBURSEMENTS_PATH = '/platform/reimbursements';

/** The parts of an interaction that differ between the tests of one call. */
export type Recorded = Pick<Interaction, 'receives' | 'answer' | 'scenario' | 'params'>;

/** The fields of a reimbursement that the shop reads, without those that may be null or empty. */
export const anyReimbursement = {
  id: integer(3),
  code: regex(String.raw`\d{8}`, '77120394'),
  voucher_id: integer(1),
  state: regex('draft|pending|approved|declined', 'pending'),
  expired: boolean(false),
  deactivated: boolean(false),
  fund: { id: integer(1), name: string('Kindtegoed'), organization: { name: string('Gemeente Zonnedorp') } },
  created_at: regex(String.raw`\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}`, '2026-11-21 09:00:00'),
};
/** A file of a reimbursement. */
export const anyReceipt = {
  uid: string('f3a9'),
  original_name: string('bon.pdf'),
  ext: string('pdf'),
  size: regex(/^[\d.]+(B|kB|MB)$/, '96.4kB'),
  url: string('https://platform.example/files/f3a9/download'),
};
/** A reimbursement that was submitted. */
export const anySubmitted = {
  ...anyReimbursement,
  title: string('Contributie turnen'),
  amount,
  iban: regex('[A-Z]{2}[0-9]{2}[A-Z0-9]+', 'NL02ABNA0123456789'),
  iban_name: string('M. Dekker'),
  submitted_at: day,
  files: eachLike(anyReceipt),
};
