import { framed } from './frame.ts';
import { addressOf, html } from './html.ts';
import type { Markup } from './html.ts';
import { icon } from './icons.ts';
import { asked } from './page-call.ts';
import type { PageCall } from './page-call.ts';
import { filterBox } from './search-part.ts';
import { scenarioPanel } from './scenario-panel.ts';
import { titleWords } from './title-words.ts';
import { themeNames, themeOf } from './scenario-themes.ts';

const address = '/_mock/scenarios';

/** What the address says: the situation in the panel, and the theme. */
type View = { readonly name: string; readonly theme: string | null };

function scene(call: PageCall, view: View, [name, sentence]: readonly [string, string]): Markup {
  const current = call.world.scenario === name;
  return html`<li class="card scene ${name === view.name ? 'on' : ''}">
    <div class="row">
      <h2 class="grow">
        <a
          href="${addressOf(address, { name, theme: view.theme })}#h-scene"
          ${name === view.name && html`aria-current="true"`}
          >${titleWords(name)}</a
        >
      </h2>
      ${current ? html`<span class="tag info">${icon('play')}running</span>` : html`<span class="soft small">${themeOf(name)}</span>`}
    </div>
    <p>${sentence}</p>
    <form class="row between" method="post" action="/_mock/do/scenario">
      <code class="soft">--scenario ${name}</code>
      <input type="hidden" name="scenario" value="${name}" />
      <input type="hidden" name="back" value="/_mock" />
      <button class="btn s ${current ? '' : 'lean'}">
        ${icon(current ? 'undo' : 'play')}${current ? 'Start again' : 'Start'}<span class="vh">
          ${titleWords(name)}</span
        >
      </button>
    </form>
  </li>`;
}

function chips(all: readonly string[], view: View): Markup {
  const chip = (label: string, theme: string | null, count: number): Markup =>
    html`<a class="chip" href="${addressOf(address, { theme })}" ${theme === view.theme && html`aria-current="page"`}
      >${label} <span class="num">${count}</span></a
    >`;
  return html`<nav class="chips spaced" aria-label="Themes">
    ${chip('All', null, all.length)}
    ${themeNames.map((theme) => chip(theme, theme, all.filter((name) => themeOf(name) === theme).length))}
  </nav>`;
}

/** Every situation by name; starting one replaces what is in this world. */
export function scenariosPage(call: PageCall): Markup {
  const all = [...call.twin.catalogue.scenarios].map(([name, { sentence }]) => [name, sentence] as const);
  const wanted = asked(call, 'name') ?? '';
  const theme = themeNames.find((one) => one === asked(call, 'theme')) ?? null;
  const view = { name: call.twin.catalogue.scenarios.has(wanted) ? wanted : call.world.scenario, theme };
  const shown = theme === null ? all : all.filter(([name]) => themeOf(name) === theme);
  return framed(call, {
    title: 'Scenarios',
    at: address,
    lead: 'One name for one situation: here, as start option, as contract state and as the start of a test.',
    sheets: ['data.css', 'requests.css'],
    main: html`<div class="beside">
      <div>
        ${filterBox({ list: 'scenes', label: 'Search scenarios', hint: 'digid, code, partner…' })}
        <div class="filters-line">
          ${chips(
            all.map(([name]) => name),
            view,
          )}
        </div>
        <ul class="gallery" id="scenes">
          ${shown.map((line) => scene(call, view, line))}
        </ul>
      </div>
      ${scenarioPanel(call, view.name, titleWords(view.name))}
    </div>`,
  });
}
