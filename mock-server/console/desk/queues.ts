import type { PageCall } from '../page-kit/page-call.ts';
import { validatorRequestsView } from './validator-requests-view.ts';
import { reimbursementsView } from './reimbursements-view.ts';
import type { DeskView } from './desk-view.ts';
import { fundsView } from './funds-view.ts';
import { officesView } from './offices-view.ts';
import { recordsView } from './records-view.ts';
import { requestsView } from './requests-view.ts';
import { reservationsView } from './reservations-view.ts';
import { checkoutView } from './checkout-view.ts';
import { vouchersView } from './vouchers-view.ts';

/** Somebody behind a desk, with the queues of that desk. */
export interface DeskRole {
  readonly name: string;
  readonly who: string;
  readonly queues: readonly [DeskView, ...DeskView[]];
}

/** How many decisions wait for somebody, in all queues. */
export const waitsFor = (call: PageCall, { queues }: DeskRole): number =>
  queues.reduce((sum, { waits }) => sum + (waits?.(call) ?? 0), 0);

/** The three who decide on what a resident sees. */
export const deskRoles: readonly [DeskRole, ...DeskRole[]] = [
  {
    name: 'Beoordelaar',
    who: 'Team Inkomen',
    queues: [requestsView, recordsView, validatorRequestsView],
  },
  {
    name: 'Aanbieder',
    who: 'Alle aanbieders',
    queues: [reservationsView, checkoutView, officesView],
  },
  {
    name: 'Gemeente',
    who: 'Geldgever',
    queues: [reimbursementsView, vouchersView, fundsView],
  },
];
