import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { IconName } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { filterBox } from '../page-kit/search-part.ts';
import { residentOf } from '../residents/residents.ts';

const pages: readonly (readonly [address: string, label: string, sign: IconName])[] = [
  ['/_mock', 'Home of the mock platform', 'home'],
  ['/_mock/scenarios', 'Choose a scenario', 'layers'],
  ['/_mock/worlds', 'Choose or make a world', 'world'],
  ['/_mock/data', 'Look at the data', 'data'],
  ['/_mock/requests', 'See the last requests', 'list'],
  ['/_mock/coverage', 'Hold the calls against the description', 'grid'],
  ['/_mock/faults', 'Switch a fault on', 'bolt'],
  ['/_mock/tenants', 'Change a municipality', 'flag'],
  ['/_mock/mail', 'Read mail', 'mail'],
  ['/_mock/sms', 'Read text messages', 'chat'],
  ['/_mock/push', 'Read pushes', 'bell'],
  ['/_mock/phone', 'Pick up the phone', 'phone'],
  ['/_mock/digid', 'Open the DigiD simulator', 'card'],
  ['/_mock/desk', 'Decide at the desk', 'user'],
  ['/_mock/map', 'Open the map', 'map'],
  ['/_mock/api', 'Look a call up', 'book'],
  ['/_mock/calls', 'Drive the console by HTTP', 'list'],
];

/** One box for pages, residents, records and actions; the last two are fetched when it is opened the first time. It is opened by Ctrl or ⌘ K or its button, closed by Escape. */
export function palette(call: PageCall): Markup {
  const people = [...call.platform.catalogue.personas].filter(([name]) => residentOf(call.world, name));
  const line = (address: string, label: string, sign: IconName): Markup =>
    html`<li>
      <a href="${address}">${icon(sign)}<span>${label}</span></a>
    </li>`;
  return html`<dialog class="palette" id="palette" aria-label="Go to or do">
    ${filterBox({ list: 'palette-lines', label: 'Search pages, residents, records and actions', hint: 'Page, resident, record or action' })}
    <ul id="palette-lines" class="lines" data-more="${addressOf('/_mock/palette', { at: call.path })}">
      ${pages.map(([address, label, sign]) => line(address, label, sign))}
      ${people.map(([name, persona]) => line(`/_mock/as/${name}`, `Open the shop as ${persona.full_name}`, 'user'))}
    </ul>
    <p class="row wrap soft small keys">
      <span><kbd>↑</kbd> <kbd>↓</kbd> choose</span><span><kbd>Enter</kbd> do</span><span><kbd>Esc</kbd> close</span
      ><span><kbd>Ctrl .</kbd> freeze or run</span>
    </p>
  </dialog>`;
}
