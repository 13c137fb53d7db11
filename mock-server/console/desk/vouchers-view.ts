import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { isExpired, lastDay } from '../../src/domain/vouchers/voucher-state.ts';
import { leftAtCheckout } from '../../src/domain/reservations/take-payment.ts';
import type { VoucherRow } from '../../src/database/tables/vouchers.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import { dayLocale, moneyLocale } from '../../src/wire/format.ts';
import { caseHead, deskForm, hidden, nameOf, personaOf, stateTag } from './desk-view.ts';
import type { DeskView } from './desk-view.ts';
import { ownedVouchers, voucherItem, voucherState } from './checkout-view.ts';

const toppingUp = (call: PageCall, row: VoucherRow): Markup =>
  deskForm(
    call,
    'top-up',
    html`${hidden('id', row.id)}
      <div class="row bottom wrap">
        <label class="field"
          ><span>Bedrag in euro</span><input class="in num" name="amount" inputmode="decimal" value="25,00"
        /></label>
        <button class="btn">${icon('plus')}Opwaarderen</button>
      </div>`,
  );

const starting = (call: PageCall, row: VoucherRow): Markup =>
  deskForm(
    call,
    'unblock',
    html`${hidden('id', row.id)}<button class="btn">
        ${row.state === 'pending' ? html`${icon('check')}Laten werken` : html`${icon('undo')}Weer laten werken`}
      </button>`,
  );

const stopping = (call: PageCall, row: VoucherRow): Markup =>
  deskForm(
    call,
    'block',
    html`${hidden('id', row.id)}
      <div class="row bottom wrap">
        <label class="field grow"><span>Reden</span><input class="in" name="note" value="U bent verhuisd." /></label>
        <button class="btn refuse">${icon('cross')}Stoppen</button>
      </div>`,
  );

function detail(call: PageCall, id: number): Markup | null {
  const row = call.world.table('vouchers').get(id);
  if (!row) return null;
  const fund = fundOf(call.world, row.fund_id);
  const state = voucherState(call, row);
  const over = isExpired(row, fund, call.world.now());
  return html`${caseHead({
      persona: personaOf(call, row.identity_address),
      title: `Tegoed van ${nameOf(call, row.identity_address)}`,
      sub: `${fund.name}, geldig tot en met ${dayLocale(lastDay(row, fund), 'nl')}`,
      state: stateTag(state),
    })}
    <p class="value num">${moneyLocale(leftAtCheckout(call.world, row))} over</p>
    ${row.type === 'regular' && state === 'active' && toppingUp(call, row)}
    ${row.state !== 'active' && !over && starting(call, row)} ${row.state !== 'deactivated' && stopping(call, row)}
    ${
      state === 'active' &&
      deskForm(
        call,
        'expire',
        html`${hidden('id', row.id)}<button class="btn">
            ${icon('clock')}Laten verlopen: gisteren was de laatste dag
          </button>`,
      )
    }`;
}

/** Vouchers as their sponsor sees them. */
export const vouchersView: DeskView = {
  key: 'tegoeden',
  label: 'Tegoeden',
  items: (call) =>
    ownedVouchers(call).map((row) => ({ ...voucherItem(call, row), open: voucherState(call, row) === 'active' })),
  detail,
  effects: [
    ['Opwaarderen', [['ticket', 'Het bedrag komt erbij, in de boekingen van het tegoed']]],
    ['Stoppen', [['mail', 'Mail aan de bewoner, zonder melding']]],
    ['Verlopen', [['clock', 'Het tegoed staat onder verlopen tegoeden']]],
  ],
};
