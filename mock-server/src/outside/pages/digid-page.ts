import type { FastifyInstance, FastifyReply } from 'fastify';
import { minute } from '../../clock/calendar.ts';
import { html } from '../../console/pages/html.ts';
import type { Markup } from '../../console/pages/html.ts';
import { headOf } from '../../console/pages/frame.ts';
import { icon } from '../../console/pages/icons.ts';
import { asked, given, pageCall, sendPage } from '../../console/pages/page-call.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import { isBsn } from '../../rules/bsn.ts';
import type { DigidSessionRow } from '../../store/table-outside.ts';
import { linkUrl } from '../../twin.ts';
import type { Twin } from '../../twin.ts';
import { decide, lapseVisit, visitOf } from '../digid.ts';
import { afterwards } from './digid-afterwards.ts';
import { lapsedVisit, mismatch, otherEndings, people, startSwitch } from './digid-parts.ts';

/** What was wrong with the number that was typed. */
interface Typed {
  readonly bsn: string;
  readonly problem: string | null;
}

const clockWords = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A page to which the shop sends the browser: no console frame, but a band that says what it is not. */
const bare = (title: string, main: Markup): Markup =>
  html`<html lang="nl">
    ${headOf(title)}
    <body>
      <a class="skip" href="#main">Naar de keuzes</a>
      <header class="bare-bar">
        <span class="mark">${icon('eye')}Nagebootst</span>
        <b>DigiD-simulator</b><span>Dit is niet DigiD. U geeft hier niets van uzelf.</span>
        <a href="/_mock">Console</a>
      </header>
      <main class="bare" id="main" tabindex="-1">${main}</main>
    </body>
  </html>`;

function asksFor(call: PageCall, visit: DigidSessionRow): Markup {
  const tenant = call.world.table('tenants').first('key', visit.tenant_key)?.name ?? visit.tenant_key;
  const fund = visit.fund_id === null ? undefined : call.world.table('funds').get(visit.fund_id);
  return fund
    ? html`Webwinkel ${tenant} vraagt om een bevestiging voor <b>${fund.name}</b>. Kies wie u speelt, of hoe het
        afloopt.`
    : html`Webwinkel ${tenant} vraagt wie er inlogt. Kies wie u speelt, of hoe het afloopt.`;
}

function visitFacts(call: PageCall, visit: DigidSessionRow): Markup {
  const own = call.world.table('identities').first('address', visit.identity_address ?? '');
  const name = own?.persona ? (call.twin.catalogue.personas.get(own.persona)?.full_name ?? own.persona) : 'niemand';
  const left = visit.created_at + 10 * minute - call.world.now();
  return html`<dl class="kv small">
    <dt>In de winkel</dt>
    <dd><b>${name}</b>${own && own.bsn === null && ', BSN nog onbekend'}</dd>
    <dt>Sessie</dt>
    <dd class="mono">${visit.uid.slice(0, 4)}…${visit.uid.slice(-2)}, ${visit.request}</dd>
    <dt>Verloopt</dt>
    <dd class="num"><b>${clockWords(left)}</b> op de virtuele klok</dd>
  </dl>`;
}

function freeNumber(visit: DigidSessionRow, typed: Typed | null): Markup {
  return html`<form class="pad stack-s divided" method="post" action="/_mock/digid" novalidate>
    <h2>Een ander BSN</h2>
    <input type="hidden" name="rid" value="${visit.rid}" />
    <div class="row bottom">
      <label class="field grow">
        <span>Burgerservicenummer</span>
        <input
          class="in mono"
          name="bsn"
          inputmode="numeric"
          maxlength="9"
          value="${typed?.bsn ?? '999937704'}"
          autocomplete="off"
          data-bsn
          aria-describedby="bsn-note"
          ${typed?.problem && html`aria-invalid="true"`}
        />
      </label>
      <button class="btn go">Inloggen</button>
    </div>
    <p class="small ${typed?.problem ? 'bad' : 'soft'}" id="bsn-note" data-bsn-note>
      ${
        typed?.problem ??
        'Negen cijfers die kloppen volgens de elfproef. Begin met 9999: dan is het nummer van niemand.'
      }
    </p>
  </form>`;
}

function choicePage(call: PageCall, visit: DigidSessionRow, typed: Typed | null): Markup {
  return bare(
    'DigiD-simulator',
    html`<div class="head">
        <div>
          <h1>Wie logt er in?</h1>
          <p>${asksFor(call, visit)}</p>
        </div>
        ${visitFacts(call, visit)}
      </div>
      <div class="idgrid">
        <div class="stack">
          <section class="played" aria-label="Bewoners">${people(call, visit)} ${freeNumber(visit, typed)}</section>
          ${afterwards(call)}
        </div>
        ${otherEndings(call, visit)}
      </div>
      <p class="soft small">
        De simulator volgt alleen de stappen: redirect, keuze, resolve, terug naar de winkel. Beeldmerk en huisstijl van
        DigiD horen hier niet.
      </p>`,
  );
}

/** Somebody who came along without a visit is told how one begins; a visit that is over is told so. */
function whyNothing(hadVisit: boolean, open: number): string {
  if (hadVisit) {
    return 'Dit bezoek aan DigiD bestaat niet, is al gebruikt of duurde langer dan tien minuten. Begin opnieuw in de webwinkel.';
  }
  return open > 0
    ? 'Hieronder staan de bezoeken die op een keuze wachten.'
    : 'Een bewoner komt hier vanuit de webwinkel: kies daar voor inloggen of bevestigen met DigiD.';
}

function nothingToChoose(call: PageCall): Markup {
  const open = call.world
    .table('digid_sessions')
    .all()
    .filter((visit) => visitOf(call.world, visit.rid));
  return bare(
    'DigiD-simulator',
    html`<div class="head">
        <div>
          <h1>Er is niets te kiezen</h1>
          <p>${whyNothing(asked(call, 'rid') !== null, open.length)}</p>
        </div>
      </div>
      <div class="stack narrow">
        <p><a class="btn go" href="${call.twin.settings.shopUrl}/start">${icon('out')}Naar de webwinkel</a></p>
        ${
          open.length > 0 &&
          html`<section class="card" aria-labelledby="h-open">
            <header><h2 id="h-open">Bezoeken die nog open staan</h2></header>
            <ul class="lines">
              ${open.map((visit) => html`<li class="pad-s"><a href="/_mock/digid?rid=${visit.rid}">${visit.uid.slice(0, 4)}… (${visit.request})</a></li>`)}
            </ul>
          </section>`
        }
        ${afterwards(call)} ${startSwitch(call)}
      </div>`,
  );
}

const notFound = (reply: FastifyReply, call: PageCall): FastifyReply =>
  sendPage(reply.code(404), call.twin, nothingToChoose(call));

/** The address of an answer that belongs to another session. */
function strangersAnswer(call: PageCall, visit: DigidSessionRow): string {
  const query = new URLSearchParams({ session_secret: 'of-another-session', rid: visit.rid });
  return `${linkUrl(call.twin.settings)}/platform/digid/${visit.uid}/resolve?${query}`;
}

/** The answer of a visit that took longer than it may: the platform does not know it any more (404). */
function answerTooLate(call: PageCall, visit: DigidSessionRow): string | null {
  const back = decide(call.world, call.twin.settings, { rid: visit.rid, outcome: { error: 'unknown_error' } });
  lapseVisit(call.world, visit);
  return back;
}

function answerWithError(call: PageCall, visit: DigidSessionRow, error: string): string | null {
  if (error === mismatch) return strangersAnswer(call, visit);
  if (error === lapsedVisit) return answerTooLate(call, visit);
  return decide(call.world, call.twin.settings, { rid: visit.rid, outcome: { error } });
}

const wrongNumber = 'Dit nummer klopt niet volgens de elfproef. Een BSN heeft negen cijfers.';

function answer(reply: FastifyReply, call: PageCall): FastifyReply {
  const visit = visitOf(call.world, given(call, 'rid') ?? '');
  if (!visit) return notFound(reply, call);
  const error = given(call, 'error');
  const bsn = given(call, 'bsn') ?? '';
  if (error === null && !isBsn(bsn)) {
    return sendPage(reply.code(422), call.twin, choicePage(call, visit, { bsn, problem: wrongNumber }));
  }
  const back =
    error === null
      ? decide(call.world, call.twin.settings, { rid: visit.rid, outcome: { bsn } })
      : answerWithError(call, visit, error);
  return back === null ? notFound(reply, call) : reply.redirect(back, 303);
}

/** The simulator: the step of DigiD between the two redirects of the platform (part 1, 7.4). */
export function addDigidPage(app: FastifyInstance, twin: Twin): void {
  app.get('/_mock/digid', async (request, reply) => {
    const call = pageCall(twin, request);
    const visit = visitOf(call.world, asked(call, 'rid') ?? '');
    return visit ? sendPage(reply, twin, choicePage(call, visit, null)) : sendPage(reply, twin, nothingToChoose(call));
  });
  app.post('/_mock/digid', async (request, reply) => answer(reply, pageCall(twin, request)));
}
