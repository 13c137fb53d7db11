import type { FastifyInstance } from 'fastify';
import type { Persona } from '../../src/world/scenario.ts';
import type { IdentityRow, ProxyRow } from '../../src/tables/identity.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { approve, lookUp, newPhoneCode, waitingSignIns, type Approval } from '../../src/services/phone/phone.ts';
import { appCode, factorsOf } from '../../src/domain/identity/second-factors.ts';
import { timeOf } from '../page-kit/clock-words.ts';
import { addressOf, html, type Markup } from '../page-kit/html.ts';
import { hidden, option, page } from '../page-kit/page.ts';
import { asked, given, pageCall, sendPage, type PageCall } from '../page-kit/page-call.ts';
import { residentOf } from '../residents/residents.ts';

/** Who holds the phone. */
interface Holder {
  readonly key: string;
  readonly persona: Persona;
  readonly identity: IdentityRow;
}

const holdersIn = ({ platform, world }: PageCall): readonly Holder[] =>
  [...platform.catalogue.personas].flatMap(([key, persona]) => {
    const identity = residentOf(world, key);
    return identity ? [{ key, persona, identity }] : [];
  });

/** The resident who is asked for, else the first with an account; undefined in an empty world. */
function holderOf(call: PageCall, wanted: string | null): Holder | undefined {
  const all = holdersIn(call);
  return all.find(({ key }) => key === wanted) ?? all[0];
}

/** The outcomes that the app tells of. */
const outcomes: { readonly [key: string]: string } = {
  yes: 'Gelukt. De webwinkel logt u binnen een paar tellen in.',
  no: 'U bent niet ingelogd. Er is niets gebeurd.',
  unknown: 'Deze code kennen wij niet. Kijk of u hem goed heeft overgenomen.',
  used: 'Met deze code is al ingelogd. Vraag een nieuwe aan in de webwinkel.',
  too_old: 'Deze code werkt niet meer. Vraag een nieuwe aan in de webwinkel.',
};

/** The token in a scanned text: the text itself, or the value in the JSON of a QR code. */
const tokenIn = (scanned: string): string => /"value"\s*:\s*"([^"]+)"/.exec(scanned)?.[1] ?? scanned.trim();

/** Six digits are a typed code, anything else is a scanned QR code. */
const approvalOf = (code: string): Approval =>
  /^\d{6}$/.test(code.trim()) ? { auth_code: code.trim() } : { auth_token: tokenIn(code) };

const question = (holder: Holder, code: string): Markup =>
  html`<h2>Wilt u inloggen op een computer?</h2>
    <p>Zeg alleen ja als u zelf in de webwinkel om de code heeft gevraagd.</p>
    <form class="row" method="post" action="/_mock/phone/approve">
      ${hidden('as', holder.key)}${hidden('code', code)}
      <button class="go">Ja, log mij in</button>
      <a class="button" href="${addressOf('/_mock/phone', { as: holder.key, said: 'no' })}">Nee</a>
    </form>`;

const openCode = (holder: Holder, { type, exchange_token, exchange_until }: ProxyRow): Markup =>
  html`<li>
    <a class="button" href="${addressOf('/_mock/phone', { as: holder.key, code: exchange_token })}"
      >${type === 'qr_code' ? 'Scan de open QR-code' : `Typ de open code ${exchange_token}`}</a
    >
    <small>werkt tot ${timeOf(exchange_until).slice(0, 5)} uur</small>
  </li>`;

const codeForm = (call: PageCall, holder: Holder, isWrong: boolean): Markup =>
  html`<h2>Typ de code van de website</h2>
    <form action="/_mock/phone">
      ${hidden('as', holder.key)}
      <label
        >Code van zes cijfers, of de tekst van een QR-code
        <input name="code" value="${asked(call, 'code')}" autocomplete="off" ${isWrong && html`aria-invalid="true"`}
      /></label>
      <button>Verder</button>
    </form>
    <ul class="plain">
      ${waitingSignIns(call.world).map((proxy) => openCode(holder, proxy))}
    </ul>`;

const ownCode = (call: PageCall, holder: Holder): Markup => {
  const code = asked(call, 'own');
  return html`<h2>Deze app inloggen</h2>
    ${
      code === null
        ? html`<form method="post" action="/_mock/phone/code">
            ${hidden('as', holder.key)}<button>Toon een code voor de webwinkel</button>
          </form>`
        : html`<p>Typ deze code in de webwinkel, bij <em>De app</em>:</p>
            <p class="code"><b>${code}</b></p>`
    }`;
};

/** The codes that the authenticator shows now, also of one that was begun: the phone has scanned it already. */
const authenticator = (call: PageCall, { identity }: Holder): Markup | false => {
  const codes = factorsOf(call.world, identity).filter(({ type }) => type === 'authenticator');
  return (
    codes.length > 0 &&
    html`<h2>Authenticator</h2>
      <p>Vul deze code in bij de webwinkel. Elke halve minuut komt er een nieuwe.</p>
      ${codes.map((factor) => html`<p class="code"><b>${appCode(call.world, factor)}</b></p>`)}`
  );
};

function screen(call: PageCall, holder: Holder): Markup {
  const code = asked(call, 'code');
  const found = code === null ? null : lookUp(call.world, approvalOf(code));
  const said = found && 'problem' in found ? found.problem : (asked(call, 'said') ?? '');
  const words = Object.hasOwn(outcomes, said) ? outcomes[said] : undefined;
  return html`<section class="phone" lang="nl" aria-label="Nagebootste telefoon">
    <p>U bent <b>${holder.persona.full_name}</b></p>
    ${words !== undefined && html`<p class="card" role="status">${words}</p>`}
    ${code !== null && found && 'proxy' in found ? question(holder, code) : codeForm(call, holder, code !== null)}
    ${ownCode(call, holder)} ${authenticator(call, holder)}
  </section>`;
}

const whoHolds = (call: PageCall, holder: Holder): Markup =>
  html`<form class="row" action="/_mock/phone">
    <label
      >Who holds the phone<select name="as">
        ${holdersIn(call).map(({ key, persona }) => option(key, persona.full_name, key === holder.key))}
      </select></label
    ><button>Give the phone</button>
  </form>`;

function phonePage(call: PageCall): Markup {
  const holder = holderOf(call, asked(call, 'as') ?? 'samira');
  return page(call, {
    title: 'Phone',
    at: '/_mock/phone',
    lead: 'Stands in for the mobile app, which approves a sign-in, and for an authenticator, which makes the codes of a second factor.',
    main: holder
      ? html`${whoHolds(call, holder)} ${screen(call, holder)}`
      : html`<p>Nobody in this world has an account. <a href="/_mock">Choose another scenario</a>.</p>`,
  });
}

/** The phone on the screen. */
export function addPhonePages(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/phone', async (request, reply) => sendPage(reply, platform, phonePage(pageCall(platform, request))));
  app.post('/_mock/phone/approve', async (request, reply) => {
    const call = pageCall(platform, request);
    const holder = holderOf(call, given(call, 'as'));
    const approved = holder && approve(call.world, approvalOf(given(call, 'code') ?? ''), holder.identity);
    const said = approved && 'proxy' in approved ? 'yes' : (approved?.problem ?? null);
    return reply.redirect(addressOf('/_mock/phone', { as: holder?.key, said }), 303);
  });
  app.post('/_mock/phone/code', async (request, reply) => {
    const call = pageCall(platform, request);
    const { auth_code } = newPhoneCode(call.world);
    return reply.redirect(addressOf('/_mock/phone', { as: given(call, 'as'), own: auth_code }), 303);
  });
}
