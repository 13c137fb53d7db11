import { isAwake } from '../../src/faults/faults.ts';
import { timeOf, shortDayOf } from './clock-words.ts';
import { html, type Markup } from './html.ts';
import { asked, type PageCall } from './page-call.ts';
import { stateMark } from './state-mark.ts';

const pages: readonly (readonly [address: string, label: string])[] = [
  ['/_mock', 'Home'],
  ['/_mock/requests', 'Requests'],
  ['/_mock/mail', 'Mailbox'],
  ['/_mock/phone', 'Phone'],
  ['/_mock/digid', 'DigiD'],
  ['/_mock/desk', 'Desk'],
  ['/_mock/faults', 'Faults'],
  ['/_mock/worlds', 'Worlds'],
  ['/_mock/docs', 'API docs'],
];

/** Marks every page as simulated, so that nobody takes it for the real thing. */
const simulatedMark = html`<span class="mark">Nagebootst<small> · simulated</small></span>`;

/** The head of every page; titles begin with "Nagebootst ·". */
const headOf = (title: string): Markup =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Nagebootst · ${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/_mock/assets/style.css" />
    <script src="/_mock/assets/console.js" defer></script>
  </head>`;

/** What a page of the console is made of. */
export interface Page {
  readonly title: string;
  /** The address of the menu item that is current; left out for a page that is not in the menu. */
  readonly at?: string;
  readonly lead?: Markup | string;
  readonly main: Markup;
}

const menu = (at: string | undefined): Markup =>
  html`<nav aria-label="Mock platform">
    ${pages.map(
      ([address, label]) => html`<a href="${address}" ${address === at && html`aria-current="page"`}>${label}</a>`,
    )}
  </nav>`;

/** Says that the clock of the world stands still or runs faster; nothing when it runs as usual. */
function clockWords({ world }: PageCall): Markup | false {
  const { frozen, speed } = world.clock.state();
  if (frozen) return html` ${stateMark('held', 'clock stands still')}`;
  return speed !== 1 && html` (${speed} times as fast)`;
}

/** How many faults can still match, with the way to them. */
function faultsOn({ world }: PageCall): Markup | false {
  const { length } = world
    .table('faults')
    .all()
    .filter((fault) => isAwake(fault, world.now()));
  return (
    length > 0 &&
    html`<a href="/_mock/faults">${stateMark('fault', `${length} fault${length === 1 ? '' : 's'} on`)}</a>`
  );
}

/** A page of the console: menu, world and clock, title, content. */
export const page = (call: PageCall, { title, at, lead, main }: Page): Markup => {
  const { world, worldName } = call;
  const done = asked(call, 'done');
  return html`<html lang="en">
    ${headOf(title)}
    <body>
      <a class="skip" href="#main">Skip to the page</a>
      <header>
        <p>
          ${simulatedMark} World <a href="/_mock/worlds">${worldName}</a>, ${shortDayOf(world.now())},
          ${timeOf(world.now())}${clockWords(call)} ${faultsOn(call)}
        </p>
        ${menu(at)}
      </header>
      <main id="main" tabindex="-1">
        <h1>${title}</h1>
        ${done !== null && html`<p class="card" role="status" tabindex="-1" autofocus>${done}</p>`}
        ${lead && html`<p>${lead}</p>`} ${main}
      </main>
    </body>
  </html>`;
};

/** A page without the menu: where a shop sends residents, in Dutch, or where there is no world to show a menu of. */
export const barePage = (title: string, main: Markup, language: 'nl' | 'en' = 'nl'): Markup =>
  html`<html lang="${language}">
    ${headOf(title)}
    <body>
      <header><p>${simulatedMark}</p></header>
      <main id="main">
        <h1>${title}</h1>
        ${main}
      </main>
    </body>
  </html>`;

export const hidden = (name: string, value: string | number): Markup =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** A form that is one button: does an action and comes back to its page. */
export const action = (
  to: string,
  label: Markup | string,
  values: { readonly [name: string]: string | number } = {},
): Markup =>
  html`<form class="inline" method="post" action="/_mock/do/${to}">
    ${Object.entries(values).map(([name, value]) => hidden(name, value))}<button>${label}</button>
  </form>`;

/** Words for screen readers only, that tell equal buttons apart. */
export const unseen = (words: string): Markup => html`<span class="unseen"> ${words}</span>`;

export const option = (value: string | number, label: string, selected = false): Markup =>
  html`<option value="${value}" ${selected && html`selected`}>${label}</option>`;

/** Copies the text of an element, or a new token of a resident; the script of the pages shows it and says that it is done. */
export const copyButton = (what: 'element' | 'token-of', name: string, label: Markup | string): Markup =>
  html`<button type="button" data-copy="${what}" data-name="${name}" hidden>${label}</button>
    <span role="status"></span>`;

/** A table, which scrolls sideways where the window is narrow. */
export const table = (
  label: string,
  heads: readonly string[],
  rows: readonly (readonly (Markup | string)[])[],
): Markup =>
  html`<div class="scroll" role="region" tabindex="0" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
