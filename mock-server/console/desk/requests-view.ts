import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { CriterionRow, FundRequestRecordRow, FundRequestRow } from '../../src/database/tables/funds.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import { saidOf, sayingOf } from '../../src/services/back-office.ts';
import { caseAt, decision, deskForm, dutchDay, hidden, nameOf, stateTag } from './desk-view.ts';
import { latest, queueView } from './queue-view.ts';
import { attachmentLink, attachmentLinks } from './attachments.ts';
import { requestEffects } from './request-effects.ts';
import { mayAsk } from './validator-actions.ts';

/** A question of the validator waits for the resident. */
const isAsked = ({ world }: PageCall, row: FundRequestRow): boolean =>
  world
    .table('clarifications')
    .where('fund_request_id', row.id)
    .some(({ state }) => state === 'pending');

function question(call: PageCall, record: FundRequestRecordRow): Markup {
  return html`<details>
    <summary class="small">Stel een vraag</summary>
    ${deskForm(
      call,
      'question',
      html`${hidden('id', record.fund_request_id)}${hidden('record', record.id)}
        <label class="field"
          ><span>Uw vraag</span
          ><textarea class="in" name="question" rows="2" required>Kunt u een nieuw bewijs sturen?</textarea>
        </label>
        <label class="field"
          ><span>Toelichting <span class="soft">niet verplicht</span></span
          ><textarea class="in" name="message" rows="2"></textarea>
        </label>
        <label class="field"
          ><span>Naam van een bijlage <span class="soft">niet verplicht, een voorbeeld-pdf gaat mee</span></span
          ><input class="in" name="attachment" placeholder="Voorbeeld.pdf"
        /></label>
        <div class="row">
          <button class="btn s go">${icon('send')}Verstuur de vraag</button
          ><span class="soft small">mail met link, en een melding</span>
        </div>`,
    )}
  </details>`;
}

function answered(call: PageCall, record: FundRequestRecordRow): Markup {
  const asked = call.world.table('clarifications').where('fund_request_record_id', record.id);
  return html`${asked.map(
    (one) =>
      html`<p class="small soft">
        ${stateTag(one.state)} “${one.question}” ${one.message !== null && html`<br />Toelichting: ${one.message}`}
        ${one.attachment_uid !== null && html`<br />Bijlage: ${attachmentLink(call, one.attachment_uid)}`}
        ${one.answer !== null && html`<br />Antwoord: ${one.answer}`}
        ${one.file_uids.length > 0 && html`<br />${attachmentLinks(call, one.file_uids)}`}
      </p>`,
  )}`;
}

const deciding = (call: PageCall, record: FundRequestRecordRow): Markup =>
  deskForm(
    call,
    'record',
    html`${hidden('id', record.id)}
      <div class="row wrap bottom">
        <label class="field grow"
          ><span>Reden bij afwijzen</span><input class="in" name="reason" value="Het bewijs klopt niet."
        /></label>
        <button class="btn s" name="decision" value="approved">Goed</button>
        <button class="btn s" name="decision" value="declined">Afwijzen</button>
      </div>`,
  );

/** How a condition compares, in words. */
const operatorWords: { readonly [operator in CriterionRow['operator']]: string } = {
  '=': 'gelijk aan',
  '!=': 'anders dan',
  '<': 'minder dan',
  '<=': 'hoogstens',
  '>': 'meer dan',
  '>=': 'minstens',
};

function record(call: PageCall, row: FundRequestRecordRow, { open, asks }: { open: boolean; asks: boolean }): Markup {
  const name = call.world.table('record_types').first('key', row.record_type_key)?.name_nl ?? row.record_type_key;
  const criterion = call.world.table('criteria').get(row.fund_criterion_id);
  return html`<li class="caseline stack-s">
    <div class="row between">
      <div>
        <h3>${name}</h3>
        <p class="value">${row.value}</p>
        ${criterion && html`<p class="soft small">eis: ${operatorWords[criterion.operator]} ${criterion.value}</p>`}
        ${row.file_uids.length > 0 && html`<p class="small">${attachmentLinks(call, row.file_uids)}</p>`}
      </div>
      ${stateTag(row.state)}
    </div>
    ${answered(call, row)} ${open && row.state === 'pending' && deciding(call, row)}
    ${asks && row.state === 'pending' && question(call, row)}
  </li>`;
}

const decideAll = (call: PageCall, row: FundRequestRow): Markup =>
  deskForm(
    call,
    'request',
    html`${hidden('id', row.id)}
      <label class="field"
        ><span>Toelichting bij het besluit</span><input class="in" name="reason" placeholder="Komt in de mail"
      /></label>
      <div class="row wrap">
        ${decision('approved', 'Alles goedkeuren', 'go')} ${decision('declined', 'Alles afwijzen', 'no')}
        ${decision('disregarded', 'Buiten behandeling')}
      </div>`,
  );

const takingUp = (call: PageCall, row: FundRequestRow): Markup =>
  deskForm(
    call,
    'reopen',
    html`${hidden('id', row.id)}<button class="btn">${icon('undo')}Toch in behandeling nemen</button>`,
  );

/** What the back office of the fund says of whoever asked, and where that is changed. */
function backOfficeNote(call: PageCall, row: FundRequestRow): Markup | false {
  const fund = fundOf(call.world, row.fund_id);
  if (fund.backoffice === null) return false;
  const bsn = call.world.table('identities').first('address', row.identity_address)?.bsn ?? null;
  const said = sayingOf(saidOf(call.world, fund, bsn) ?? saidOf(call.world, fund, null));
  return html`<p class="note">
    ${icon('warn')}<span
      >De backoffice van ${fund.name} zegt van ${nameOf(call, row.identity_address)}:
      <b>${said ? said.words : 'niets ingesteld'}</b>.
      <a href="${caseAt('regelingen', fund.id)}">Antwoord aanpassen</a></span
    >
  </p>`;
}

function body(call: PageCall, row: FundRequestRow): Markup {
  const open = row.state === 'pending';
  const may = { open, asks: open && mayAsk(call.world, row) };
  const records = call.world.table('fund_request_records').where('fund_request_id', row.id);
  return html`${open && backOfficeNote(call, row)}
    ${row.contact_information !== null && html`<p class="small">Contact: ${row.contact_information}</p>`}
    <ul>
      ${records.map((one) => record(call, one, may))}
    </ul>
    ${open && decideAll(call, row)} ${row.state === 'disregarded' && takingUp(call, row)}`;
}

/** Requests for a fund: the whole, one answer, or a question. */
export const requestsView = queueView<FundRequestRow>({
  key: 'aanvragen',
  label: 'Aanvragen',
  table: (world) => world.table('fund_requests'),
  pending: (table) => table.where('state', 'pending'),
  rest: (table) => latest(table.all(), 8),
  ownerOf: (_call, row) => row.identity_address,
  item: (call, row) => ({
    title: nameOf(call, row.identity_address),
    sub: `${fundOf(call.world, row.fund_id).name}, aanvraag ${row.id}`,
    at: row.created_at,
    asked: isAsked(call, row),
  }),
  head: (call, row) => ({
    title: `Aanvraag ${row.id} van ${nameOf(call, row.identity_address)}`,
    sub: `${fundOf(call.world, row.fund_id).name}, gedaan op ${dutchDay(row.created_at)}`,
  }),
  body,
  effectsOfRow: requestEffects,
  effects: [
    [
      'Alles goed',
      [
        ['ticket', 'Een tegoed, als de gemeente dat zo heeft ingesteld'],
        ['mail', 'Mail en melding: goedgekeurd'],
        ['user', 'De gegevens gelden als gecontroleerd'],
      ],
    ],
    ['Eén gegeven afwijzen', [['mail', 'Mail en melding, met de reden']]],
    [
      'Vraag',
      [
        ['mail', 'Mail met een link naar de vraag'],
        ['clock', 'De aanvraag blijft in afwachting'],
      ],
    ],
  ],
});
