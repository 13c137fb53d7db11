import { face } from '../page-kit/face.ts';
import { action, framed } from '../frame/frame.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { filterBox } from '../page-kit/search-part.ts';
import { scenarioPanel } from './scenario-panel.ts';
import { titleWords } from '../page-kit/title-words.ts';
import { themeNames, themeOf } from './scenario-themes.ts';

const address = '/_mock/scenarios';

/** Situations that the page shows before somebody asks for the rest, searches, or chooses a theme. */
const shownFirst = 12;

/** What the address says: the situation in the panel, the theme, and whether all are shown. */
type View = { readonly name: string; readonly theme: string | null; readonly all: boolean };

/** A situation with its sentence. */
type Line = readonly [name: string, sentence: string];

/** Residents whose first name stands in a sentence, as they are known in the mock platform. */
export const namedIn = (personas: ReadonlyMap<string, unknown>, sentence: string): readonly string[] => [
  ...new Set(
    (sentence.match(/\p{Lu}\p{Ll}+/gu) ?? []).map((word) => word.toLowerCase()).filter((word) => personas.has(word)),
  ),
];

/** The residents whom a scenario is about. */
function about(call: PageCall, [, sentence]: Line): Markup | false {
  const people = namedIn(call.platform.catalogue.personas, sentence);
  return (
    people.length > 0 &&
    html`<div class="row">
      <span class="row tight faces">${people.map((one) => face(one, 's'))}</span>
    </div>`
  );
}

const addressIn = (view: View, changes: Partial<Record<'name' | 'theme', string | null>>): string =>
  addressOf(address, { theme: view.theme, all: view.all ? '1' : null, ...changes });

function scene(call: PageCall, view: View, { line, later }: { line: Line; later: boolean }): Markup {
  const [name, sentence] = line;
  const current = call.world.scenario === name;
  return html`<li class="card scene ${name === view.name ? 'on' : ''}" ${later && html`data-deep hidden`}>
    <div class="row">
      <h2 class="grow">
        <a href="${addressIn(view, { name })}#h-scene" ${name === view.name && html`aria-current="true"`}
          >${titleWords(name)}</a
        >
      </h2>
      ${current ? html`<span class="tag info">${icon('play')}running</span>` : html`<span class="soft small">${themeOf(name)}</span>`}
    </div>
    <p>${sentence}</p>
    ${about(call, line)}
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

/** The situation that runs comes first, then the one that is looked at. */
const inOrder = (lines: readonly Line[], call: PageCall, { name }: View): readonly Line[] =>
  lines.toSorted(([one], [other]) => rank(call, name, other) - rank(call, name, one));

const rank = (call: PageCall, chosen: string, name: string): number =>
  name === call.world.scenario ? 2 : Number(name === chosen);

function restLine(view: View, count: number): Markup | false {
  if (view.all || view.theme !== null || count <= shownFirst) return false;
  return html`<p class="soft small rest">
    ${shownFirst} of ${count} shown; the search looks through all.
    <a href="${addressOf(address, { name: view.name, all: '1' })}">Show the rest</a>
  </p>`;
}

function gallery(call: PageCall, view: View, lines: readonly Line[]): Markup {
  const isFolded = restLine(view, lines.length) !== false;
  const ordered = isFolded ? inOrder(lines, call, view) : lines;
  return html`<ul class="gallery" id="scenes">
      ${ordered.map((line, place) => scene(call, view, { line, later: isFolded && place >= shownFirst }))}
    </ul>
    ${restLine(view, lines.length)}`;
}

/** Every situation by name; starting one replaces what is in this world. */
export function scenariosPage(call: PageCall): Markup {
  const all = [...call.platform.catalogue.scenarios].map(([name, { sentence }]): Line => [name, sentence]);
  const wanted = asked(call, 'name') ?? '';
  const theme = themeNames.find((one) => one === asked(call, 'theme')) ?? null;
  const name = call.platform.catalogue.scenarios.has(wanted) ? wanted : call.world.scenario;
  const view = { name, theme, all: asked(call, 'all') !== null };
  const shown = theme === null ? all : all.filter(([one]) => themeOf(one) === theme);
  return framed(call, {
    title: 'Scenarios',
    at: address,
    lead: 'One name for one situation: here, as start option, as contract state and as the start of a test.',
    acts: action(call, {
      to: 'world-copy',
      values: { world: call.worldName },
      label: html`${icon('plus')}New from this world`,
    }),
    sheets: ['data.css', 'requests.css'],
    main: html`<div class="beside">
      <div>
        ${filterBox({ list: 'scenes', label: 'Search scenarios', hint: `${shown.length} situations: digid, code, partner, noor…` })}
        <div class="filters-line">
          ${chips(
            all.map(([one]) => one),
            view,
          )}
        </div>
        ${gallery(call, view, shown)}
      </div>
      ${scenarioPanel(call, view.name, titleWords(view.name))}
    </div>`,
  });
}
