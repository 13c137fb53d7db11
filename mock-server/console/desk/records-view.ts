import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { RecordRow, RecordValidationRow } from '../../src/database/tables/people.ts';
import { caseHead, decision, deskForm, hidden, nameOf, pendingIn, dutchDay, personaOf, stateTag } from './desk-view.ts';
import type { DeskItem, DeskView } from './desk-view.ts';

const recordOf = (call: PageCall, row: RecordValidationRow): RecordRow | undefined =>
  call.world.table('records').get(row.record_id);

const typeName = (call: PageCall, key: string): string =>
  call.world.table('record_types').first('key', key)?.name_nl ?? key;

function item(call: PageCall, row: RecordValidationRow): DeskItem {
  const record = recordOf(call, row);
  return {
    id: row.id,
    title: nameOf(call, record?.identity_address ?? null),
    sub: record ? `${typeName(call, record.record_type_key)}: ${record.value}` : 'Gegeven',
    when: dutchDay(row.created_at),
    persona: personaOf(call, record?.identity_address ?? null),
    open: row.state === 'pending',
  };
}

function items(call: PageCall): readonly DeskItem[] {
  const rows = call.world.table('record_validations');
  const done = rows.where('state', 'declined').slice(-5).toReversed();
  return [...rows.where('state', 'pending'), ...done].map((row) => item(call, row));
}

function deciding(call: PageCall, row: RecordValidationRow): Markup {
  const organizations = call.world
    .table('organizations')
    .all()
    .filter(({ is_validator }) => is_validator);
  return deskForm(
    call,
    'validation',
    html`${hidden('id', row.id)}
      <label class="field"
        ><span>Wie controleert</span
        ><select class="in" name="organization">
          ${organizations.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
        </select></label
      >
      <div class="row wrap">${decision('approved', 'Klopt', 'go')} ${decision('declined', 'Klopt niet', 'no')}</div>`,
  );
}

function detail(call: PageCall, id: number): Markup | null {
  const row = call.world.table('record_validations').get(id);
  const record = row && recordOf(call, row);
  if (!row || !record) return null;
  return html`${caseHead({
      persona: personaOf(call, record.identity_address),
      title: typeName(call, record.record_type_key),
      sub: `Gegeven van ${nameOf(call, record.identity_address)}`,
      state: stateTag(row.state),
    })}
    <p class="value">${record.value}</p>
    ${row.state === 'pending' && deciding(call, row)}`;
}

/** Records of which a resident asks a confirmation. */
export const recordsView: DeskView = {
  key: 'gegevens',
  waits: (call) => pendingIn(call, 'record_validations'),
  label: 'Gegevens',
  items,
  detail,
  effects: [
    ['Klopt', [['check', 'Het gegeven telt voor de voorwaarden van regelingen die deze controleur vertrouwen']]],
    ['Klopt niet', [['cross', 'Het gegeven blijft zonder controle staan']]],
  ],
};
