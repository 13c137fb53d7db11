import { timeOf } from '../clock/clock-words.ts';
import { face } from '../page-kit/face.ts';
import { action } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { DigidSessionRow } from '../../src/database/tables/outside.ts';
import type { IdentityRow } from '../../src/database/tables/people.ts';
import { freshConfirmations } from '../../src/domain/identity/confirmation.ts';
import { storesBsn } from '../../src/services/digid/digid.ts';
import type { DigidOutcome } from '../../src/services/digid/digid.ts';
import { rememberedChoice } from '../../src/services/digid/digid-memory.ts';

function confirmed(call: PageCall, identity: IdentityRow): Markup {
  const key = identity.persona ?? identity.address;
  const name = call.platform.catalogue.personas.get(key)?.full_name ?? 'Iemand';
  const at = timeOf(identity.bsn_confirmed_at ?? call.world.now()).slice(0, 5);
  return html`<li class="row pad-s">
    ${face(key, 's')}<span class="grow"><b>${name}</b> <span class="soft small">bevestigd om ${at} uur</span></span>
    ${action(call, { to: 'digid-expire', values: { id: String(identity.id) }, look: 's', label: html`${icon('clock')}Laat nu verlopen<span class="vh">: ${name}</span>` })}
  </li>`;
}

/** One thing that can be otherwise after a choice: how it is now, and the button that changes it. */
const switchLine = (
  call: PageCall,
  words: Markup | string,
  act: { readonly to: string; readonly values: { readonly [name: string]: string }; readonly label: string },
): Markup =>
  html`<li class="pad-s stack-s">
    <p class="small soft">${words}</p>
    ${action(call, { ...act, look: 's' })}
  </li>`;

function lapseSwitch(call: PageCall): Markup {
  const lapses = call.world.settings.digid_confirmation_lapses === true;
  return switchLine(
    call,
    lapses
      ? 'Een nieuwe bevestiging verloopt nu meteen.'
      : 'Een bevestiging telt zolang de regeling zegt, op de virtuele klok.',
    {
      to: 'digid-lapses',
      values: { lapses: lapses ? '' : '1' },
      label: lapses ? 'Weer gewoon laten tellen' : 'Nieuwe meteen laten verlopen',
    },
  );
}

/** Of a confirmation for a fund: whether the sponsor keeps the number that it is about. */
function keepsSwitch(call: PageCall, visit: DigidSessionRow): Markup {
  const keeps = storesBsn(call.world, visit);
  return switchLine(
    call,
    keeps
      ? html`De gemeente bewaart het BSN (<code>signed_up</code>).`
      : html`De gemeente bewaart geen BSN (<code>signed_in</code>).`,
    {
      to: 'digid-keeps',
      values: { fund: String(visit.fund_id), keeps: keeps ? '' : '1' },
      label: keeps ? 'Geen BSN laten bewaren' : 'BSN weer laten bewaren',
    },
  );
}

function outcomeWords(call: PageCall, outcome: DigidOutcome): Markup {
  if ('error' in outcome) return html`<code>${outcome.error}</code>`;
  const known = [...call.platform.catalogue.personas.values()].find(({ bsn }) => bsn === outcome.bsn);
  return html`${known && html`<b>${known.full_name}</b> `}<span class="mono">${outcome.bsn}</span>`;
}

function memorySwitch(call: PageCall): Markup {
  const kept = call.world.settings.digid_remembered ?? null;
  const choice = rememberedChoice(call.world);
  const words = choice
    ? html`Elk bezoek loopt nu vanzelf zo af: ${outcomeWords(call, choice)}.`
    : kept === 'next'
      ? 'Uw volgende keuze geldt daarna voor elk bezoek in deze wereld.'
      : 'U kiest bij elk bezoek opnieuw.';
  return switchLine(call, words, {
    to: 'digid-remember',
    values: { remember: kept === null ? '1' : '' },
    label: kept === null ? 'Mijn volgende keuze onthouden' : 'Weer zelf kiezen',
  });
}

/** What becomes of a choice: a confirmation can be over at once, or now; a number can be kept or not; a choice can stand for the next visits. */
export function afterwards(call: PageCall, visit: DigidSessionRow | null): Markup {
  const fresh = freshConfirmations(call.world);
  return html`<section class="card" aria-labelledby="h-after">
    <header><h2 id="h-after">Daarna</h2></header>
    <ul class="lines">
      ${lapseSwitch(call)} ${visit?.request === 'fund_request' && keepsSwitch(call, visit)} ${memorySwitch(call)}
    </ul>
    ${
      fresh.length > 0 &&
      html`<div class="players divided">
        <ul class="lines">
          ${fresh.map((identity) => confirmed(call, identity))}
        </ul>
      </div>`
    }
  </section>`;
}
