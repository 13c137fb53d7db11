import type { FundRequestRecordRow, FundRequestRow } from '../../src/tables/fund-requests.ts';
import type { RecordValidationRow, ValidatorRequestRow } from '../../src/tables/records.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import { html, type Markup } from '../page-kit/html.ts';
import { hidden, option } from '../page-kit/page.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { attachments } from './attachments.ts';
import {
  decision,
  deskCase,
  deskForm,
  dutchDay,
  lastDecided,
  nameOf,
  reasonField,
  stateName,
  waitingAndDone,
  type DeskView,
} from './desk-parts.ts';
import { mayAsk } from './validator-actions.ts';

const typeName = ({ world }: PageCall, key: string): string =>
  world.table('record_types').first('key', key)?.name_nl ?? key;

const questions = (call: PageCall, { id }: FundRequestRecordRow): readonly Markup[] =>
  call.world
    .table('clarifications')
    .where('fund_request_record_id', id)
    .map(
      ({ state, question, answer, file_uids }) =>
        html`<p>Vraag (${stateName(state)}): “${question}” ${answer !== null && html`<br />Antwoord: “${answer}”`}</p>
          ${attachments(call, file_uids)}`,
    );

const questionForm = (record: FundRequestRecordRow): Markup =>
  html`<details>
    <summary>Stel een vraag</summary>
    ${deskForm(
      'question',
      record.fund_request_id,
      html`${hidden('record', record.id)}
        <label>Uw vraag<input name="question" required value="Kunt u een nieuw bewijs sturen?" /></label>
        <label>Toelichting<input name="message" /></label>
        <label>Naam van een voorbeeld-pdf (mag leeg)<input name="attachment" /></label>
        <button>Verstuur de vraag</button>`,
    )}
  </details>`;

const recordPart = (
  call: PageCall,
  record: FundRequestRecordRow,
  may: { readonly decide: boolean; readonly ask: boolean },
): Markup =>
  html`<p>
      <b>${typeName(call, record.record_type_key)}</b>: ${record.value} <small>${stateName(record.state)}</small>
    </p>
    ${attachments(call, record.file_uids)} ${questions(call, record)}
    ${
      may.decide &&
      record.state === 'pending' &&
      html`${deskForm('record', record.id, html`${reasonField('Reden bij afwijzen', 'Het bewijs klopt niet.')}${decision('approved', 'Goed')}${decision('declined', 'Afwijzen')}`)}
      ${may.ask && questionForm(record)}`
    }`;

const wholeForm = ({ id }: FundRequestRow): Markup =>
  deskForm(
    'request',
    id,
    html`${reasonField('Toelichting bij het besluit')}${decision('approved', 'Alles goedkeuren')}
    ${decision('declined', 'Alles afwijzen')}${decision('disregarded', 'Buiten behandeling')}`,
  );

function requestCase(call: PageCall, row: FundRequestRow): Markup {
  const isOpen = row.state === 'pending';
  const canAsk = isOpen && mayAsk(call.world, row);
  const records = call.world.table('fund_request_records').where('fund_request_id', row.id);
  return deskCase({
    title: `Aanvraag ${row.id} van ${nameOf(call, row.identity_address)}`,
    state: row.state,
    facts: [
      ['Regeling', fundOf(call.world, row.fund_id).name],
      ['Gedaan op', dutchDay(row.created_at)],
      ['Contact', row.contact_information],
    ],
    more: [
      ...records.map((record) => recordPart(call, record, { decide: isOpen, ask: canAsk })),
      isOpen && wholeForm(row),
      row.state === 'disregarded' && deskForm('reopen', row.id, html`<button>Toch in behandeling nemen</button>`),
    ],
  });
}

/** Requests for a fund: decide on the whole or on one answer, or ask a question. */
export const requestsView: DeskView = {
  key: 'aanvragen',
  label: 'Aanvragen',
  waits: ({ world }) => world.table('fund_requests').where('state', 'pending').length,
  content(call) {
    const requests = call.world.table('fund_requests');
    return waitingAndDone(
      requests.where('state', 'pending').map((row) => requestCase(call, row)),
      lastDecided(requests.all()).map((row) => requestCase(call, row)),
    );
  },
};

function validationCase(call: PageCall, row: RecordValidationRow): Markup {
  const record = call.world.table('records').get(row.record_id);
  const organizations = call.world.table('organizations').where('is_validator', true);
  return deskCase({
    title: `Gegeven van ${nameOf(call, record?.identity_address ?? null)}`,
    state: row.state,
    facts: [[typeName(call, record?.record_type_key ?? ''), record?.value ?? '']],
    more:
      row.state === 'pending' &&
      deskForm(
        'validation',
        row.id,
        html`<label
            >Wie controleert<select name="organization">
              ${organizations.map(({ id, name }) => option(id, name))}
            </select></label
          >${decision('approved', 'Klopt')}${decision('declined', 'Klopt niet')}`,
      ),
  });
}

function validatorName({ world }: PageCall, row: ValidatorRequestRow): string {
  const validator = world.table('organization_validators').get(row.validator_id);
  const organization = validator?.validator_organization_id ?? validator?.organization_id ?? 0;
  return validator?.email ?? world.table('organizations').get(organization)?.name ?? 'een controleur';
}

function validatorRequestCase(call: PageCall, row: ValidatorRequestRow): Markup {
  const record = call.world.table('records').get(row.record_id);
  return deskCase({
    title: `${nameOf(call, row.identity_address)} vraagt het aan ${validatorName(call, row)}`,
    state: row.state,
    facts: [[typeName(call, record?.record_type_key ?? ''), record?.value ?? '']],
    more:
      row.state === 'pending' &&
      deskForm(
        'validator-request',
        row.id,
        html`${decision('approved', 'Klopt')}${decision('declined', 'Klopt niet')}`,
      ),
  });
}

/** Records that a resident wants to have confirmed, in general or by one validator. */
export const validationsView: DeskView = {
  key: 'controles',
  label: 'Controles',
  waits: ({ world }) =>
    world.table('record_validations').where('state', 'pending').length +
    world.table('validator_requests').where('state', 'pending').length,
  content(call) {
    const [general, toOne] = [call.world.table('record_validations'), call.world.table('validator_requests')];
    return waitingAndDone(
      [
        ...general.where('state', 'pending').map((row) => validationCase(call, row)),
        ...toOne.where('state', 'pending').map((row) => validatorRequestCase(call, row)),
      ],
      lastDecided(toOne.all()).map((row) => validatorRequestCase(call, row)),
    );
  },
};
