import type { PageCall } from '../../console/pages/page-call.ts';
import { askedView } from './asked-view.ts';
import { claimsView } from './claims-view.ts';
import type { DeskView } from './desk-view.ts';
import { fundsView } from './funds-view.ts';
import { officesView } from './offices-view.ts';
import { recordsView } from './records-view.ts';
import { requestsView } from './requests-view.ts';
import { reservationsView } from './reservations-view.ts';
import { tillView } from './till-view.ts';
import { vouchersView } from './vouchers-view.ts';

/** Somebody behind a desk, with the drawers of that desk; in `waits` decisions wait. */
export interface DeskRole {
  readonly name: string;
  readonly who: string;
  readonly drawers: readonly [DeskView, ...DeskView[]];
  readonly waits: (call: PageCall) => number;
}

type Waiting =
  | 'fund_requests'
  | 'record_validations'
  | 'validator_requests'
  | 'product_reservations'
  | 'reimbursements';

const pending = (call: PageCall, table: Waiting): number => call.world.table(table).where('state', 'pending').length;

/** The three who decide on what a resident sees. */
export const deskRoles: readonly [DeskRole, ...DeskRole[]] = [
  {
    name: 'Beoordelaar',
    who: 'Team Inkomen',
    drawers: [requestsView, recordsView, askedView],
    waits: (call) =>
      pending(call, 'fund_requests') + pending(call, 'record_validations') + pending(call, 'validator_requests'),
  },
  {
    name: 'Aanbieder',
    who: 'Alle aanbieders',
    drawers: [reservationsView, tillView, officesView],
    waits: (call) => pending(call, 'product_reservations'),
  },
  {
    name: 'Gemeente',
    who: 'Geldgever',
    drawers: [claimsView, vouchersView, fundsView],
    waits: (call) => pending(call, 'reimbursements'),
  },
];
