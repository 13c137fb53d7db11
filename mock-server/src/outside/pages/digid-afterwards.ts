import { timeOf } from '../../console/pages/clock-words.ts';
import { face } from '../../console/pages/face.ts';
import { deed } from '../../console/pages/frame.ts';
import { html } from '../../console/pages/html.ts';
import type { Markup } from '../../console/pages/html.ts';
import { icon } from '../../console/pages/icons.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import type { IdentityRow } from '../../store/table-people.ts';
import { freshConfirmations } from '../confirmation.ts';

function confirmed(call: PageCall, identity: IdentityRow): Markup {
  const key = identity.persona ?? identity.address;
  const name = call.twin.catalogue.personas.get(key)?.full_name ?? 'Iemand';
  const at = timeOf(identity.bsn_confirmed_at ?? call.world.now()).slice(0, 5);
  return html`<li class="row pad-s">
    ${face(key, 's')}<span class="grow"><b>${name}</b> <span class="soft small">bevestigd om ${at} uur</span></span>
    ${deed(call, { to: 'digid-expire', values: { id: String(identity.id) }, look: 's', label: html`${icon('clock')}Laat nu verlopen<span class="vh">: ${name}</span>` })}
  </li>`;
}

/** What becomes of a confirmation: it can be over at once, or now. */
export function afterwards(call: PageCall): Markup {
  const fresh = freshConfirmations(call.world);
  const lapses = call.world.settings.digid_confirmation_lapses === true;
  return html`<section class="card" aria-labelledby="h-after">
    <header><h2 id="h-after">Daarna</h2></header>
    <div class="pad-s stack-s">
      <p class="small soft">
        ${lapses ? 'Een nieuwe bevestiging verloopt nu meteen.' : 'Een bevestiging telt zolang de regeling zegt, op de virtuele klok.'}
      </p>
      ${deed(call, { to: 'digid-lapses', values: { lapses: lapses ? '' : '1' }, look: 's', label: lapses ? 'Weer gewoon laten tellen' : 'Nieuwe meteen laten verlopen' })}
    </div>
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
