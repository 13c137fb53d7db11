import type { Sentence } from '../http/language.ts';
import { fundOf } from '../domain/vouchers/vouchers.ts';
import type { ReservationRow } from '../tables/reservations.ts';
import type { World } from '../world/world.ts';
import { inDutch, sendMail } from '../services/mail/mailbox.ts';

type Told = { readonly kind: string; readonly subject: (product: string) => Sentence; readonly line: Sentence };

/** The mails to a provider about what a resident did. */
const news = {
  made: {
    kind: 'provider_product_reserved',
    subject: (product) => ({ nl: `Nieuwe reservering: ${product}`, en: `New reservation: ${product}` }),
    line: { nl: 'Een klant heeft dit aanbod gereserveerd.', en: 'A customer reserved this offer.' },
  },
  canceled: {
    kind: 'provider_product_reservation_canceled',
    subject: (product) => ({ nl: `Reservering geannuleerd: ${product}`, en: `Reservation cancelled: ${product}` }),
    line: {
      nl: 'De klant heeft de reservering geannuleerd. U hoeft niets te doen.',
      en: 'The customer cancelled the reservation. You need not do anything.',
    },
  },
} as const satisfies { readonly [event: string]: Told };

/** Mails the provider of a reservation, in Dutch; nothing when the provider has no address. */
export function mailProvider(world: World, row: ReservationRow, event: keyof typeof news): void {
  const product = world.table('products').get(row.product_id);
  const email = product && world.table('organizations').get(product.organization_id)?.email;
  const voucher = world.table('vouchers').get(row.voucher_id);
  const tenant = voucher && world.table('tenants').get(fundOf(world, voucher.fund_id).tenant_id);
  if (!product || !email || !tenant) return;
  const { kind, subject, line }: Told = news[event];
  const code: Sentence = { nl: `Reserveringsnummer: ${row.code}`, en: `Reservation number: ${row.code}` };
  sendMail(inDutch({ world, tenant }), email, { kind, subject: subject(product.name), lines: [line, code] });
}
