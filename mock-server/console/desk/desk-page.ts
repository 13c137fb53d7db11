import type { FastifyInstance } from 'fastify';
import { face } from '../page-kit/face.ts';
import { action, framed } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked, pageCall, sendPage } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { filterBox } from '../page-kit/search-part.ts';
import { voucherAt } from '../../src/domain/vouchers/vouchers.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { deskRoles, waitsFor } from './queues.ts';
import type { DeskRole } from './queues.ts';
import { caseAt } from './desk-view.ts';
import type { DeskItem, DeskView, Effects } from './desk-view.ts';
import { addDeskActions } from './desk-actions.ts';

/** Where the visit is: who sits there, and which drawer is open. */
type Where = { readonly role: DeskRole; readonly view: DeskView };

function whereOf(call: PageCall): Where {
  const wanted = asked(call, 'view');
  for (const role of deskRoles) {
    const view = role.queues.find(({ key }) => key === wanted);
    if (view) return { role, view };
  }
  const [role] = deskRoles;
  return { role, view: role.queues[0] };
}

const tab = (call: PageCall, role: DeskRole, here: Where): Markup => {
  const waits = waitsFor(call, role);
  return html`<a href="/_mock/desk?view=${role.queues[0].key}" ${role === here.role && html`aria-current="page"`}
    ><b>${role.name}${waits > 0 && html` <span class="n">${waits}</span>`}</b><br /><span class="small"
      >${role.who}</span
    ></a
  >`;
};

const line = (view: DeskView, item: DeskItem, open: number | null): Markup =>
  html`<li>
    <a class="deskitem" href="${caseAt(view.key, item.id)}" ${item.id === open && html`aria-current="true"`}>
      ${item.persona === null ? html`<span class="thing">${icon('layers')}</span>` : face(item.persona, 's')}
      <span class="grow"><b class="clip">${item.title}</b><span class="clip small soft">${item.sub}</span></span>
      <span class="tiny soft nowrap num">${item.when}</span>
    </a>
  </li>`;

type Listed = { readonly view: DeskView; readonly items: readonly DeskItem[]; readonly open: number | null };

function list(call: PageCall, { view, items, open }: Listed): Markup {
  const groups = [
    { title: null, of: items.filter((item) => item.open && item.asked !== true) },
    { title: 'Wacht op de bewoner', of: items.filter((item) => item.open && item.asked === true) },
    { title: 'Klaar of dicht', of: items.filter((item) => !item.open) },
  ];
  return html`${view.above?.(call)}
    ${filterBox({ list: 'desk-list', label: 'Zoek in de lijst', hint: 'naam of woord', look: 'pad-s' })}
    <div id="desk-list">
      ${groups.map(
        ({ title, of }) =>
          of.length > 0 &&
          html`${title !== null && html`<h2 class="pad-s small soft">${title} <span class="num">${of.length}</span></h2>`}
            <ul class="lines">
              ${of.map((item) => line(view, item, open))}
            </ul>`,
      )}
    </div>
    ${items.length === 0 && html`<p class="pad soft">Er ligt niets.</p>`}`;
}

const effectsPart = (effects: Effects): Markup =>
  html`<h2>Wat er dan gebeurt</h2>
    ${effects.map(
      ([title, lines]) =>
        html`<h3>${title}</h3>
          <ul class="stack-s small">
            ${lines.map(([sign, words]) => html`<li class="effect">${icon(sign)}<span>${words}</span></li>`)}
          </ul>`,
    )}`;

/** The case that was asked, that a scanned voucher names, or the first that waits for this desk. */
function caseIdOf(call: PageCall, items: readonly DeskItem[]): number | null {
  const scanned = asked(call, 'scan');
  const voucher = scanned === null ? undefined : voucherAt(call.world, /0x[0-9a-f]+/i.exec(scanned)?.[0] ?? scanned);
  if (voucher) return voucher.id;
  const id = asked(call, 'case');
  const [first = items[0]] = items.filter((item) => item.open && item.asked !== true);
  return id === null ? (first?.id ?? null) : Number(id);
}

function opened(call: PageCall, view: DeskView, id: number | null): Markup {
  const detail = id === null ? null : view.detail(call, id);
  return detail ?? html`<p class="soft">Kies links waar u iets over wilt besluiten.</p>`;
}

/** A drawer with how many decisions wait in it, where something is decided at all. */
function drawerLink(call: PageCall, view: DeskView, isOpen: boolean): Markup {
  const waits = view.waits?.(call) ?? 0;
  return html`<a href="/_mock/desk?view=${view.key}" ${isOpen && html`aria-current="page"`}
    >${view.label}${waits > 0 && html` <span class="num">${waits}</span>`}</a
  >`;
}

function drawer(call: PageCall, { role, view }: Where): Markup {
  const items = view.items(call);
  const id = caseIdOf(call, items);
  const said = asked(call, 'gezegd');
  return html`<div class="deskgrid played" lang="nl">
    <div class="desklist">
      <nav class="queues" aria-label="Laden">${role.queues.map((one) => drawerLink(call, one, one === view))}</nav>
      ${list(call, { view, items, open: id })}
    </div>
    <section class="case stack" aria-label="Zaak">
      ${said !== null && html`<p class="note warn" role="status">${icon('warn')}<span>${said}</span></p>`}
      ${opened(id === null ? call : { ...call, path: caseAt(view.key, id) }, view, id)}
    </section>
    <aside class="effects stack-s">
      ${effectsPart((id === null ? null : view.effectsOf?.(call, id)) ?? view.effects)}
    </aside>
  </div>`;
}

/** Everything on which somebody behind a desk decides. */
function deskPage(call: PageCall): Markup {
  const here = whereOf(call);
  return framed(call, {
    title: 'Desk',
    at: '/_mock/desk',
    lead: 'The other side of the counter: decide as the person who would. The shop shows it at its next question.',
    sheets: ['desk.css'],
    acts: html`${action(call, { to: 'clock', values: { step_seconds: '604800' }, label: html`${icon('clock')}Wait a week` })}
      <form class="inline" method="post" action="/_mock/desk/all">
        <input type="hidden" name="back" value="${call.path}" /><button class="btn">
          ${icon('check')}Decide all for me
        </button>
      </form>`,
    main: html`<nav class="desktabs" aria-label="Wie er achter de balie zit" lang="nl">
        ${deskRoles.map((role) => tab(call, role, here))}
      </nav>
      ${drawer(call, here)}`,
  });
}

/** The desk and its actions. */
export function addDeskPages(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/desk', async (request, reply) => sendPage(reply, platform, deskPage(pageCall(platform, request))));
  addDeskActions(app, platform);
}
