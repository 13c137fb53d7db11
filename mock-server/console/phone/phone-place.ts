import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { Persona } from '../../src/database/scenario.ts';
import type { IdentityRow } from '../../src/database/tables/people.ts';

/** Who holds the phone. */
export interface Holder {
  readonly key: string;
  readonly persona: Persona;
  readonly identity: IdentityRow;
}

/** The screens of the phone; `vraag` asks for a yes, `klaar` says that it is done, `toon` shows a code for the shop. */
export type Place = 'wie' | 'scannen' | 'code' | 'vraag' | 'meldingen' | 'klaar' | 'toon' | 'tegoeden' | 'ik';

/** The address of a place on the phone of somebody. */
export const phoneAt = (holder: Holder, place: Place, more: { readonly [name: string]: string } = {}): string =>
  addressOf('/_mock/phone', { as: holder.key, plek: place, ...more });

/** What was said after a action on this phone. */
const sayings: { readonly [key: string]: readonly [title: string, words: string, good: boolean] } = {
  ja: ['Gelukt', 'De webwinkel logt u binnen een paar tellen in.', true],
  nee: ['Niet ingelogd', 'Er is niets gebeurd. De QR-code op het scherm verloopt vanzelf.', false],
  uit: ['Daar uitgelogd', 'De webwinkel op de computer kan niets meer met uw account.', true],
  unknown: ['Onbekende code', 'Deze code kennen wij niet. Kijk of u hem goed heeft overgenomen.', false],
  used: ['Al gebruikt', 'Met deze code is al ingelogd. Vraag een nieuwe aan in de webwinkel.', false],
  offline: [
    'Geen verbinding',
    'De app bereikt het platform niet. Er is niets gebeurd. Probeer het nog een keer.',
    false,
  ],
  broken: [
    'Er ging iets mis',
    'Het platform gaf een antwoord dat de app niet verwacht. Probeer het later nog een keer.',
    false,
  ],
  too_old: ['Te oud', 'Deze code werkt niet meer. Vraag een nieuwe aan in de webwinkel.', false],
};

/** The outcome of a action as a card on the screen. */
export function saying(key: string | null): Markup | false {
  const said = key !== null && Object.hasOwn(sayings, key) ? sayings[key] : undefined;
  if (!said) return false;
  const [title, words, good] = said;
  return html`<div class="acard said ${good ? 'good' : ''}" role="status">
    ${icon(good ? 'check' : 'warn')}
    <p><b>${title}</b><br />${words}</p>
  </div>`;
}
