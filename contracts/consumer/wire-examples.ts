import { stableAddress } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { boolean, eachLike, integer, like, regex, string } from './answers.ts';

/** A date on the wire. */
export const day = regex(String.raw`\d{4}-\d{2}-\d{2}`, '2026-12-31');
/** An amount on the wire. */
export const amount = regex(String.raw`-?\d+\.\d{2}`, '187.50');
/** A moment on the wire. */
export const timestamp = regex(String.raw`\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}`, '2026-09-01 10:00:00');
const fundType = regex('budget|subsidies|external', 'budget');
const events = 'created_budget|created_product|activated|deactivated|expired';

/** A file that a resident can download. */
export const anyFile = {
  uid: string('1d171b'),
  original_name: string('Voorbeeld van een loonstrook.pdf'),
  ext: string('pdf'),
  size: regex(/^[\d.]+(B|kB|MB)$/, '84.2kB'),
  url: string('https://platform.example/files/1d171b/download'),
};

/** The address of a voucher in the seed data of the mock platform, by its name. */
export function voucherAddress(name: string): string {
  return stableAddress(`voucher:${name}`);
}

/** The fields of a fund that the shop reads, without those that may be null or empty. */
export const anyFund = {
  id: integer(1),
  key: string('kindtegoed'),
  name: string('Kindtegoed'),
  type: fundType,
  state: regex('active|paused|closed', 'active'),
  organization_id: integer(1),
  organization: { id: integer(1), name: string('Gemeente Zonnedorp') },
  faq: like([]),
  tags: like([]),
  criteria: like([]),
  formulas: like([]),
  validators: like([]),
  is_external: boolean(false),
  allow_prevalidations: boolean(true),
  allow_fund_requests: boolean(true),
  allow_direct_requests: boolean(false),
  allow_physical_cards: boolean(true),
  reservations_enabled: boolean(true),
  auto_validation: boolean(false),
  email_required: boolean(false),
  contact_info_enabled: boolean(false),
  contact_info_required: boolean(false),
  contact_info_message_custom: boolean(false),
  has_pending_fund_requests: boolean(false),
  has_approved_fund_requests: boolean(false),
  taken_by_partner: boolean(false),
  start_date: day,
  end_at: day,
  end_at_locale: string('31 dec, 2026'),
};

/** The fields of a voucher that the shop reads, without those that may be null or empty. */
export const anyVoucher = {
  id: integer(5),
  address: regex('0x[0-9a-f]{40}', voucherAddress('meedoentegoed-kees')),
  address_printable: regex('0x[0-9a-f]{40}', stableAddress('printed:meedoentegoed-kees')),
  type: regex('regular|product', 'regular'),
  state: regex('active|pending|deactivated', 'active'),
  fund_id: integer(2),
  fund: {
    id: integer(2),
    key: string('meedoentegoed'),
    name: string('Meedoentegoed'),
    type: fundType,
    organization: { id: integer(2), name: string('Stichting Meedoen') },
    end_at: day,
    end_at_locale: string('31 dec, 2026'),
    allow_physical_cards: boolean(true),
    allow_blocking_vouchers: boolean(true),
    allow_reimbursements: boolean(true),
    allow_reservations: boolean(true),
  },
  amount,
  expired: boolean(false),
  used: boolean(false),
  expire_at: { date: regex(String.raw`\d{4}-\d{2}-\d{2}.*`, '2026-12-31 00:00:00.00000') },
  expire_at_locale: string('31 dec, 2026'),
  created_at: timestamp,
  created_at_locale: string('10:00 - 1 sep, 2026'),
  returnable: boolean(false),
  is_external: boolean(false),
  transactions_count: integer(1),
  history: eachLike({
    id: integer(1),
    event: regex(events, 'created_budget'),
    created_at: regex(String.raw`\d{4}-\d{2}-\d{2}.*`, '2026-09-01'),
  }),
};

/** The fields of a transaction that the shop reads. */
export const anyTransaction = {
  id: integer(77),
  amount,
  timestamp: integer(1_790_000_000),
  created_at: timestamp,
  created_at_locale: string('15:20 - 17 nov, 2026'),
  target: regex('provider|top_up|iban', 'provider'),
  state: regex('pending|success|canceled', 'success'),
};

/** The fields of an offer that the shop reads, without those that may be null or empty. */
export const anyProduct = {
  id: integer(201),
  name: string('Zwemles A'),
  description: string('Tien lessen.'),
  description_html: string('<p>Tien lessen.</p>'),
  organization_id: integer(3),
  organization: { id: integer(3), name: string('Zwembad De Golfslag') },
  product_category: { id: integer(7), name: string('Sport') },
  price_type: regex('regular|free|discount_fixed|discount_percentage', 'regular'),
  price: amount,
  price_min: amount,
  price_max: amount,
  sold_out: boolean(false),
  deleted: boolean(false),
  expired: boolean(false),
  reservation_enabled: boolean(true),
  reservation: {
    phone: regex('required|optional|no', 'optional'),
    address: regex('required|optional|no', 'no'),
    birth_date: regex('required|optional|no', 'no'),
  },
  funds: like([]),
  offices: like([]),
  bookmarked: boolean(false),
};

/** A time of opening hours: half hours from 00:00 to 23:30 (PV-025). */
const openingTime = (example: string) => regex('([01][0-9]|2[0-3]):(00|30)', example);

/** The fields of an office that the shop reads, without those that may be null or empty. */
export const anyOffice = {
  id: integer(1),
  organization_id: integer(1),
  organization: { id: integer(1), name: string('Zwembad De Golfslag') },
  address: string('Badlaan 8, 9990 BA Zonnedorp'),
  state: regex('active|paused|closed', 'active'),
  schedule: like([]),
};

/** The fields of an office of which everything is known. */
export const wholeOffice = {
  ...anyOffice,
  organization: {
    ...anyOffice.organization,
    business_type: { name: string('Zwembad') },
    logo: { sizes: { thumbnail: string('/media/logo.svg') } },
  },
  lat: regex(String.raw`-?\d+\.\d+`, '52.2166'),
  lon: regex(String.raw`-?\d+\.\d+`, '5.9136'),
  photo: { sizes: { thumbnail: string('/media/photo.jpg') } },
  schedule: eachLike({
    week_day: integer(0),
    start_time: openingTime('07:00'),
    end_time: openingTime('21:00'),
    break_start_time: string(''),
    break_end_time: string(''),
  }),
};

/** The fields of a reservation that the shop reads, without those that may be null. */
export const anyReservation = {
  id: integer(2),
  code: regex(String.raw`\d{8}`, '48213377'),
  state: regex('pending|accepted|rejected|canceled|canceled_by_client', 'pending'),
  expired: boolean(false),
  amount,
  product: {
    id: integer(249),
    name: string('Maaltijd aan huis'),
    deleted: boolean(false),
    organization: { id: integer(44), name: string('De Keuken') },
  },
  fund: { id: integer(2), name: string('Meedoentegoed') },
  first_name: string('Kees'),
  last_name: string('Bakker'),
  created_at: timestamp,
  expire_at: timestamp,
};
