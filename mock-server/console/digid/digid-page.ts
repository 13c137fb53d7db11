import type { FastifyInstance, FastifyReply } from 'fastify';
import { minute } from '../../src/clock/calendar.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { headOf } from '../frame/frame.ts';
import { icon } from '../page-kit/icons.ts';
import { asked, given, pageCall, sendPage } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { isBsn } from '../../src/domain/identity/bsn.ts';
import type { DigidSessionRow } from '../../src/database/tables/outside.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { visitOf } from '../../src/services/digid/digid.ts';
import type { DigidOutcome } from '../../src/services/digid/digid.ts';
import { rememberedChoice, rememberIfAsked } from '../../src/services/digid/digid-memory.ts';
import { afterwards } from './digid-afterwards.ts';
import { answerVisit } from './digid-answer.ts';
import { freeNumber } from './digid-number.ts';
import { otherEndings, people, startSwitch } from './digid-parts.ts';

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
  const name = own?.persona ? (call.platform.catalogue.personas.get(own.persona)?.full_name ?? own.persona) : 'niemand';
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

function choicePage(call: PageCall, visit: DigidSessionRow, typed: string | null): Markup {
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
          <section class="played" aria-label="Bewoners">
            ${people(call, visit)} ${freeNumber(call, visit, typed)}
          </section>
          ${afterwards(call, visit)}
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
        <p><a class="btn go" href="${call.platform.settings.shopUrl}/start">${icon('out')}Naar de webwinkel</a></p>
        ${
          open.length > 0 &&
          html`<section class="card" aria-labelledby="h-open">
            <header><h2 id="h-open">Bezoeken die nog open staan</h2></header>
            <ul class="lines">
              ${open.map((visit) => html`<li class="pad-s"><a href="/_mock/digid?rid=${visit.rid}">${visit.uid.slice(0, 4)}… (${visit.request})</a></li>`)}
            </ul>
          </section>`
        }
        ${afterwards(call, null)} ${startSwitch(call)}
      </div>`,
  );
}

const notFound = (reply: FastifyReply, call: PageCall): FastifyReply =>
  sendPage(reply.code(404), call.platform, nothingToChoose(call));

/** The browser goes back as was chosen, by somebody or by the choice that this world remembers. */
function goBack(reply: FastifyReply, call: PageCall, [visit, outcome]: [DigidSessionRow, DigidOutcome]): FastifyReply {
  const back = answerVisit(call, visit, outcome);
  return back === null ? notFound(reply, call) : reply.redirect(back, 303);
}

function answer(reply: FastifyReply, call: PageCall): FastifyReply {
  const visit = visitOf(call.world, given(call, 'rid') ?? '');
  if (!visit) return notFound(reply, call);
  const error = given(call, 'error');
  const bsn = given(call, 'bsn') ?? '';
  if (error === null && !isBsn(bsn)) return sendPage(reply.code(422), call.platform, choicePage(call, visit, bsn));
  const outcome = error === null ? { bsn } : { error };
  rememberIfAsked(call.world, outcome);
  return goBack(reply, call, [visit, outcome]);
}

/** The simulator: the step of DigiD between the two redirects of the platform (part 1, 7.4). */
export function addDigidPage(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/digid', async (request, reply) => {
    const call = pageCall(platform, request);
    const visit = visitOf(call.world, asked(call, 'rid') ?? '');
    if (!visit) return sendPage(reply, platform, nothingToChoose(call));
    const remembered = rememberedChoice(call.world);
    return remembered
      ? goBack(reply, call, [visit, remembered])
      : sendPage(reply, platform, choicePage(call, visit, asked(call, 'bsn')));
  });
  app.post('/_mock/digid', async (request, reply) => answer(reply, pageCall(platform, request)));
}
