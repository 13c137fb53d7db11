import { timeOf } from '../clock/clock-words.ts';
import { face } from '../page-kit/face.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { IconName } from '../page-kit/icons.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { ProxyRow } from '../../src/database/tables/people.ts';
import { approvedSignIn, lookUp, waitingSignIns } from '../../src/services/phone/phone.ts';
import type { Approved } from '../../src/services/phone/phone.ts';
import { unreadPushes } from '../../src/notifications/push.ts';
import { approvedBy, followedBy } from '../../src/services/phone/sign-in-story.ts';
import { codeLength, codeScreen, showScreen, typedIn } from './phone-code.ts';
import { holdersIn } from './phone-holder.ts';
import { messagesScreen } from './phone-messages.ts';
import { peopleScreen, selfScreen, vouchersScreen } from './phone-own.ts';
import { phoneAt, saying } from './phone-place.ts';
import type { Holder, Place } from './phone-place.ts';
import { askScreen, doneScreen, nothingToAsk, scanScreen } from './phone-scan.ts';

/** What a scanned text holds: the token itself, or the JSON of the QR code around it. */
export function tokenIn(scanned: string): string {
  return /"value"\s*:\s*"([^"]+)"/.exec(scanned)?.[1] ?? scanned.trim();
}

const places: readonly Place[] = ['wie', 'scannen', 'code', 'vraag', 'meldingen', 'klaar', 'toon', 'tegoeden', 'ik'];

/** Where the phone is; it begins at its camera. */
export const placeOf = (call: PageCall): Place => places.find((place) => place === asked(call, 'plek')) ?? 'scannen';

const dock: readonly (readonly [place: Place, label: string, sign: IconName, also: readonly Place[]])[] = [
  ['tegoeden', 'Tegoeden', 'ticket', []],
  ['scannen', 'Scannen', 'scan', ['code', 'vraag', 'klaar']],
  ['meldingen', 'Meldingen', 'bell', []],
  ['ik', 'Wie ben ik', 'user', ['wie', 'toon']],
];

/** What was scanned or typed to its end, if it still waits; null when nothing was. */
function foundOf(call: PageCall): Approved | null {
  const scanned = asked(call, 'scan');
  const place = placeOf(call);
  if (scanned !== null) return lookUp(call.world, { auth_token: tokenIn(scanned) });
  if (place === 'code' && typedIn(call).length === codeLength) return lookUp(call.world, { auth_code: typedIn(call) });
  const newest = place === 'vraag' ? waitingSignIns(call.world)[0] : undefined;
  return newest ? { proxy: newest } : null;
}

/** The sign-in for which the phone asks a yes now. */
export function askedFor(call: PageCall): ProxyRow | undefined {
  const found = foundOf(call);
  return found && 'proxy' in found ? found.proxy : undefined;
}

/** The sign-in that is done: the one of the address, else the last that was approved. */
function doneFor(call: PageCall, { identity }: Holder): ProxyRow | undefined {
  const id = asked(call, 'in');
  return id === null ? approvedBy(call.world, identity) : approvedSignIn(call.world, identity, Number(id));
}

/** The sign-in that the page tells of. */
export const toldOf = (call: PageCall, holder: Holder): ProxyRow | undefined =>
  askedFor(call) ??
  (placeOf(call) === 'klaar' ? doneFor(call, holder) : undefined) ??
  followedBy(call.world, holder.identity.address);

function scanning(call: PageCall, holder: Holder): Markup {
  const found = foundOf(call);
  const problem = found && 'problem' in found ? found.problem : null;
  if (found && 'proxy' in found) return askScreen(call, holder, found.proxy);
  if (placeOf(call) === 'vraag') return nothingToAsk(holder);
  if (placeOf(call) === 'code') return codeScreen(call, holder, problem);
  return html`${saying(problem ?? asked(call, 'gezegd'))} ${scanScreen(call, holder)}`;
}

const screens: { readonly [place in Place]: (call: PageCall, holder: Holder) => Markup } = {
  wie: (call, holder) => peopleScreen(holdersIn(call), holder),
  scannen: scanning,
  code: scanning,
  vraag: scanning,
  meldingen: messagesScreen,
  klaar: (call, holder) => doneScreen(holder, doneFor(call, holder)),
  toon: showScreen,
  tegoeden: vouchersScreen,
  ik: (_call, holder) => selfScreen(holder),
};

function unreadMark(call: PageCall, holder: Holder): Markup | false {
  const unread = unreadPushes(call.world, holder.identity.address);
  return unread > 0 && html`<span class="count">${unread}<span class="vh"> nieuw</span></span>`;
}

function dockOf(call: PageCall, holder: Holder): Markup {
  const here = placeOf(call);
  return html`<nav class="dock" aria-label="App">
    ${dock.map(
      ([place, label, sign, also]) =>
        html`<a href="${phoneAt(holder, place)}" ${(place === here || also.includes(here)) && html`aria-current="page"`}
          >${icon(sign)}${label}${place === 'meldingen' && unreadMark(call, holder)}</a
        >`,
    )}
  </nav>`;
}

/** What is on the glass: the time, the screen and the four places. */
export const glass = (call: PageCall, holder: Holder): Markup =>
  html`<div class="screen">
    <p class="statusbar">
      <span class="num">${timeOf(call.world.now()).slice(0, 5)}</span><span>nagebootste app</span>${icon('phone')}
    </p>
    <div class="app">
      <p class="row tight soft small">${face(holder.key, 's')}U bent ${holder.persona.full_name}</p>
      ${screens[placeOf(call)](call, holder)}
    </div>
    ${dockOf(call, holder)}
  </div>`;
