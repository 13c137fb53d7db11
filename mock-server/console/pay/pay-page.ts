import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MockPlatform } from '../../src/http/platform.ts';
import { reservationToPay, settlePayment, type PaymentOutcome } from '../../src/domain/reservations/settle-payment.ts';
import { mailProvider } from '../../src/notifications/provider-mail.ts';
import { notifyOfReservation } from '../../src/notifications/notify-resident.ts';
import type { ReservationRow } from '../../src/tables/reservations.ts';
import { moneyLocale } from '../../src/wire/format.ts';
import { addressOf, html, type Markup } from '../page-kit/html.ts';
import { barePage, hidden } from '../page-kit/page.ts';
import { asked, given, pageCall, sendPage, type PageCall } from '../page-kit/page-call.ts';

/** Every way in which a payment can go on, in the words of the buttons. */
const outcomes: readonly (readonly [outcome: PaymentOutcome, label: string])[] = [
  ['paid', 'Betaal'],
  ['pending', 'Laat de bank nog nadenken'],
  ['failed', 'Laat de betaling mislukken'],
  ['expired', 'Laat de betaling verlopen'],
  ['canceled', 'Annuleer de betaling'],
];

const productName = ({ world }: PageCall, { product_id }: ReservationRow): string =>
  world.table('products').get(product_id)?.name ?? '';

/** The page of the shop to which the payment leads back. */
const backTo = ({ platform }: PageCall, { id }: ReservationRow, query = ''): string =>
  `${platform.settings.shopUrl}/reservations/${id}${query}`;

const paymentPage = (call: PageCall, row: ReservationRow, uid: string): Markup =>
  barePage(
    'Betaal de rest van uw reservering',
    html`<p>Dit is geen bank: u geeft hier niets van uzelf en er gaat geen geld af.</p>
      <p><b>${moneyLocale(row.extra_payment?.amount ?? 0)}</b> voor ${productName(call, row)}</p>
      <form method="post" action="/_mock/pay">
        ${hidden('payment', uid)}
        <ul class="grid">
          ${outcomes.map(([outcome, label]) => html`<li><button name="outcome" value="${outcome}">${label}</button></li>`)}
        </ul>
      </form>
      <p><a href="${backTo(call, row)}">Terug naar de webwinkel zonder te betalen</a></p>`,
  );

/** The payments that wait for somebody, so that one that is with the bank can be ended. */
function runningPage(call: PageCall, problem: string | null): Markup {
  const running = call.world
    .table('product_reservations')
    .where('state', 'waiting')
    .flatMap((row) => (row.extra_payment ? [{ row, payment: row.extra_payment.uid }] : []));
  return barePage(
    'Betalingen',
    html`${problem !== null && html`<p class="card warn">${problem}</p>`}
    ${
      running.length === 0
        ? html`<p>Er loopt geen betaling. Een betaling begint in de webwinkel.</p>`
        : html`<ul>
            ${running.map(
              ({ row, payment }) =>
                html`<li>
                  <a href="${addressOf('/_mock/pay', { payment })}">${productName(call, row)}, ${row.code}</a>
                </li>`,
            )}
          </ul>`
    }`,
  );
}

const paymentIsOver = (reply: FastifyReply, call: PageCall): FastifyReply =>
  sendPage(reply.code(404), call.platform, runningPage(call, 'Deze betaling is er niet, of is al klaar.'));

/** Tells the resident and the provider of a reservation that was paid, which they did not hear of before. */
function tell({ world }: PageCall, row: ReservationRow): void {
  mailProvider(world, row, 'made');
  notifyOfReservation(world, { ...row, state: 'pending' });
  if (row.state !== 'pending') notifyOfReservation(world, row);
}

/** Ends a payment as was chosen, and leads back to the shop. */
function pay(reply: FastifyReply, call: PageCall): FastifyReply {
  const row = reservationToPay(call.world, given(call, 'payment') ?? '');
  const outcome = outcomes.map(([name]) => name).find((name) => name === given(call, 'outcome'));
  const settled = row && outcome && settlePayment(call.world, row, outcome);
  if (!settled) return paymentIsOver(reply, call);
  if (outcome === 'paid') tell(call, settled);
  return reply.redirect(backTo(call, settled, outcome === 'canceled' ? '' : '?checkout=1'), 303);
}

/** Stands in for the payment provider, to which the platform sends a resident who pays a rest online. */
export function addPayPage(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/pay', async (request, reply) => {
    const call = pageCall(platform, request);
    const uid = asked(call, 'payment');
    if (uid === null) return sendPage(reply, platform, runningPage(call, null));
    const row = reservationToPay(call.world, uid);
    return row?.state === 'waiting'
      ? sendPage(reply, platform, paymentPage(call, row, uid))
      : paymentIsOver(reply, call);
  });
  app.post('/_mock/pay', async (request, reply) => pay(reply, pageCall(platform, request)));
}
