import type { PageCall } from '../page-kit/page-call.ts';
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

/** Somebody behind a desk, with the drawers of that desk. */
export interface DeskRole {
  readonly name: string;
  readonly who: string;
  readonly drawers: readonly [DeskView, ...DeskView[]];
}

/** How many decisions wait for somebody, in all drawers. */
export const waitsFor = (call: PageCall, { drawers }: DeskRole): number =>
  drawers.reduce((sum, { waits }) => sum + (waits?.(call) ?? 0), 0);

/** The three who decide on what a resident sees. */
export const deskRoles: readonly [DeskRole, ...DeskRole[]] = [
  {
    name: 'Beoordelaar',
    who: 'Team Inkomen',
    drawers: [requestsView, recordsView, askedView],
  },
  {
    name: 'Aanbieder',
    who: 'Alle aanbieders',
    drawers: [reservationsView, tillView, officesView],
  },
  {
    name: 'Gemeente',
    who: 'Geldgever',
    drawers: [claimsView, vouchersView, fundsView],
  },
];
