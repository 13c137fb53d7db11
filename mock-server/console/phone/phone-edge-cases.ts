import type { FastifyInstance } from 'fastify';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { asked, given } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { shortUrl, statusMark } from '../requests/requests-part.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { shortValue } from '../requests/changes.ts';
import { watched } from '../requests/watched.ts';
import { textOfBody } from '../../src/database/request-log.ts';
import type { LoggedRequest } from '../../src/database/request-log.ts';
import { isEdgeCase, shopShowsQr, tryEdgeCase } from './edge-cases.ts';
import type { EdgeCase, Resident, Trial } from './edge-cases.ts';
import { holdersIn } from './phone-holder.ts';
import { phoneAt } from './phone-place.ts';
import type { Holder } from './phone-place.ts';

const someoneElse = (call: PageCall, holder: Holder): Holder | null =>
  holdersIn(call).find(({ key }) => key !== holder.key) ?? null;

const firstName = ({ persona }: Holder): string => persona.full_name.split(' ')[0] ?? persona.full_name;

/** The edge cases with the words on their buttons. */
function thingsFor(call: PageCall, holder: Holder): readonly (readonly [thing: EdgeCase, words: string])[] {
  const other = someoneElse(call, holder);
  return [
    ['twice', 'Scan it twice'],
    ['lapsed', 'Scan a lapsed one'],
    ...(other ? [['as-another', `Approve as ${firstName(other)}`] as const] : []),
    ['wrong-code', 'Type a wrong code'],
    ['no-network', 'No network'],
  ];
}

const isShops = ({ sent }: LoggedRequest): boolean => sent.headers['client-type'] === 'webshop';

function came({ status, answer }: LoggedRequest): string {
  if (status === 0) return 'no answer, the connection broke';
  return shortValue(textOfBody(answer.body) ?? '', 80);
}

const line = (call: PageCall, entry: LoggedRequest): Markup =>
  html`<li class="pad-s small">
    <b>${isShops(entry) ? 'Shop' : 'App'}</b> <a href="/_mock/requests?n=${entry.id}">${entry.id}</a>
    <span class="mono tiny">${entry.method} ${shortUrl(entry.url)}</span>
    ${statusMark(watched(call.platform, call.world, entry))}<br /><code>${came(entry)}</code>
  </li>`;

/** What came of the last try: the calls of the app, and what the shop heard after them. */
function outcome(call: PageCall, words: string | undefined): Markup | false {
  const numbers = (asked(call, 'n') ?? '').split('.').map(Number);
  const entries = numbers.flatMap((number) => call.world.log.get(number) ?? []);
  if (words === undefined || entries.length === 0) return false;
  return html`<div role="status">
    <h3 class="pad-s divided">${words}: what came of it</h3>
    <ol class="lines tries">
      ${entries.map((entry) => line(call, entry))}
    </ol>
  </div>`;
}

/** Buttons for what people do wrong with a phone. */
export function oddThings(call: PageCall, holder: Holder): Markup {
  const things = thingsFor(call, holder);
  return html`<section class="card" aria-labelledby="h-odd">
    <header><h2 id="h-odd">Edge cases to try</h2></header>
    <form class="pad chips" method="post" action="/_mock/phone/odd">
      <input type="hidden" name="as" value="${holder.key}" />
      ${things.map(([thing, words]) => html`<button class="chip" name="thing" value="${thing}">${words}</button>`)}
    </form>
    ${outcome(call, things.find(([thing]) => thing === asked(call, 'odd'))?.[1])}
  </section>`;
}

const residentFor = ({ key, persona, identity }: Holder): Resident => ({
  key,
  town: persona.town ?? 'zonnedorp',
  identity,
});

/** Where something odd is tried: here, by the one who holds the phone. */
export function trialBy(app: FastifyInstance, call: PageCall, holder: Holder): Trial {
  const other = someoneElse(call, holder);
  const { world, worldName } = call;
  return { app, world, worldName, holder: residentFor(holder), other: other && residentFor(other) };
}

/** Does the edge case that was pressed, and gives the address of the phone that tells of it. */
export async function edgeCaseDone(app: FastifyInstance, call: PageCall, holder: Holder): Promise<string> {
  const thing = given(call, 'thing') ?? '';
  if (!isEdgeCase(thing)) throw consoleProblem(404, `There is no edge case "${thing}".`);
  const { said, requests } = await tryEdgeCase(trialBy(app, call, holder), thing);
  return phoneAt(holder, 'scannen', { gezegd: said, odd: thing, n: requests.join('.') });
}

/** A shop shows a QR code, as when somebody there chooses to sign in with the app. */
export async function shopAsks(app: FastifyInstance, call: PageCall, holder: Holder): Promise<string> {
  await shopShowsQr(trialBy(app, call, holder));
  return phoneAt(holder, 'scannen');
}
