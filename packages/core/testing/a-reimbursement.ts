import type { Reimbursement, ReimbursementFund } from '../src/reimbursements/reimbursement.ts';
import { money } from '../src/shared/money.ts';
import { aDay } from './a-voucher.ts';

export function aReimbursementFund(changes: Partial<ReimbursementFund> = {}): ReimbursementFund {
  return { id: '12', name: 'Kindtegoed', logo: null, organizationName: 'Gemeente Zonnedorp', ...changes };
}

/** A pending reimbursement with one file. */
export function aReimbursement(changes: Partial<Reimbursement> = {}): Reimbursement {
  return {
    id: '310',
    code: '77120394',
    title: 'Voetbalschoenen',
    description: 'Maat 33, voor voetbal.',
    amount: money(3450),
    email: null,
    iban: 'NL02ABNA0123456789',
    ibanName: 'S. de Wit',
    voucherId: '7001',
    state: 'pending',
    stateLabel: null,
    reason: null,
    expired: false,
    deactivated: false,
    fund: aReimbursementFund(),
    files: [
      { uid: 'f3a9', originalName: 'bon.jpg', ext: 'jpg', size: 184_200, url: '/files/bon.jpg', previewUrl: null },
    ],
    createdOn: aDay('2026-11-17'),
    submittedOn: aDay('2026-11-18'),
    resolvedOn: null,
    expireOn: aDay('2026-12-31'),
    ...changes,
  };
}

/** A draft with only a voucher and a title. */
export function aReimbursementDraft(changes: Partial<Reimbursement> = {}): Reimbursement {
  return aReimbursement({
    state: 'draft',
    title: 'Zwembril en badmuts',
    description: null,
    amount: null,
    iban: null,
    ibanName: null,
    files: [],
    submittedOn: null,
    ...changes,
  });
}
