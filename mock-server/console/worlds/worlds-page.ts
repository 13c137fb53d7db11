import { devWorld, worldNamePattern } from '../../src/world/worlds.ts';
import { timestamp } from '../../src/wire/format.ts';
import { html, type Markup } from '../page-kit/html.ts';
import { action, option, page, table, unseen } from '../page-kit/page.ts';
import type { PageCall } from '../page-kit/page-call.ts';

function worldRow(call: PageCall, name: string): readonly (readonly (Markup | string)[])[] {
  const world = call.platform.worlds.get(name);
  if (!world) return [];
  const isOpen = name === call.worldName;
  return [
    [
      html`<b>${name}</b>${isOpen && ' (open)'}`,
      world.scenario,
      timestamp(world.now()),
      html`<div class="row">
        ${!isOpen && action('world', html`Open${unseen(name)}`, { world: name })}
        ${action('world-copy', html`Copy${unseen(name)}`, { world: name })}
        ${!isOpen && action('world-restore', html`Go back to it${unseen(name)}`, { world: name })}
        ${name !== devWorld && action('world-delete', html`Delete${unseen(name)}`, { world: name })}
      </div>`,
    ],
  ];
}

const newWorld = ({ platform, world }: PageCall): Markup =>
  html`<h2>A new world</h2>
    <form class="row" method="post" action="/_mock/do/world-new">
      <label
        >Scenario<select name="scenario">
          ${[...platform.catalogue.scenarios.keys()].map((name) => option(name, name, name === world.scenario))}
        </select></label
      >
      <label
        >Name (empty: the next free one)<input name="name" pattern="${worldNamePattern}" autocomplete="off"
      /></label>
      <button>Make and open</button>
    </form>`;

/** All worlds of this mock platform: open, copy, go back to or delete one, make one. */
export const worldsPage = (call: PageCall): Markup =>
  page(call, {
    title: 'Worlds',
    at: '/_mock/worlds',
    lead: html`Each has its own data and clock. A request selects one with the header <code>Mock-World</code> or the
      cookie <code>mock-world</code>.
      ${
        call.platform.settings.strictWorlds
          ? 'A request that names none is refused with 400 (--strict).'
          : 'A request that names none goes to dev.'
      }
      To save a state, copy the world; "Go back to it" makes ${call.worldName} as that copy is.`,
    main: html`<div class="beside">
      <div>
        ${table(
          'Worlds',
          ['World', 'Scenario', 'Clock', 'Actions'],
          call.platform.worlds.names().flatMap((name) => worldRow(call, name)),
        )}
      </div>
      <div>${newWorld(call)}</div>
    </div>`,
  });
