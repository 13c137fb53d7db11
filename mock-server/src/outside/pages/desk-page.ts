import type { FastifyInstance } from 'fastify';
import { shortDayOf } from '../../console/pages/clock-words.ts';
import { face } from '../../console/pages/face.ts';
import { framed } from '../../console/pages/frame.ts';
import { html } from '../../console/pages/html.ts';
import type { Markup } from '../../console/pages/html.ts';
import { icon } from '../../console/pages/icons.ts';
import { pageCall, sendPage } from '../../console/pages/page-call.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import type { FundRequestRow } from '../../store/table-funds.ts';
import type { ReimbursementRow, ReservationRow } from '../../store/table-reservations.ts';
import { fundOf } from '../../store/vouchers.ts';
import type { Twin } from '../../twin.ts';
import { moneyLocale } from '../../wire/format.ts';
import { backOffices } from './back-office-part.ts';
import { addDeskDeeds } from './desk-deeds.ts';

/** The resident of an address: face and name. */
function resident(call: PageCall, address: string | null): Markup {
  const persona = address === null ? null : (call.world.table('identities').first('address', address)?.persona ?? null);
  const name = persona === null ? 'Iemand' : (call.twin.catalogue.personas.get(persona)?.full_name ?? persona);
  return html`<span class="row tight">${face(persona ?? 'iemand', 's')}<b>${name}</b></span>`;
}

/** Decisions that let the resident go on; they stand out a little. */
const leading = new Set(['approved', 'accept']);

const choice = (id: number, decision: string, label: string): Markup =>
  html`<button class="btn s ${leading.has(decision) ? 'lean' : ''}" name="decision" value="${decision}">
    ${label}<span class="vh"> (${id})</span>
  </button>`;

function answersOf(call: PageCall, request: FundRequestRow): Markup {
  const types = call.world.table('record_types');
  const records = call.world.table('fund_request_records').where('fund_request_id', request.id);
  return html`<dl class="kv small">
    ${records.map(
      ({ record_type_key, value, file_uids }) =>
        html`<dt>${types.first('key', record_type_key)?.name_nl ?? record_type_key}</dt>
          <dd>${value}${file_uids.length > 0 && html` <span class="tag">${file_uids.length} bewijs</span>`}</dd>`,
    )}
  </dl>`;
}

function questionForm(call: PageCall, request: FundRequestRow): Markup {
  const types = call.world.table('record_types');
  const records = call.world.table('fund_request_records').where('fund_request_id', request.id);
  return html`<details>
    <summary class="small">Stel een vraag</summary>
    <form class="stack-s" method="post" action="/_mock/desk/question">
      <input type="hidden" name="id" value="${request.id}" />
      <label class="field"
        ><span>Waarover?</span>
        <select class="in" name="record">
          ${records.map(({ id, record_type_key }) => html`<option value="${id}">${types.first('key', record_type_key)?.name_nl ?? record_type_key}</option>`)}
        </select>
      </label>
      <label class="field"
        ><span>Uw vraag</span
        ><textarea class="in" name="question" rows="2" required>Kunt u een nieuw bewijs sturen?</textarea>
      </label>
      <button class="btn s">Verstuur de vraag</button>
    </form>
  </details>`;
}

const requestCase = (call: PageCall, request: FundRequestRow): Markup =>
  html`<li class="pad stack-s">
    <p class="row between">
      ${resident(call, request.identity_address)}<span class="soft small">${shortDayOf(request.created_at)}</span>
    </p>
    <p>${fundOf(call.world, request.fund_id).name}, aanvraag ${request.id}</p>
    ${answersOf(call, request)}
    <form class="row wrap" method="post" action="/_mock/desk/request">
      <input type="hidden" name="id" value="${request.id}" />
      ${choice(request.id, 'approved', 'Goedkeuren')} ${choice(request.id, 'declined', 'Afwijzen')}
      ${choice(request.id, 'disregarded', 'Buiten behandeling')}
    </form>
    ${questionForm(call, request)}
  </li>`;

const reservationCase = (call: PageCall, row: ReservationRow): Markup =>
  html`<li class="pad stack-s">
    <p class="row between">
      ${resident(call, row.identity_address)}<span class="soft small">${shortDayOf(row.created_at)}</span>
    </p>
    <p>
      ${call.world.table('products').get(row.product_id)?.name ?? 'Aanbod'},
      <span class="num">${moneyLocale(row.amount)}</span>
    </p>
    ${row.user_note !== null && html`<p class="soft small">“${row.user_note}”</p>`}
    <form class="row wrap" method="post" action="/_mock/desk/reservation">
      <input type="hidden" name="id" value="${row.id}" />
      ${
        row.state === 'pending'
          ? html`${choice(row.id, 'accept', 'Accepteren')} ${choice(row.id, 'reject', 'Weigeren')}`
          : html`${choice(row.id, 'cancel', 'Annuleren')} <span class="tag ok">geaccepteerd</span>`
      }
    </form>
  </li>`;

const claimCase = (call: PageCall, row: ReimbursementRow): Markup =>
  html`<li class="pad stack-s">
    <p class="row between">
      ${resident(call, call.world.table('vouchers').get(row.voucher_id)?.identity_address ?? null)}
      <span class="soft small">${shortDayOf(row.submitted_at ?? row.created_at)}</span>
    </p>
    <p>${row.title ?? 'Declaratie'}, <span class="num">${moneyLocale(row.amount ?? 0)}</span></p>
    <form class="stack-s" method="post" action="/_mock/desk/claim">
      <input type="hidden" name="id" value="${row.id}" />
      <label class="field"
        ><span>Reden bij afwijzen</span><input class="in" name="reason" value="De bon is niet te lezen."
      /></label>
      <div class="row wrap">${choice(row.id, 'approved', 'Goedkeuren')} ${choice(row.id, 'declined', 'Afwijzen')}</div>
    </form>
  </li>`;

function queue(title: string, id: string, cases: readonly Markup[]): Markup {
  return html`<section class="played" aria-labelledby="${id}" lang="nl">
    <h2 class="pad-s divided-b" id="${id}">${title} <span class="n">${cases.length}</span></h2>
    ${
      cases.length === 0
        ? html`<p class="pad soft">Er wacht niets.</p>`
        : html`<ul class="lines">
            ${cases}
          </ul>`
    }
  </section>`;
}

/** Everything on which somebody behind a desk decides, and what the back office says. */
export function deskPage(call: PageCall): Markup {
  const { world } = call;
  const reservations = world.table('product_reservations');
  const open = [...reservations.where('state', 'pending'), ...reservations.where('state', 'accepted')];
  return framed(call, {
    title: 'Desk',
    at: '/_mock/desk',
    lead: 'Behind the desk: the validator, the provider and the sponsor. What they decide, the shop shows at its next question.',
    main: html`<div class="desks">
        ${queue(
          'Aanvragen',
          'h-requests',
          world
            .table('fund_requests')
            .where('state', 'pending')
            .map((row) => requestCase(call, row)),
        )}
        ${queue(
          'Reserveringen',
          'h-reservations',
          open.map((row) => reservationCase(call, row)),
        )}
        ${queue(
          'Declaraties',
          'h-claims',
          world
            .table('reimbursements')
            .where('state', 'pending')
            .map((row) => claimCase(call, row)),
        )}
        ${backOffices(call)}
      </div>
      <p class="note made spaced">
        ${icon('eye')}<span>Nothing here is decided by a person of a municipality.</span>
      </p>`,
  });
}

/** The desk and its deeds. */
export function addDeskPages(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/desk', async (request, reply) => sendPage(reply, twin, deskPage(pageCall(twin, request))));
  addDeskDeeds(app, twin);
}
