import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { RecordRow, RecordValidationRow } from '../../src/database/tables/people.ts';
import { decision, deskForm, hidden, nameOf } from './desk-view.ts';
import { latest, queueView } from './queue-view.ts';

const recordOf = (call: PageCall, row: RecordValidationRow): RecordRow | undefined =>
  call.world.table('records').get(row.record_id);

const ownerOf = (call: PageCall, row: RecordValidationRow): string | null =>
  recordOf(call, row)?.identity_address ?? null;

function typeName(call: PageCall, row: RecordValidationRow): string {
  const key = recordOf(call, row)?.record_type_key ?? '';
  return call.world.table('record_types').first('key', key)?.name_nl ?? (key || 'Gegeven');
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

const body = (call: PageCall, row: RecordValidationRow): Markup =>
  html`<p class="value">${recordOf(call, row)?.value ?? ''}</p>
    ${row.state === 'pending' && deciding(call, row)}`;

/** Records of which a resident asks a confirmation. */
export const recordsView = queueView<RecordValidationRow>({
  key: 'gegevens',
  label: 'Gegevens',
  table: (world) => world.table('record_validations'),
  pending: (table) => table.where('state', 'pending'),
  rest: (table) => latest(table.where('state', 'declined'), 5),
  ownerOf,
  item: (call, row) => ({
    title: nameOf(call, ownerOf(call, row)),
    sub: `${typeName(call, row)}: ${recordOf(call, row)?.value ?? ''}`,
    at: row.created_at,
  }),
  head: (call, row) => ({
    title: typeName(call, row),
    sub: `Gegeven van ${nameOf(call, ownerOf(call, row))}`,
  }),
  body,
  effects: [
    ['Klopt', [['check', 'Het gegeven telt voor de voorwaarden van regelingen die deze controleur vertrouwen']]],
    ['Klopt niet', [['cross', 'Het gegeven blijft zonder controle staan']]],
  ],
});
