import type { World } from '../../src/database/world.ts';
import { devWorld, worldNamePattern } from '../../src/database/worlds.ts';
import { longDayOf, timeOf } from '../clock/clock-words.ts';
import { action, framed } from '../frame/frame.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { snapshotsCard } from '../snapshots/snapshots-part.ts';

const address = '/_mock/worlds';

function clockWords(world: World): Markup {
  const { frozen, speed } = world.clock.state();
  const pace = frozen ? 'stands still' : `runs ×${speed}`;
  return html`<span class="mono small">${timeOf(world.now())}</span>
    <span class="soft small">${longDayOf(world.now())}, ${pace}</span>`;
}

function acts(call: PageCall, name: string): Markup {
  const isOpen = name === call.worldName;
  return html`<div class="row wrap">
    ${!isOpen && action(call, { to: 'world', values: { world: name, back: '/_mock' }, look: 's lean', label: html`Open<span class="vh"> ${name}</span>` })}
    ${action(call, { to: 'world-copy', values: { world: name }, look: 's', label: html`${icon('copy')}Copy<span class="vh"> ${name}</span>` })}
    ${name !== devWorld && action(call, { to: 'world-delete', values: { world: name }, look: 's', label: html`${icon('trash')}Delete<span class="vh"> ${name}</span>` })}
  </div>`;
}

const tags = (call: PageCall, name: string): Markup =>
  html`${name === call.worldName && html`<span class="tag info">this world</span>`}
  ${name === devWorld && call.platform.kept !== null && html`<span class="tag">kept on disk</span>`}`;

function worldCard(call: PageCall, name: string): Markup | false {
  const world = call.platform.worlds.get(name);
  if (!world) return false;
  return html`<li class="card scene ${name === call.worldName ? 'on' : ''}">
    <h2>${icon('world')} ${name} ${tags(call, name)}</h2>
    <p><code>${world.scenario}</code></p>
    <p class="row wrap">${clockWords(world)}</p>
    <p class="soft small">${world.log.count} requests, ${world.transactions} changes</p>
    ${acts(call, name)}
  </li>`;
}

const newWorld = (call: PageCall): Markup =>
  html`<section class="card" aria-labelledby="h-new">
    <header>
      ${icon('plus')}
      <h2 id="h-new">A new world</h2>
    </header>
    <form class="pad stack" method="post" action="/_mock/do/world-new">
      <label class="field"
        ><span>Scenario</span>
        <select class="in" name="scenario">
          ${[...call.platform.catalogue.scenarios.keys()].map(
            (name) => html`<option ${name === call.world.scenario && html`selected`}>${name}</option>`,
          )}
        </select></label
      >
      <label class="field"
        ><span>Name (empty: the next free one)</span
        ><input class="in" name="name" pattern="${worldNamePattern}" autocomplete="off"
      /></label>
      <label class="field"
        ><span>Its clock stands still at (empty: as the mock platform says)</span
        ><input class="in" type="datetime-local" step="1" name="now"
      /></label>
      <button class="btn go">${icon('plus')}Make and open</button>
    </form>
  </section>`;

/** A world file goes into this world, or into a new one that gets a name. */
const importForm = (intoNew: boolean): Markup =>
  html`<section class="card" aria-labelledby="h-file">
    <header>
      ${icon('file')}
      <h2 id="h-file">A world as a file</h2>
    </header>
    <div class="pad stack">
      <a class="btn" href="/_mock/api/export" download>${icon('down')}Export this world</a>
      <form class="stack" method="post" action="/_mock/do/import" enctype="multipart/form-data">
        ${intoNew && html`<label class="field"><span>Name of a new world (empty: into this one)</span><input class="in" name="world" pattern="${worldNamePattern}" autocomplete="off" /></label>`}
        <label class="field"
          ><span>World file</span><input class="in" type="file" name="file" accept=".json,application/json" required
        /></label>
        <button class="btn">${icon('up')}Import</button>
      </form>
      <p class="soft small">What an import replaces is kept as a snapshot.</p>
    </div>
  </section>`;

/** All worlds of this mock platform side by side, with what is kept of them. */
export function worldsPage(call: PageCall): Markup {
  const names = call.platform.worlds.names();
  const { strictWorlds } = call.platform.settings;
  return framed(call, {
    title: 'Worlds',
    at: address,
    lead: html`${names.length} worlds, each with its own data and clock. A request chooses one by the header
      <code>Mock-World</code> or the cookie <code>mock-world</code>.`,
    sheets: ['data.css'],
    main: html`<p class="note ${strictWorlds ? 'warn' : ''}">
        ${icon('world')}<span
          >${
            strictWorlds
              ? html`<b>Strict.</b> A request that names no world is refused with 400.`
              : html`<b>Not strict.</b> A request that names no world goes to <b>dev</b>. Start with
                  <code>--strict</code> to refuse it.`
          }</span
        >
      </p>
      <div class="beside">
        <ul class="gallery">
          ${names.map((name) => worldCard(call, name))}
        </ul>
        <div class="stack">${newWorld(call)} ${snapshotsCard(call)} ${importForm(true)}</div>
      </div>`,
  });
}
