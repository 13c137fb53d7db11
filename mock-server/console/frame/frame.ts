import { unreadMails, unreadSms } from '../../src/services/mail/mailbox.ts';
import { deskCount } from './desk-count.ts';
import { waitingSignIns } from '../../src/services/phone/phone.ts';
import { unreadPushes } from '../../src/notifications/push.ts';
import { faultsAwake } from '../settings/stored-faults.ts';
import { atOnce, clockControls } from '../clock/clock-part.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { brandMark, icon } from '../page-kit/icons.ts';
import type { IconName } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';

/** What a page of the console is made of. */
export interface Frame {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead: Markup | string;
  /** Address of the menu item that is chosen. */
  readonly at: string;
  readonly acts?: Markup;
  readonly main: Markup;
  readonly scripts?: readonly string[];
  /** Style sheets of this page alone. */
  readonly sheets?: readonly string[];
}

/** A number beside a page: `hot` waits for somebody, `warn` and `bad` tell of trouble. */
type Count = { readonly look?: 'hot' | 'warn' | 'bad'; readonly of: (call: PageCall) => number };

type MenuLine = readonly [address: string, label: string, sign: IconName, count?: Count];

const onThePhone = ({ world }: PageCall): number => waitingSignIns(world).length + unreadPushes(world, null);

const menu: readonly (readonly [group: string | null, lines: readonly MenuLine[]])[] = [
  [
    null,
    [
      ['/_mock', 'Home', 'home'],
      ['/_mock/scenarios', 'Scenarios', 'layers'],
      ['/_mock/worlds', 'Worlds', 'world', { of: ({ platform }) => platform.worlds.names().length }],
    ],
  ],
  ['Watch', [['/_mock/requests', 'Requests', 'list', { of: ({ world }) => world.log.entries.length }]]],
  [
    'Shape',
    [
      ['/_mock/faults', 'Faults', 'bolt', { look: 'warn', of: ({ world }) => faultsAwake(world) }],
      ['/_mock/data', 'Data', 'data'],
    ],
  ],
  [
    'Play',
    [
      ['/_mock/mail', 'Mail', 'mail', { look: 'hot', of: ({ world }) => unreadMails(world) }],
      ['/_mock/sms', 'SMS', 'chat', { look: 'hot', of: ({ world }) => unreadSms(world) }],
      ['/_mock/push', 'Push', 'bell', { look: 'hot', of: ({ world }) => unreadPushes(world, null) }],
      ['/_mock/phone', 'Phone', 'phone', { look: 'hot', of: onThePhone }],
      ['/_mock/digid', 'DigiD', 'card'],
      ['/_mock/desk', 'Desk', 'user', { look: 'hot', of: deskCount }],
    ],
  ],
  ['Learn', [['/_mock/docs', 'API', 'book']]],
];

function menuItem(call: PageCall, at: string, [address, label, sign, count]: MenuLine): Markup {
  const number = count?.of(call) ?? 0;
  return html`<li>
    <a href="${address}" ${at === address && html`aria-current="page"`}
      >${icon(sign)}${label}${number > 0 && html` <span class="n ${count?.look}">${number}</span>`}</a
    >
  </li>`;
}

const navigation = (call: PageCall, at: string): Markup =>
  html`<nav class="nav" aria-label="Mock platform">
    ${menu.map(([group, lines]) => [
      group !== null && html`<h2>${group}</h2>`,
      html`<ul>
        ${lines.map((line) => menuItem(call, at, line))}
      </ul>`,
    ])}
  </nav>`;

/** The mark that stands on every page of the mock platform. */
export const madeUpMark = html`<span class="mark">${icon('eye')}Nagebootst<small> · simulated</small></span>`;

/** Style sheets of every page, in the order in which they build on each other. */
const sheetsOfAll = [
  'base.css',
  'layout.css',
  'frame.css',
  'pieces.css',
  'forms.css',
  'log.css',
  'features.css',
  'bare.css',
  'narrow.css',
];

/** Head of every page; titles begin with "Nagebootst ·". */
export const headOf = (title: string, sheets: readonly string[] = [], scripts: readonly string[] = []): Markup =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Nagebootst · ${title}</title>
    <link rel="icon" href="data:," />
    ${[...sheetsOfAll, ...sheets].map((sheet) => html`<link rel="stylesheet" href="/_mock/assets/${sheet}" />`)}
    <script src="/_mock/assets/console.js" defer></script>
    ${scripts.map((script) => html`<script src="/_mock/assets/${script}" defer></script>`)}
  </head>`;

/** Which world this browser looks at, here and in the shop; every world is its own. */
function worldSwitch(call: PageCall): Markup {
  const names = call.platform.worlds.names();
  return html`<form class="world" method="post" action="/_mock/do/world">
    ${backTo(call)}${icon('world')}<label for="world">World</label>
    <select class="in small" id="world" name="world" aria-description="${atOnce}" title="${atOnce}" data-submit>
      ${names.map((name) => html`<option ${name === call.worldName && html`selected`}>${name}</option>`)}
    </select>
    <noscript><button class="btn s">Go</button></noscript>
    <span class="soft" title="${call.world.scenario}">${call.world.scenario}</span>
  </form>`;
}

const bar = (call: PageCall): Markup =>
  html`<div class="bar">
    <a class="brand" href="/_mock">${brandMark}Stadstegoed mock platform</a>
    ${madeUpMark} ${worldSwitch(call)} ${clockControls(call)}
  </div>`;

/** A page of the console. */
export function framed(call: PageCall, frame: Frame): Markup {
  return html`<html lang="en">
    ${headOf(frame.title, ['phone.css', ...(frame.sheets ?? [])], frame.scripts)}
    <body>
      <a class="skip" href="#main">Skip to the page</a>
      <header>${bar(call)}</header>
      <div class="house">
        ${navigation(call, frame.at)}
        <main class="main" id="main" tabindex="-1">
          <div class="head">
            <div>
              <h1>${frame.title}</h1>
              <p>${frame.lead}</p>
            </div>
            ${frame.acts && html`<div class="acts">${frame.acts}</div>`}
          </div>
          ${frame.main}
        </main>
      </div>
      <p class="vh" role="status" data-status></p>
    </body>
  </html>`;
}

/** A hidden field that brings a form back to the page it stands on. */
export const backTo = (call: PageCall): Markup => html`<input type="hidden" name="back" value="${call.path}" />`;

/** A form with one button that does one action. */
export function action(
  call: PageCall,
  line: { to: string; label: Markup | string; values?: { readonly [name: string]: string }; look?: string },
): Markup {
  const fields = Object.entries(line.values ?? {}).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form class="inline" method="post" action="/_mock/do/${line.to}">
    ${backTo(call)}${fields}<button class="btn ${line.look ?? ''}">${line.label}</button>
  </form>`;
}
