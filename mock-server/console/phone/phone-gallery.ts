import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { framed } from '../frame/frame.ts';
import { asked } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { holderOf } from './phone-holder.ts';
import type { Holder } from './phone-place.ts';
import { glass } from './phone-view.ts';

/** A screen with what its address asks; `code` without a sign-in that waits for it is refused. */
type Shown = {
  readonly name: string;
  readonly says: string;
  readonly query: { readonly [name: string]: string };
};

const shown: readonly Shown[] = [
  { name: 'Sign in as', says: 'pick a resident, or show a code to the shop', query: { plek: 'wie' } },
  { name: 'Scan a QR', says: 'sees the code of the open shop tab', query: { plek: 'scannen' } },
  { name: 'Type a code', says: 'six digits; says at once what is wrong', query: { plek: 'code' } },
  { name: 'Approve', says: 'names the device and the moment; the newest that waits', query: { plek: 'vraag' } },
  { name: 'Notifications', says: 'what the mock platform pushed, with its key', query: { plek: 'meldingen' } },
  { name: 'Done', says: 'says where to look now; the last that was approved', query: { plek: 'klaar' } },
  { name: 'Show a code', says: 'other way: the shop signs the app in', query: { plek: 'toon' } },
  { name: 'Refused', says: 'unknown 404, used or lapsed 403', query: { plek: 'code', code: '000000' } },
  { name: 'Vouchers', says: 'enough to pay at the till of the desk', query: { plek: 'tegoeden' } },
];

const addressFor = (key: string, { query }: Shown): string => addressOf('/_mock/phone', { as: key, ...query });

/** Every screen of the phone by name, with the address at which a test can start. */
export const screenAddresses = (key: string): readonly { readonly name: string; readonly address: string }[] =>
  shown.map((one) => ({ name: one.name, address: addressFor(key, one) }));

/** A screen as it is now, to look at: nothing on it can be pressed, its name leads to it. */
const figure = (call: PageCall, holder: Holder, [one, number]: readonly [Shown, number]): Markup =>
  html`<li>
    <figure>
      <figcaption>
        <a href="${addressFor(holder.key, one)}"><b>${number} ${one.name}</b></a
        ><br /><span class="soft small">${one.says}</span><br /><code class="tiny">${addressFor(holder.key, one)}</code>
      </figcaption>
      <div class="phone" lang="nl" inert>${glass({ ...call, query: { ...one.query, as: holder.key } }, holder)}</div>
    </figure>
  </li>`;

/** All screens of the phone beside each other. */
export function galleryPage(call: PageCall): Markup {
  const holder = holderOf(call, asked(call, 'as'));
  return framed(call, {
    title: 'Phone, all screens',
    at: '/_mock/phone',
    sheets: ['messages.css', 'app.css'],
    lead: 'Each has an address of its own, so that a test can start there. They show the world as it is now.',
    acts: html`<a class="btn" href="${addressOf('/_mock/phone', { as: holder?.key })}">Back to the phone</a>`,
    main: holder
      ? html`<ul class="phones">
          ${shown.map((one, index) => figure(call, holder, [one, index + 1]))}
        </ul>`
      : html`<p class="card pad">
          Nobody in this world has an account. <a href="/_mock/scenarios">Choose another scenario</a>.
        </p>`,
  });
}
