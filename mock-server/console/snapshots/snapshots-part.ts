import { snapshotsOf } from './snapshots.ts';
import type { Snapshot } from './snapshots.ts';
import { whenOf } from '../clock/clock-words.ts';
import { backTo, action } from '../frame/frame.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';

const line = (call: PageCall, { name, of, at, request, world }: Snapshot): Markup =>
  html`<li class="row wrap pad-s">
    ${icon('camera')}
    <span class="grow"
      ><b>${name}</b><br /><span class="soft small"
        >${whenOf(at, call.world.now())}, request ${request}, ${of}, <code>${world.scenario}</code></span
      ></span
    >
    <a class="btn s" href="${addressOf('/_mock/data', { compare: name })}#h-since"
      >Compare<span class="vh"> ${name} with now</span></a
    >
    ${action(call, { to: 'restore', values: { name }, look: 's', label: html`Restore<span class="vh"> ${name}</span>` })}
    ${action(call, { to: 'snapshot-delete', values: { name }, look: 's sq', label: html`${icon('trash')}<span class="vh">Delete ${name}</span>` })}
  </li>`;

/** Worlds that were kept by name; restoring one keeps what it replaces. */
export function snapshotsCard(call: PageCall): Markup {
  const snapshots = snapshotsOf(call.platform);
  return html`<section class="card" aria-labelledby="h-kept">
    <header>
      <h2 id="h-kept">Snapshots</h2>
      <span class="push soft small">as long as the mock platform runs</span>
    </header>
    <form class="row pad-s" method="post" action="/_mock/do/snapshot">
      ${backTo(call)}
      <label class="grow"
        ><span class="vh">Name of the snapshot</span
        ><input class="in" name="name" maxlength="60" placeholder="name" autocomplete="off"
      /></label>
      <button class="btn go">${icon('camera')}Snapshot</button>
    </form>
    <ul class="lines">
      ${snapshots.map((one) => line(call, one))}
    </ul>
    ${snapshots.length === 0 && html`<p class="pad soft">Nothing is kept yet.</p>`}
  </section>`;
}
