import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DigidSessionRow } from '../../src/tables/services.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { isBsn } from '../../src/domain/identity/bsn.ts';
import { freshConfirmations } from '../../src/domain/identity/confirmation.ts';
import { lapsedVisit, mismatch, rememberedChoice, rememberIfAsked } from '../../src/services/digid/digid-memory.ts';
import { digidErrors, visitOf, type DigidOutcome } from '../../src/services/digid/digid.ts';
import { timeOf } from '../page-kit/clock-words.ts';
import { addressOf, html, type Markup } from '../page-kit/html.ts';
import { action, barePage, hidden, option, page, table, unseen } from '../page-kit/page.ts';
import { asked, given, pageCall, sendPage, type PageCall } from '../page-kit/page-call.ts';
import { residentName, residentOf } from '../residents/residents.ts';
import { answerVisit } from './digid-answer.ts';

/** Every outcome but a sign-in: those of DigiD and the platform, and two of the simulator. */
const failures: readonly (readonly [code: string, meaning: string])[] = [
  ...digidErrors.map(({ code, meaning }) => [code, `${meaning} (${code})`] as const),
  [lapsedVisit, 'Tijd is op: langer dan tien minuten'],
  [mismatch, 'Antwoord hoort niet bij deze sessie'],
];

/** Who can be played; the resident who came from the shop first. */
function people({ platform, world }: PageCall, visit: DigidSessionRow): Markup {
  const own = world.table('identities').first('address', visit.identity_address ?? '')?.persona;
  const players = [...platform.catalogue.personas]
    .filter(([, { bsn }]) => bsn !== null)
    .toSorted(([one], [other]) => Number(other === own) - Number(one === own));
  return html`<h2>Bewoners</h2>
    <form method="post" action="/_mock/digid">
      ${hidden('rid', visit.rid)}
      <ul class="grid">
        ${players.map(
          ([key, { full_name, bsn }]) =>
            html`<li class="card">
              <button name="bsn" value="${bsn}">${full_name}</button>
              <small>${bsn}${residentOf(world, key) ? '' : ', nog geen account'}</small>
            </li>`,
        )}
      </ul>
    </form>`;
}

const freeNumber = (visit: DigidSessionRow, typed: string | null): Markup =>
  html`<h2>Een ander BSN</h2>
    <form method="post" action="/_mock/digid" novalidate>
      ${hidden('rid', visit.rid)}
      <label
        >Burgerservicenummer
        <input
          name="bsn"
          inputmode="numeric"
          autocomplete="off"
          value="${typed ?? '999937704'}"
          aria-describedby="bsn-note"
          ${typed !== null && html`aria-invalid="true"`}
      /></label>
      <p class="${typed === null ? 'soft' : 'warn'}" id="bsn-note">
        ${typed === null ? 'Dit nummer is van niemand.' : 'Dit nummer klopt niet volgens de elfproef. Een BSN heeft negen cijfers.'}
      </p>
      <button>Inloggen</button>
    </form>`;

const otherOutcomes = (visit: DigidSessionRow): Markup =>
  html`<h2>Andere afloop</h2>
    <form method="post" action="/_mock/digid">
      ${hidden('rid', visit.rid)}
      <ul class="grid">
        ${failures.map(
          ([code, words]) =>
            html`<li><button name="error" value="${code}">Kies${unseen(`: ${words}`)}</button> ${words}</li>`,
        )}
      </ul>
    </form>`;

function choicePage(call: PageCall, visit: DigidSessionRow, typed: string | null): Markup {
  const fund = visit.fund_id === null ? undefined : call.world.table('funds').get(visit.fund_id);
  return barePage(
    'Wie logt er in?',
    html`<p>
        Dit is niet DigiD: u geeft hier niets van uzelf. De webwinkel vraagt
        ${fund ? html`om een bevestiging voor <b>${fund.name}</b>` : 'wie er inlogt'}.
      </p>
      ${people(call, visit)} ${freeNumber(visit, typed)} ${otherOutcomes(visit)}
      <p><a href="/_mock/digid">Instellingen van de simulator</a></p>`,
  );
}

const nameIn = (call: PageCall, outcome: DigidOutcome): string => {
  if ('error' in outcome) return new Map(failures).get(outcome.error) ?? outcome.error;
  const known = [...call.platform.catalogue.personas.values()].find(({ bsn }) => bsn === outcome.bsn);
  return known ? `${known.full_name}, ${outcome.bsn}` : outcome.bsn;
};

function memory(call: PageCall): Markup {
  const choice = rememberedChoice(call.world);
  const isNext = call.world.settings.digid_remembered === 'next';
  return html`<p>
      ${choice ? html`Every visit ends as <b lang="nl">${nameIn(call, choice)}</b>.` : isNext ? 'The next choice is remembered for all visits.' : 'Each visit asks for a choice.'}
    </p>
    ${choice || isNext ? action('digid-remember', 'Choose again at each visit') : action('digid-remember', 'Remember my next choice', { remember: 1 })}`;
}

const startError = (call: PageCall): Markup =>
  html`<form class="row" method="post" action="/_mock/do/digid-start">
    <label
      >A start of DigiD<select name="code">
        ${[
          ['', 'is accepted'],
          ['0050', 'is refused with 0050, too busy'],
          ['api_0000', 'is refused with API_0000, not available'],
        ].map(([code = '', words = '']) => option(code, words, code === (call.world.settings.digid_start_error ?? '')))}
      </select></label
    ><button>Set</button>
  </form>`;

const confirmations = (call: PageCall): Markup => {
  const rows = freshConfirmations(call.world).map((identity) => [
    residentName(call.platform, call.world, identity.address),
    identity.bsn_confirmed_at === null ? '' : timeOf(identity.bsn_confirmed_at),
    action('digid-expire', 'Let it expire now', { id: identity.id }),
  ]);
  const expires = call.world.settings.digid_confirmation_lapses === true;
  return html`<p>
      ${expires ? 'A new confirmation expires at once.' : 'A confirmation counts as long as the fund says.'}
    </p>
    ${action('digid-lapses', expires ? 'Let confirmations count again' : 'Let new confirmations expire at once', { lapses: expires ? '' : 1 })}
    ${rows.length === 0 ? html`<p>Nobody has a confirmation that counts.</p>` : table('Confirmations', ['Resident', 'Confirmed at', 'Action'], rows)}`;
};

const visits = ({ world }: PageCall): Markup => {
  const open = world
    .table('digid_sessions')
    .all()
    .filter(({ rid }) => visitOf(world, rid));
  return open.length === 0
    ? html`<p>Nobody is at DigiD now. A visit begins in the shop.</p>`
    : html`<ul>
        ${open.map(({ rid, request, created_at }) => html`<li><a href="${addressOf('/_mock/digid', { rid })}">${request}, since ${timeOf(created_at)}</a></li>`)}
      </ul>`;
};

/** What the simulator does for the next visits; `problem` says why there is nothing to choose. */
const settingsPage = (call: PageCall, problem: string | null): Markup =>
  page(call, {
    title: 'DigiD',
    at: '/_mock/digid',
    lead: 'Simulates DigiD: the shop sends a resident here, who chooses who signs in, or how it fails.',
    main: html`${problem !== null && html`<p class="card warn">${problem}</p>`}
      <h2>Open visits</h2>
      ${visits(call)}
      <h2>Next visits</h2>
      ${memory(call)} ${startError(call)}
      <h2>Confirmations</h2>
      ${confirmations(call)}`,
  });

const visitIsOver = (reply: FastifyReply, call: PageCall): FastifyReply =>
  sendPage(
    reply.code(404),
    call.platform,
    settingsPage(call, 'This visit to DigiD does not exist, is used or took longer than ten minutes.'),
  );

/** Sends the browser back as was chosen, by a person or by the remembered choice. */
function goBack(reply: FastifyReply, call: PageCall, [visit, outcome]: [DigidSessionRow, DigidOutcome]): FastifyReply {
  const back = answerVisit(call, visit, outcome);
  return back === null ? visitIsOver(reply, call) : reply.redirect(back, 303);
}

function answer(reply: FastifyReply, call: PageCall): FastifyReply {
  const visit = visitOf(call.world, given(call, 'rid') ?? '');
  if (!visit) return visitIsOver(reply, call);
  const [error, bsn] = [given(call, 'error'), given(call, 'bsn') ?? ''];
  if (error === null && !isBsn(bsn)) return sendPage(reply.code(422), call.platform, choicePage(call, visit, bsn));
  const outcome = error === null ? { bsn } : { error };
  rememberIfAsked(call.world, outcome);
  return goBack(reply, call, [visit, outcome]);
}

/** The simulator: the step of DigiD between the two redirects of the platform. */
export function addDigidPage(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/digid', async (request, reply) => {
    const call = pageCall(platform, request);
    const rid = asked(call, 'rid');
    if (rid === null) return sendPage(reply, platform, settingsPage(call, null));
    const visit = visitOf(call.world, rid);
    if (!visit) return visitIsOver(reply, call);
    const remembered = rememberedChoice(call.world);
    return remembered
      ? goBack(reply, call, [visit, remembered])
      : sendPage(reply, platform, choicePage(call, visit, null));
  });
  app.post('/_mock/digid', async (request, reply) => answer(reply, pageCall(platform, request)));
}
