import type { Persona } from '../../src/database/scenario.ts';
import { apiPrefix } from '../../src/http/mock-platform.ts';
import type { ApiCall, ApiParameter } from './api-model.ts';
import { addressOf, html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';

/** A value that is likely to exist in the world, so that a first try answers something. */
function likely({ world }: PageCall, api: ApiCall, name: string): string {
  const space = api.path.split('/')[2] ?? '';
  const known: { readonly [place: string]: () => string | number | undefined } = {
    address: () => world.table('vouchers').all()[0]?.address,
    name: () => 'webshop',
    fund_id: () => 3,
    'funds id': () => 3,
    'products id': () => world.table('products').all()[0]?.id,
    'offices id': () => world.table('offices').all()[0]?.id,
    'providers id': () => world.table('organizations').first('is_provider', true)?.id,
  };
  return String((known[name] ?? known[`${space} ${name}`])?.() ?? '');
}

function field(call: PageCall, api: ApiCall, parameter: ApiParameter): Markup {
  const value = parameter.place === 'path' ? likely(call, api, parameter.name) : '';
  const required = parameter.place === 'path';
  return html`<label class="field">
    <span>${parameter.name} <small class="soft">${parameter.place}</small></span>
    <input
      class="in mono"
      name="${parameter.name}"
      data-place="${parameter.place}"
      value="${value}"
      ${required && html`required`}
    />
  </label>`;
}

interface Trial {
  readonly api: ApiCall;
  readonly people: readonly (readonly [string, Persona])[];
}

const callers = (call: PageCall, { api, people }: Trial): Markup =>
  html`<label class="field"
      ><span>As</span>
      <select class="in" name="-as">
        <option value="">a visitor</option>
        ${people.map(
          ([name, { full_name }], index) =>
            html`<option value="${name}" ${api.signedIn && index === 0 && html`selected`}>
              ${full_name}, signed in
            </option>`,
        )}
      </select>
    </label>
    <label class="field"
      ><span>In</span>
      <select class="in" name="-tenant">
        ${call.world
          .table('tenants')
          .all()
          .map(
            ({ key, name }) => html`<option value="${key}" ${key === 'zonnedorp' && html`selected`}>${name}</option>`,
          )}
      </select>
    </label>`;

const bodyField = ({ bodyExample }: ApiCall): Markup | false =>
  bodyExample !== null &&
  html`<label class="field"
    ><span>body</span><textarea class="in mono" name="-body" rows="7" spellcheck="false">${bodyExample}</textarea>
  </label>`;

const sending = ({ multipart }: ApiCall): Markup =>
  multipart
    ? html`<p class="note">This call takes a file. Upload one in the shop and look at the request log.</p>`
    : html`<button class="btn go">${icon('send')}Send <kbd>Ctrl ↵</kbd></button>`;

/** The form that sends a call to this world and shows the answer. It needs the script. */
export function tryIt(call: PageCall, trial: Trial): Markup {
  const { api } = trial;
  const fields = api.parameters.filter(({ place }) => place === 'path' || place === 'query');
  return html`<section class="card" aria-labelledby="h-try">
    <header>
      <h2 id="h-try">Try it</h2>
      <span class="tag push">${icon('world')}world ${call.worldName}</span>
    </header>
    <form
      class="pad stack"
      id="try"
      data-operation="${api.id}"
      data-method="${api.method}"
      data-path="${apiPrefix}${api.path}"
    >
      ${callers(call, trial)} ${fields.map((parameter) => field(call, api, parameter))} ${bodyField(api)}
      ${sending(api)}
      <noscript><p class="note warn">Sending needs scripts to be on.</p></noscript>
    </form>
    <div class="pad answer" id="answer" role="status" hidden>
      <p class="row">
        <b class="status" data-code></b><span class="soft" data-took></span><span class="soft" data-validation></span>
        <a class="push" data-log hidden>In the log</a>
      </p>
      <pre class="pre" tabindex="0" role="group" aria-label="Body of the answer" data-body></pre>
      <div class="row wrap">
        <form class="inline" method="post" action="/_mock/do/goto" data-undo hidden>
          <input type="hidden" name="back" value="${addressOf('/_mock/api', { call: api.id })}" />
          <input type="hidden" name="before_request" />
          <button class="btn s">${icon('undo')}Undo</button>
        </form>
        <button class="btn s" type="button" data-curl>${icon('copy')}Copy as curl</button>
      </div>
    </div>
  </section>`;
}
