import type { TableName } from '../../src/database/shape.ts';
import { caseAt } from '../desk/desk-view.ts';
import { shortValue, singular } from './changes.ts';
import type { RowDiff } from './changes.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import type { IconName } from '../page-kit/icons.ts';
import type { PageCall } from '../page-kit/page-call.ts';

const after = ({ fields }: RowDiff, field: string): string =>
  shortValue(fields.find((one) => one.field === field)?.after);

/** Who an account belongs to: the first name of a resident, else the address itself. */
function whom({ platform, world }: PageCall, address: string): string {
  const persona = world.table('identities').first('address', address)?.persona ?? '';
  return platform.catalogue.personas.get(persona)?.full_name.split(' ')[0] ?? shortValue(address, 14);
}

/** Drawers of the desk in which a row that waits for a decision lies. */
const queues: { readonly [table in TableName]?: string } = {
  fund_requests: 'aanvragen',
  record_validations: 'gegevens',
  validator_requests: 'verzoeken',
  product_reservations: 'reserveringen',
  reimbursements: 'declaraties',
};

const line = (sign: IconName, words: Markup): Markup => html`<li>${icon(sign)}<span>${words}</span></li>`;

function post(call: PageCall, diff: RowDiff): Markup | null {
  switch (diff.table) {
    case 'mails':
      return line('mail', html`<a href="/_mock/mail/${diff.id}">${after(diff, 'subject')}</a> to ${after(diff, 'to')}`);
    case 'sms':
      return line('chat', html`<a href="/_mock/sms">Text message</a> to ${after(diff, 'to')}`);
    case 'notifications':
      return line('bell', html`Notification to ${whom(call, after(diff, 'identity_address'))}: ${after(diff, 'type')}`);
    case 'pushes':
      return line('phone', html`Push to ${whom(call, after(diff, 'identity_address'))}: ${after(diff, 'title')}`);
    default:
      return null;
  }
}

/** What now waits for somebody at the desk. */
function decision(diff: RowDiff): Markup | null {
  const drawer = queues[diff.table];
  if (drawer === undefined || after(diff, 'state') !== 'pending') return null;
  const words = html`<a href="${caseAt(drawer, diff.id)}">${singular(diff.table)} ${diff.id}</a> waits for a decision`;
  return line('user', words);
}

/** What a request set going for others: mails, messages, notices, and decisions that somebody has to make. */
export function setInMotion(call: PageCall, diffs: readonly RowDiff[]): Markup | false {
  const lines = diffs.flatMap((diff) => [
    (diff.kind === 'added' ? post(call, diff) : null) ?? [],
    (diff.kind === 'removed' ? null : decision(diff)) ?? [],
  ]);
  return (
    lines.length > 0 &&
    html`<div>
      <h3>Set in motion</h3>
      <ul class="motion small">
        ${lines.flat()}
      </ul>
    </div>`
  );
}
