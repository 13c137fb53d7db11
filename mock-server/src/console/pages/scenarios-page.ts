import { deed, framed } from './frame.ts';
import { html } from './html.ts';
import type { Markup } from './html.ts';
import { icon } from './icons.ts';
import type { PageCall } from './page-call.ts';

const words = (name: string): string => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

function scene(call: PageCall, [name, sentence]: readonly [string, string]): Markup {
  const current = call.world.scenario === name;
  return html`<li class="card scene ${current ? 'on' : ''}">
    <h2>${words(name)} ${current && html`<span class="tag info">this world</span>`}</h2>
    <p>${sentence}</p>
    <code class="soft">--scenario ${name}</code>
    <div class="row wrap">
      <form class="inline" method="post" action="/_mock/do/scenario">
        <input type="hidden" name="scenario" value="${name}" />
        <input type="hidden" name="back" value="/_mock" />
        <button class="btn s ${current ? '' : 'lean'}">
          ${icon(current ? 'undo' : 'play')}${current ? 'Start again' : 'Start'}<span class="vh"> ${words(name)}</span>
        </button>
      </form>
      ${deed(call, { to: 'world-new', values: { scenario: name }, look: 's', label: html`${icon('world')}Open beside this world<span class="vh">: ${words(name)}</span>` })}
    </div>
  </li>`;
}

/** Every situation by name; starting one replaces what is in this world. */
export function scenariosPage(call: PageCall): Markup {
  const scenarios = [...call.twin.catalogue.scenarios].map(([name, { sentence }]) => [name, sentence] as const);
  return framed(call, {
    title: 'Scenarios',
    at: '/_mock/scenarios',
    lead: html`${scenarios.length} situations. Starting one replaces what is in world <b>${call.worldName}</b>, which is
      kept as a snapshot. The same name starts the development server, a contract state and a test.`,
    main: html`<label class="search wide">
        <span class="vh">Search scenarios</span>${icon('search')}
        <input class="in" type="search" data-filter="scenes" placeholder="digid, code, partner…" autocomplete="off" />
      </label>
      <ul class="gallery" id="scenes">
        ${scenarios.map((line) => scene(call, line))}
      </ul>`,
  });
}
