import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { RecordRow } from '../../src/database/tables/people.ts';
import type { ValidatorRequestRow } from '../../src/database/tables/records.ts';
import { decision, deskForm, hidden, nameOf } from './desk-view.ts';
import { latest, queueView } from './queue-view.ts';

const recordOf = (call: PageCall, row: ValidatorRequestRow): RecordRow | undefined =>
  call.world.table('records').get(row.record_id);

const typeName = (call: PageCall, record: RecordRow | undefined): string =>
  call.world.table('record_types').first('key', record?.record_type_key ?? '')?.name_nl ?? 'Gegeven';

function validatorName(call: PageCall, row: ValidatorRequestRow): string {
  const validator = call.world.table('organization_validators').get(row.validator_id);
  const organization = validator?.validator_organization_id ?? validator?.organization_id ?? 0;
  return validator?.email ?? call.world.table('organizations').get(organization)?.name ?? 'een controleur';
}

const body = (call: PageCall, row: ValidatorRequestRow): Markup =>
  html`<p class="value">${recordOf(call, row)?.value ?? ''}</p>
    ${
      row.state === 'pending' &&
      deskForm(
        call,
        'validator-request',
        html`${hidden('id', row.id)}
          <div class="row wrap">
            ${decision('approved', 'Klopt', 'go')} ${decision('declined', 'Klopt niet', 'no')}
          </div>`,
      )
    }`;

/** Requests to one validator to confirm one record. */
export const validatorRequestsView = queueView<ValidatorRequestRow>({
  key: 'verzoeken',
  label: 'Verzoeken',
  table: (world) => world.table('validator_requests'),
  pending: (table) => table.where('state', 'pending'),
  rest: (table) => latest(table.all(), 5),
  ownerOf: (_call, row) => row.identity_address,
  item(call, row) {
    const record = recordOf(call, row);
    return {
      title: nameOf(call, row.identity_address),
      sub: `${typeName(call, record)}: ${record?.value ?? ''}`,
      at: row.created_at,
    };
  },
  head: (call, row) => ({
    title: typeName(call, recordOf(call, row)),
    sub: `${nameOf(call, row.identity_address)} vraagt het aan ${validatorName(call, row)}`,
  }),
  body,
  effects: [
    ['Klopt', [['check', 'Het gegeven is gecontroleerd, door wie het gevraagd werd']]],
    ['Klopt niet', [['cross', 'De bewoner kan het opnieuw vragen, ook aan een ander']]],
  ],
});
