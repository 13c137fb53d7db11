import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { OfficeRow } from '../../src/database/tables/tenants.ts';
import { caseHead, deskForm, hidden, stateTag } from './desk-view.ts';
import type { DeskItem, DeskView } from './desk-view.ts';

/** Most offices on a list. */
const mostOffices = 200;

const nameOfOffice = (call: PageCall, row: OfficeRow): string =>
  call.world.table('organizations').get(row.organization_id)?.name ?? 'Aanbieder';

const item = (call: PageCall, row: OfficeRow): DeskItem => ({
  id: row.id,
  title: nameOfOffice(call, row),
  sub: row.address,
  when: row.state === 'active' ? '' : row.state === 'paused' ? 'gepauzeerd' : 'gesloten',
  persona: null,
  open: row.state === 'active',
});

const states: readonly (readonly [state: OfficeRow['state'], label: string])[] = [
  ['active', 'Open'],
  ['paused', 'Pauzeren'],
  ['closed', 'Sluiten'],
];

function detail(call: PageCall, id: number): Markup | null {
  const row = call.world.table('offices').get(id);
  if (!row) return null;
  const buttons = states.map(
    ([state, label]) =>
      html`<button class="btn" name="state" value="${state}" ${row.state === state && html`aria-pressed="true"`}>
        ${label}
      </button>`,
  );
  return html`${caseHead({ persona: null, title: nameOfOffice(call, row), sub: row.address, state: stateTag(row.state) })}
  ${deskForm(
    call,
    'office',
    html`${hidden('id', row.id)}
      <div class="row wrap">${buttons}</div>`,
  )}`;
}

/** The branches of providers. */
export const officesView: DeskView = {
  key: 'vestigingen',
  label: 'Vestigingen',
  items: (call) =>
    call.world
      .table('offices')
      .all()
      .slice(0, mostOffices)
      .map((row) => item(call, row)),
  detail,
  effects: [
    ['Sluiten', [['world', 'De webwinkel ziet de nieuwe stand bij de volgende vraag']]],
    ['Open', [['world', 'De vestiging staat weer gewoon bij de aanbieder']]],
  ],
};
