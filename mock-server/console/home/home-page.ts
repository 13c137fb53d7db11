import { lifeOfMail } from '../../src/domain/identity/link-life.ts';
import { findMails, unreadMails, unreadSms } from '../../src/services/mail/mailbox.ts';
import { deskCount } from '../frame/desk-count.ts';
import { waitingSignIns } from '../../src/services/phone/phone.ts';
import { unreadPushes } from '../../src/notifications/push.ts';
import type { World } from '../../src/database/world.ts';
import { devWorld } from '../../src/database/worlds.ts';
import { faultsAwake } from '../settings/stored-faults.ts';
import { sieves } from '../requests/filter.ts';
import { allWatched } from '../requests/watched.ts';
import { agendaOf } from '../clock/agenda.ts';
import { runningTime } from '../clock/clock-part.ts';
import { longDayOf, timeOf, whenOf } from '../clock/clock-words.ts';
import { backTo, action, framed } from '../frame/frame.ts';
import { homeFoot } from './home-foot.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { IconName } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { residents } from '../residents/residents-part.ts';

function clockButtons(call: PageCall): Markup {
  const { frozen } = call.world.clock.state();
  const running = frozen ? { resume: '1' } : { freeze: '1' };
  return html`<span class="push row wrap">
    ${action(call, { to: 'clock', values: running, look: 's', label: html`${icon(frozen ? 'play' : 'pause')}${frozen ? 'Run' : 'Freeze'}` })}
    ${action(call, { to: 'clock', values: { step_seconds: '60' }, look: 's', label: html`${icon('step')}1 min` })}
    ${action(call, { to: 'clock', values: { step_seconds: '86400' }, look: 's', label: html`${icon('step')}1 day` })}
  </span>`;
}

function agenda(call: PageCall): Markup {
  const now = call.world.now();
  const coming = agendaOf(call.world, 6);
  if (coming.length === 0) return html`<p class="soft">Nothing that the mock platform knows of.</p>`;
  return html`<ol class="agenda">
    ${coming.map(
      ({ at, what }) =>
        html`<li>
          <span class="mono small">${whenOf(at, now)}</span><span>${what}</span>
          ${action(call, { to: 'clock', values: { jump_to: String(at + 1000) }, look: 's', label: html`Jump there<span class="vh">: ${what}</span>` })}
        </li>`,
    )}
  </ol>`;
}

const jumpForm = (call: PageCall): Markup =>
  html`<form class="row bottom wrap" method="post" action="/_mock/do/clock">
    ${backTo(call)}
    <label class="field"
      ><span>Jump to</span><input class="in" id="jump" type="datetime-local" step="1" name="jump_local" required
    /></label>
    <button class="btn">${icon('jump')}Jump</button>
  </form>`;

function clockCard(call: PageCall): Markup {
  const now = call.world.now();
  return html`<section class="card" aria-labelledby="h-clock">
    <header>
      ${icon('clock')}
      <h2 id="h-clock">Virtual clock</h2>
      ${clockButtons(call)}
    </header>
    <div class="pad stack">
      <div class="bigclock">
        ${runningTime(call, html`<b data-time>${timeOf(now)}</b>`)}
        <span
          ><b>${longDayOf(now)}</b><br /><span class="soft small">tokens, windows and reminders all obey it</span></span
        >
      </div>
      <div>
        <h3>What this clock brings next</h3>
        ${agenda(call)}
      </div>
      ${jumpForm(call)}
    </div>
  </section>`;
}

const todoLine = (address: string, sign: IconName, [words, count, look]: [string, number, string]): Markup | false =>
  count > 0 &&
  html`<li>
    <a href="${address}">${icon(sign)}<span>${words}</span><span class="n ${look}">${count}</span></a>
  </li>`;

/** Mails that nobody opened, and until when the first of their links works. */
function mailWords(world: World): string {
  const ends = findMails(world, { unread: true }).flatMap((mail) => lifeOfMail(world, mail)?.until ?? []);
  const said = 'Mails not opened';
  return ends.length === 0 ? said : `${said}, a link lapses at ${whenOf(Math.min(...ends), world.now())}`;
}

function waiting(call: PageCall): Markup {
  const { world } = call;
  const lines = [
    todoLine('/_mock/phone', 'scan', ['Sign-ins that wait for the phone', waitingSignIns(world).length, 'hot']),
    todoLine('/_mock/mail', 'mail', [mailWords(world), unreadMails(world), 'hot']),
    todoLine('/_mock/sms', 'chat', ['Text messages not read', unreadSms(world), 'hot']),
    todoLine('/_mock/push', 'bell', ['Pushes not seen on the phone', unreadPushes(world, null), 'hot']),
    todoLine('/_mock/desk', 'user', ['Decisions at the desk', deskCount(call), 'hot']),
    todoLine('/_mock/faults', 'bolt', ['Faults switched on', faultsAwake(world), 'warn']),
    todoLine('/_mock/requests?only=off', 'warn', [
      'Requests that left the description',
      allWatched(call.platform, world).filter(sieves.off).length,
      'bad',
    ]),
    todoLine('/_mock/requests?only=refused', 'warn', [
      'Requests that were refused',
      world.log.entries.filter((entry) => entry.status >= 400).length,
      'bad',
    ]),
  ].filter((line) => line !== false);
  return html`<section class="card" aria-labelledby="h-wait">
    <header><h2 id="h-wait">Waiting for you</h2></header>
    ${
      lines.length === 0
        ? html`<p class="pad soft">Nothing waits. Open the shop and do something.</p>`
        : html`<ul class="todo">
            ${lines}
          </ul>`
    }
  </section>`;
}

function counts(call: PageCall): Markup {
  const { world } = call;
  const numbers: readonly (readonly [number, string])[] = [
    [world.table('identities').size, 'accounts'],
    [world.table('funds').where('state', 'active').length, 'funds'],
    [world.table('vouchers').size, 'vouchers'],
    [world.table('products').size, 'offers'],
    [world.table('organizations').where('is_provider', true).length, 'providers'],
    [world.table('fund_requests').size, 'requests'],
    [world.table('product_reservations').size, 'reservations'],
    [world.table('reimbursements').size, 'reimbursements'],
  ];
  return html`<section class="card pad" aria-label="Counts">
    <dl class="counts">
      ${numbers.map(
        ([number, word]) =>
          html`<div>
            <dd>${number}</dd>
            <dt>${word}</dt>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** What was damaged or missing of the kept world when it was opened. */
const dataNotes = ({ platform, worldName }: PageCall): readonly Markup[] =>
  (worldName === devWorld ? (platform.kept?.notices ?? []) : []).map(
    (notice) => html`<p class="note warn spaced">${icon('warn')}<span>${notice}</span></p>`,
  );

/** The home of the console: clock, what waits, residents, last requests. */
export function homePage(call: PageCall): Markup {
  const scenario = call.platform.catalogue.scenarios.get(call.world.scenario);
  return framed(call, {
    title: 'Home',
    at: '/_mock',
    lead: html`${scenario?.sentence ?? ''} Everything here is invented and stays on this machine.`,
    sheets: ['requests.css'],
    acts: html`${action(call, { to: 'snapshot', label: html`${icon('camera')}Snapshot` })}
      <a class="btn" href="/_mock/scenarios">${icon('layers')}Other scenario</a>
      ${action(call, { to: 'reset', label: html`${icon('undo')}Back to the start` })}`,
    main: html`${dataNotes(call)}
      <div class="now">
        ${clockCard(call)}
        <div class="stack">${waiting(call)} ${counts(call)}</div>
      </div>
      ${residents(call)} ${homeFoot(call)}`,
  });
}
