import { face } from '../page-kit/face.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { FundRow } from '../../src/database/tables/funds.ts';
import { backOfficeSayings, saidOf, slownessOf } from '../../src/services/back-office.ts';
import { deskForm, hidden } from './desk-view.ts';

/** Residents with a BSN, by name. */
const residents = (call: PageCall): readonly { key: string; name: string; bsn: string }[] =>
  [...call.platform.catalogue.personas].flatMap(([key, { full_name, bsn }]) =>
    bsn === null ? [] : [{ key, name: full_name, bsn }],
  );

function sayings(call: PageCall, fund: FundRow, of: { readonly bsn: string | null; readonly name: string }): Markup {
  const { bsn } = of;
  const said = saidOf(call.world, fund, bsn);
  return html`<select class="in" name="${bsn === null ? 'everybody' : `bsn-${bsn}`}" aria-label="Van ${of.name}">
    <option value="">${bsn === null ? 'niets ingesteld: geen recht' : 'zoals van iedereen'}</option>
    ${backOfficeSayings.map(({ key, words }) => html`<option value="${key}" ${said === key && html`selected`}>${words}</option>`)}
  </select>`;
}

function settings(call: PageCall, fund: FundRow): Markup {
  const { backoffice } = fund;
  return deskForm(
    call,
    'back-office-settings',
    html`${hidden('id', fund.id)}
      <label class="row"
        ><input type="checkbox" name="fallback" value="1" ${backoffice?.fallback && html`checked`} />Zonder antwoord mag
        de bewoner toch aanvragen</label
      >
      <label class="row"
        ><input type="checkbox" name="partner_check" value="1" ${backoffice?.partner_check && html`checked`} />Kijkt ook
        naar de partner</label
      >
      <div class="pair">
        <label class="field"
          ><span>Geen recht: stuur door naar (leeg: mag aanvragen)</span
          ><input
            class="in"
            type="url"
            name="redirect_url"
            value="${backoffice?.not_eligible_policy === 'redirect' ? (backoffice.redirect_url ?? '') : ''}"
            placeholder="https://gemeente.example/aanvragen"
        /></label>
        <label class="field"
          ><span>Doet over een antwoord (ms)</span
          ><input
            class="in num"
            name="slow_ms"
            inputmode="numeric"
            pattern="[0-9]{0,6}"
            value="${slownessOf(call.world, fund)}"
        /></label>
      </div>
      <div class="row wrap">
        <button class="btn s go">Bewaar</button>
        <button class="btn s" name="off" value="1">Deze regeling vraagt geen backoffice</button>
      </div>`,
  );
}

const answers = (call: PageCall, fund: FundRow): Markup =>
  deskForm(
    call,
    'back-office-answers',
    html`${hidden('id', fund.id)}
      <div class="saysbox">
        <table class="says">
          <caption class="vh">
            Antwoord van de backoffice per bewoner
          </caption>
          <tbody>
            <tr>
              <th scope="row">Iedereen</th>
              <td>${sayings(call, fund, { bsn: null, name: 'iedereen' })}</td>
            </tr>
            ${residents(call).map(
              ({ key, name, bsn }) =>
                html`<tr>
                  <th scope="row"><span class="row tight">${face(key, 's')}${name}</span></th>
                  <td>${sayings(call, fund, { bsn, name })}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <div class="row"><button class="btn s go">Zo antwoorden</button></div>`,
  );

const putReady = (call: PageCall, fund: FundRow): Markup =>
  deskForm(
    call,
    'put-ready',
    html`${hidden('id', fund.id)}
      <div class="row bottom wrap">
        <label class="field grow"
          ><span>Zet klaar voor</span
          ><select class="in" name="bsn">
            ${residents(call).map(({ name, bsn }) => html`<option value="${bsn}">${name}</option>`)}
          </select></label
        >
        <button class="btn s" name="what" value="voucher">een tegoed</button>
        <button class="btn s" name="what" value="facts">gecontroleerde gegevens</button>
      </div>`,
  );

/** The back office of a fund: how it is asked, and what it says of whom. */
export function backOfficeOf(call: PageCall, fund: FundRow): Markup {
  return html`<section class="stack-s" aria-labelledby="h-office">
    <h3>Klaarzetten op BSN</h3>
    ${putReady(call, fund)}
    <h3 id="h-office">Backoffice</h3>
    ${
      fund.backoffice === null
        ? html`<p class="soft small">Deze regeling vraagt geen backoffice.</p>
            ${deskForm(call, 'back-office-settings', html`${hidden('id', fund.id)}${hidden('partner_check', '1')}<button class="btn s">Laat deze regeling een backoffice vragen</button>`)}`
        : html`${settings(call, fund)}${answers(call, fund)}`
    }
  </section>`;
}
