import { REIMBURSEMENT_STATES } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { choice, count, filter, queryCodec, text, type QueryOf } from '../../lib/list/query-codec.ts';

const DECLARED = {
  page: count('page', 1),
  q: text('q'),
  state: filter(choice('state', ['all', ...REIMBURSEMENT_STATES])),
};

/** The query parameters of the list: the page, and the state to show. */
export type ReimbursementsQuery = QueryOf<typeof DECLARED>;

/** Reads and writes the address of the list. */
export const REIMBURSEMENTS_QUERY = queryCodec(DECLARED);

/** The choices of the filter, in the order of the chips. */
export const STATE_CHOICES: readonly ReimbursementsQuery['state'][] = ['all', ...REIMBURSEMENT_STATES];
