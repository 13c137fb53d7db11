import type { FastifyInstance } from 'fastify';
import type { MockPlatform } from '../../src/http/platform.ts';
import { html, type Markup } from '../page-kit/html.ts';
import { page } from '../page-kit/page.ts';
import { stateMark } from '../page-kit/state-mark.ts';
import { asked, pageCall, sendPage, type PageCall } from '../page-kit/page-call.ts';
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

/** What the last press did, with the way back, or why it did nothing. It has the focus, so that a second Enter decides nothing. */
function said(call: PageCall): Markup | false {
  const [problem, decided, undone] = ['problem', 'decided', 'undone'].map((name) => asked(call, name));
  const words = problem ?? decided ?? undone;
  if (words == null) return false;
  return html`<div class="card">
    <p role="status" tabindex="-1" autofocus>${stateMark(problem == null ? 'ok' : 'refused', words)}</p>
    ${decided != null && html`<form method="post" action="/_mock/desk/undo"><button>Maak ongedaan</button></form>`}
  </div>`;
}

function deskPage(call: PageCall): Markup {
  const open = deskViews.find(({ key }) => key === asked(call, 'view')) ?? deskViews[0];
  return page(call, {
    title: 'Desk',
    at: '/_mock/desk',
    lead: 'Decide as the municipality or as a provider would. The shop shows it at its next request.',
    main: html`<div lang="nl">
      <nav aria-label="Wat er te besluiten is">${deskViews.map((view) => tab(call, view, view === open))}</nav>
      <h2>${open.label}</h2>
      ${said(call)} ${open.content(call)}
    </div>`,
  });
}

/** The desk and its actions. */
export function addDeskPages(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/desk', async (request, reply) => sendPage(reply, platform, deskPage(pageCall(platform, request))));
  addDeskActions(app, platform);
}
