import { minute } from '../../clock/calendar.ts';
import { timeOf } from '../../console/pages/clock-words.ts';
import { addressOf, html } from '../../console/pages/html.ts';
import type { Markup } from '../../console/pages/html.ts';
import { icon } from '../../console/pages/icons.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import { amountLeft, isExpired, lastDay } from '../../rules/voucher-state.ts';
import type { Persona } from '../../store/scenario.ts';
import type { IdentityRow, ProxyRow } from '../../store/table-people.ts';
import { fundOf, movementsOf } from '../../store/vouchers.ts';
import { deviceOf } from '../../wire/device.ts';
import { dayLocale, moneyLocale } from '../../wire/format.ts';
import { waitingSignIns } from '../phone.ts';
import { askingOf } from '../waiting-for-phone.ts';
import type { Asking } from '../waiting-for-phone.ts';

/** Who holds the phone, and what is said on it after a deed. */
export interface Holder {
  readonly key: string;
  readonly persona: Persona;
  readonly identity: IdentityRow;
}

/** Where on the phone: the four places of its dock. */
export type Place = 'tegoeden' | 'scannen' | 'meldingen' | 'ik';

/** The address of a place on the phone of somebody. */
export const phoneAt = (holder: Holder, place: Place, more: { readonly [name: string]: string } = {}): string =>
  addressOf('/_mock/phone', { as: holder.key, plek: place, ...more });

const minutesAgo = (call: PageCall, proxy: ProxyRow): string => {
  const minutes = Math.floor((call.world.now() - proxy.created_at) / minute);
  if (minutes < 1) return 'zojuist';
  return minutes === 1 ? '1 minuut geleden' : `${minutes} minuten geleden`;
};

/** `Firefox op Linux`; null when the browser did not say. */
function deviceWords({ from }: Asking): string | null {
  const agent = from?.sent.headers['user-agent'];
  const device = typeof agent === 'string' ? deviceOf(agent) : null;
  return device && [device.browser.name, device.os.name].filter((name) => name !== null).join(' op ');
}

/** Asks whether somebody really wants to sign in on a computer. */
export function askScreen(call: PageCall, holder: Holder, proxy: ProxyRow): Markup {
  const asking = askingOf(call.world, proxy);
  const device = deviceWords(asking);
  return html`<h2>Wilt u inloggen op een computer?</h2>
    <div class="acard stack-s">
      <p class="row">${icon('out')}<b>${asking.shop === null ? 'Webwinkel' : `Webwinkel ${asking.shop}`}</b></p>
      <dl class="kv small">
        ${
          device &&
          html`<dt>Apparaat</dt>
            <dd>${device}</dd>`
        }
        <dt>Gevraagd</dt>
        <dd>${minutesAgo(call, proxy)}</dd>
        <dt>Werkt tot</dt>
        <dd class="num">${timeOf(proxy.exchange_until).slice(0, 5)} uur</dd>
      </dl>
    </div>
    <p class="soft small">Zit u zelf achter die computer? Dan klopt het. Vraagt u dit niet zelf? Kies dan Nee.</p>
    <form class="stack-s bottom-of-screen" method="post" action="/_mock/phone/approve">
      <input type="hidden" name="as" value="${holder.key}" />
      <input
        type="hidden"
        name="${proxy.type === 'qr_code' ? 'auth_token' : 'auth_code'}"
        value="${proxy.exchange_token}"
      />
      <button class="abtn">${icon('check')}Ja, log mij in</button>
      <a class="abtn alt" href="${phoneAt(holder, 'scannen', { gezegd: 'nee' })}">Nee, dit ben ik niet</a>
    </form>`;
}

const waitingList = (holder: Holder, waiting: readonly ProxyRow[]): Markup =>
  waiting.length === 0
    ? html`<p class="acard soft small">
        Er staat nu geen QR-code op een scherm. Kies in de webwinkel Inloggen met de app.
      </p>`
    : html`<ul class="stack-s">
        ${waiting.map(
          (proxy) =>
            html`<li>
              <a class="abtn" href="${phoneAt(holder, 'scannen', { scan: proxy.exchange_token })}"
                >${icon('scan')}Scan de QR-code ${proxy.exchange_token.slice(0, 4)}…</a
              >
            </li>`,
        )}
      </ul>`;

/** What was said after a deed on this phone. */
const sayings: { readonly [key: string]: readonly [title: string, words: string, good: boolean] } = {
  ja: ['Gelukt', 'De webwinkel logt u binnen een paar tellen in.', true],
  nee: ['Niet ingelogd', 'Er is niets gebeurd. De QR-code op het scherm verloopt vanzelf.', false],
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

/** The outcome of a deed as a card on the screen. */
export function saying(key: string | null): Markup | false {
  const said = key !== null && Object.hasOwn(sayings, key) ? sayings[key] : undefined;
  if (!said) return false;
  const [title, words, good] = said;
  return html`<div class="acard said ${good ? 'good' : ''}" role="status">
    ${icon(good ? 'check' : 'warn')}
    <p><b>${title}</b><br />${words}</p>
  </div>`;
}

/** Scan a code, paste what it holds, or type the six digits of the web shop. */
export const scanScreen = (call: PageCall, holder: Holder): Markup =>
  html`<h2>Scannen</h2>
    ${waitingList(
      holder,
      waitingSignIns(call.world).filter(({ type }) => type === 'qr_code'),
    )}
    <form class="acard stack-s" method="get" action="/_mock/phone">
      <input type="hidden" name="as" value="${holder.key}" /><input type="hidden" name="plek" value="scannen" />
      <label class="field"
        ><span>Of plak wat er in de QR-code staat</span><input class="in mono" name="scan" autocomplete="off" required
      /></label>
      <button class="abtn alt">Verder</button>
    </form>
    <form class="acard stack-s" method="post" action="/_mock/phone/approve">
      <input type="hidden" name="as" value="${holder.key}" />
      <label class="field"
        ><span>Of typ de code van zes cijfers</span>
        <input
          class="in mono pin"
          name="auth_code"
          inputmode="numeric"
          pattern="[0-9]{6}"
          maxlength="6"
          autocomplete="one-time-code"
          required
        />
      </label>
      <button class="abtn alt">Log in met deze code</button>
    </form>`;

/** Vouchers that this resident can pay with now. */
export function vouchersScreen(call: PageCall, holder: Holder): Markup {
  const { world } = call;
  const live = world
    .table('vouchers')
    .where('identity_address', holder.identity.address)
    .filter(
      (voucher) => voucher.state === 'active' && !isExpired(voucher, fundOf(world, voucher.fund_id), world.now()),
    );
  return html`<h2>Uw tegoeden</h2>
    ${live.length === 0 && html`<p class="acard soft">U heeft nu geen tegoed.</p>`}
    <ul class="stack-s">
      ${live.map((voucher) => {
        const fund = fundOf(world, voucher.fund_id);
        const child = voucher.records.find(({ record_type_key }) => record_type_key === 'given_name')?.value;
        return html`<li class="acard">
          <p class="row between">
            <b>${fund.name}</b
            >${fund.type === 'budget' && html`<b class="num">${moneyLocale(amountLeft(voucher, movementsOf(world, voucher)))}</b>`}
          </p>
          <p class="soft small">
            ${child !== undefined && `Voor ${child}. `}Geldig tot en met ${dayLocale(lastDay(voucher, fund), 'nl')}
          </p>
        </li>`;
      })}
    </ul>`;
}

/** Who this is, and a code with which this app itself is signed in from the web shop. */
export const selfScreen = (call: PageCall, holder: Holder, code: string | null): Markup =>
  html`<h2>${holder.persona.full_name}</h2>
    <dl class="acard kv small">
      <dt>E-mail</dt>
      <dd>${holder.persona.email ?? 'geen'}</dd>
      <dt>BSN</dt>
      <dd>${holder.identity.bsn === null ? 'niet bekend' : 'bekend'}</dd>
    </dl>
    ${
      code !== null &&
      html`<div class="acard stack-s" role="status">
        <p>Typ deze code in de webwinkel, bij De app:</p>
        <p class="code num" aria-label="${code.split('').join(' ')}">${code}</p>
        <p class="soft small">Werkt tien minuten. ${codeState(call, code)}</p>
      </div>`
    }
    <form class="bottom-of-screen" method="post" action="/_mock/phone/code">
      <input type="hidden" name="as" value="${holder.key}" />
      <button class="abtn alt">${icon('keys')}${code === null ? 'Toon een code voor deze app' : 'Nieuwe code'}</button>
    </form>`;

function codeState(call: PageCall, code: string): string {
  const proxy = call.world.table('proxies').where('exchange_token', code).at(-1);
  return proxy?.state === 'active'
    ? 'De webwinkel heeft de code goedgekeurd: de app is ingelogd.'
    : 'De code is nog niet gebruikt.';
}
