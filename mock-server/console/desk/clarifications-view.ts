import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { RecordRow } from '../../src/database/tables/people.ts';
import type { ValidatorRequestRow } from '../../src/database/tables/records.ts';
import { caseHead, decision, deskForm, dutchDay, hidden, nameOf, pendingIn, personaOf, stateTag } from './desk-view.ts';
import type { DeskItem, DeskView } from './desk-view.ts';

const recordOf = (call: PageCall, row: ValidatorRequestRow): RecordRow | undefined =>
  call.world.table('records').get(row.record_id);

const typeName = (call: PageCall, record: RecordRow | undefined): string =>
  call.world.table('record_types').first('key', record?.record_type_key ?? '')?.name_nl ?? 'Gegeven';

function validatorName(call: PageCall, row: ValidatorRequestRow): string {
  const validator = call.world.table('organization_validators').get(row.validator_id);
  const organization = validator?.validator_organization_id ?? validator?.organization_id ?? 0;
  return validator?.email ?? call.world.table('organizations').get(organization)?.name ?? 'een controleur';
}

const item = (call: PageCall, row: ValidatorRequestRow): DeskItem => {
  const record = recordOf(call, row);
  return {
    id: row.id,
    title: nameOf(call, row.identity_address),
    sub: `${typeName(call, record)}: ${record?.value ?? ''}`,
    when: dutchDay(row.created_at),
    persona: personaOf(call, row.identity_address),
    open: row.state === 'pending',
  };
};

function items(call: PageCall): readonly DeskItem[] {
  const rows = call.world.table('validator_requests');
  const done = rows.all().filter(({ state }) => state !== 'pending');
  return [...rows.where('state', 'pending'), ...done.slice(-5).toReversed()].map((row) => item(call, row));
}

function detail(call: PageCall, id: number): Markup | null {
  const row = call.world.table('validator_requests').get(id);
  if (!row) return null;
  const record = recordOf(call, row);
  return html`${caseHead({
      persona: personaOf(call, row.identity_address),
      title: typeName(call, record),
      sub: `${nameOf(call, row.identity_address)} vraagt het aan ${validatorName(call, row)}`,
      state: stateTag(row.state),
    })}
    <p class="value">${record?.value ?? ''}</p>
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
}

/** Requests to one validator to confirm one record. */
export const askedView: DeskView = {
  key: 'verzoeken',
  waits: (call) => pendingIn(call, 'validator_requests'),
  label: 'Verzoeken',
  items,
  detail,
  effects: [
    ['Klopt', [['check', 'Het gegeven is gecontroleerd, door wie het gevraagd werd']]],
    ['Klopt niet', [['cross', 'De bewoner kan het opnieuw vragen, ook aan een ander']]],
  ],
};
