import type { FastifyInstance } from 'fastify';
import type { MockPlatform } from '../../src/http/platform.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { page } from '../page-kit/page.ts';
import { asked, pageCall, sendPage } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { addDeskActions } from './desk-actions.ts';
import type { DeskView } from './desk-parts.ts';
import { reimbursementsView, reservationsView, tillView } from './money-views.ts';
import { requestsView, validationsView } from './validator-views.ts';

/** What is decided at the desk, as validator, provider and sponsor. */
export const deskViews: readonly [DeskView, ...DeskView[]] = [
  requestsView,
  validationsView,
  reservationsView,
  tillView,
  reimbursementsView,
];

const tab = (call: PageCall, { key, label, waits }: DeskView, isOpen: boolean): Markup =>
  html`<a href="/_mock/desk?view=${key}" ${isOpen && html`aria-current="page"`}
    >${label}${waits && html` (${waits(call)})`}</a
  >`;

function deskPage(call: PageCall): Markup {
  const open = deskViews.find(({ key }) => key === asked(call, 'view')) ?? deskViews[0];
  const problem = asked(call, 'problem');
  return page(call, {
    title: 'Desk',
    at: '/_mock/desk',
    lead: 'Decide as the municipality or as a provider would. The shop shows it at its next request.',
    main: html`<div lang="nl">
      <nav aria-label="Wat er te besluiten is">${deskViews.map((view) => tab(call, view, view === open))}</nav>
      <h2>${open.label}</h2>
      ${problem !== null && html`<p class="card warn" role="status">${problem}</p>`} ${open.content(call)}
    </div>`,
  });
}

/** The desk and its actions. */
export function addDeskPages(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/desk', async (request, reply) => sendPage(reply, platform, deskPage(pageCall(platform, request))));
  addDeskActions(app, platform);
}
