import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import type { FundRow } from '../../src/database/tables/funds.ts';
import { caseHead, deskForm, hidden, stateTag } from './desk-view.ts';
import type { DeskItem, DeskView } from './desk-view.ts';
import { backOfficeOf } from './back-office-part.ts';

const tenantName = (call: PageCall, fund: FundRow): string =>
  call.world.table('tenants').get(fund.tenant_id)?.name ?? '';

const item = (call: PageCall, fund: FundRow): DeskItem => ({
  id: fund.id,
  title: fund.name,
  sub: tenantName(call, fund),
  when: fund.backoffice === null ? '' : 'backoffice',
  persona: null,
  open: fund.state === 'active',
});

const states: readonly (readonly [state: FundRow['state'], label: string])[] = [
  ['active', 'Open'],
  ['paused', 'Pauzeren'],
  ['closed', 'Sluiten'],
];

function detail(call: PageCall, id: number): Markup | null {
  const fund = call.world.table('funds').get(id);
  if (!fund) return null;
  const buttons = states.map(
    ([state, label]) =>
      html`<button class="btn s" name="state" value="${state}" ${fund.state === state && html`aria-pressed="true"`}>
        ${label}
      </button>`,
  );
  return html`${caseHead({ persona: null, title: fund.name, sub: tenantName(call, fund), state: stateTag(fund.state) })}
  ${deskForm(
    call,
    'fund',
    html`${hidden('id', fund.id)}
      <div class="row wrap">${buttons}</div>`,
  )}
  ${backOfficeOf(call, fund)}`;
}

/** Funds: open or not, and what their back office says of whom. */
export const fundsView: DeskView = {
  key: 'regelingen',
  label: 'Regelingen',
  items: (call) =>
    call.world
      .table('funds')
      .all()
      .filter(({ archived }) => !archived)
      .toSorted(
        (one, other) => Number(other.backoffice !== null) - Number(one.backoffice !== null) || one.id - other.id,
      )
      .map((fund) => item(call, fund)),
  detail,
  effects: [
    ['heeft er recht op', [['ticket', 'De toets geeft meteen het tegoed']]],
    ['geen recht', [['out', 'Aanvragen, of doorgestuurd als dat zo is ingesteld']]],
    ['geen antwoord', [['warn', 'Aanvragen kan alleen met “toch aanvragen”']]],
    ['klaargezet', [['check', 'De volgende toets van deze bewoner neemt het over']]],
  ],
};
