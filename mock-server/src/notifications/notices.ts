import type { Language, Sentence } from '../http/language.ts';
import { dayLocale } from '../wire/format.ts';

/** The names in a notice, such as `fund`, `provider`, `product` and `amount`; a day stands there as `YYYY-MM-DD`. */
export type NoticeWords = { readonly [word: string]: string };

type NoticeText = { readonly title: Sentence; readonly description: Sentence };

/** What a mail has that its notice in the shop has not. */
type NoticeMail = {
  readonly button: Sentence;
  /** A sentence that every such mail has. */
  readonly more?: Sentence;
  /** Preference by which a resident can switch it off; without one only all mail can be stopped. */
  readonly preference?: string;
};

/** How residents are told of an event: in the shop, and as far as it says so by mail and on the phone. */
type Event = NoticeText & {
  readonly mail: NoticeMail | null;
  /** The preference that switches the message on the phone off; null when there is none. */
  readonly push: string | null;
};

/** An event; in its description `{word}` stands for a name. */
const event = (
  title: Sentence,
  description: Sentence,
  { mail = null, push = null }: Partial<Pick<Event, 'mail' | 'push'>> = {},
): Event => ({ title, description, mail, push });

const seeRequest = { mail: { button: { nl: 'Aanvraag bekijken', en: 'See your request' } } };
const seeVouchers = { mail: { button: { nl: 'Tegoeden bekijken', en: 'See your vouchers' } } };
const seeReimbursement = { mail: { button: { nl: 'Declaratie bekijken', en: 'See your reimbursement' } } };
const seeReservations = { mail: { button: { nl: 'Reserveringen bekijken', en: 'See your reservations' } } };
const seeRecord = { mail: { button: { nl: 'Gegeven bekijken', en: 'See the detail' } } };
const openVoucher = { button: { nl: 'Tegoed openen', en: 'Open voucher' } };
const onPhone = { push: 'voucher.assigned' };
const ofPayment = { mail: { ...openVoucher, preference: 'vouchers.payment_success' }, push: 'voucher.transaction' };

const requests: { readonly [type: string]: Event } = {
  fund_request_created: event(
    { nl: 'Aanvraag ontvangen', en: 'Request received' },
    { nl: 'Wij hebben uw aanvraag voor {fund} ontvangen.', en: 'We have received your request for {fund}.' },
    {
      mail: {
        ...seeRequest.mail,
        more: { nl: 'Binnen 8 weken krijgt u een besluit.', en: 'You will get a decision within 8 weeks.' },
      },
    },
  ),
  fund_request_approved: event(
    { nl: 'Aanvraag goedgekeurd', en: 'Request approved' },
    { nl: 'Uw aanvraag voor {fund} is goedgekeurd.', en: 'Your request for {fund} has been approved.' },
    seeVouchers,
  ),
  fund_request_denied: event(
    { nl: 'Aanvraag afgewezen', en: 'Request declined' },
    { nl: 'Uw aanvraag voor {fund} is afgewezen.', en: 'Your request for {fund} has been declined.' },
    seeRequest,
  ),
  fund_request_disregarded: event(
    { nl: 'Aanvraag niet behandeld', en: 'Request not processed' },
    { nl: 'Wij behandelen uw aanvraag voor {fund} niet.', en: 'We did not process your request for {fund}.' },
    seeRequest,
  ),
  fund_request_record_declined: event(
    { nl: 'Gegeven afgewezen', en: 'Detail declined' },
    {
      nl: 'Een gegeven in uw aanvraag voor {fund} is afgewezen.',
      en: 'A detail of your request for {fund} was declined.',
    },
    seeRequest,
  ),
  fund_request_feedback_requested: event(
    { nl: 'Vraag over uw aanvraag', en: 'Question about your request' },
    {
      nl: 'Wij hebben een vraag over uw aanvraag voor {fund}.',
      en: 'We have a question about your request for {fund}.',
    },
    { mail: { button: { nl: 'Beantwoord de vraag', en: 'Answer the question' } } },
  ),
};

const offers: { readonly [type: string]: Event } = {
  reimbursement_submitted: event(
    { nl: 'Declaratie ontvangen', en: 'Reimbursement received' },
    { nl: 'Wij hebben uw declaratie voor {fund} ontvangen.', en: 'We have received your reimbursement for {fund}.' },
    seeReimbursement,
  ),
  reimbursement_approved: event(
    { nl: 'Declaratie goedgekeurd', en: 'Reimbursement approved' },
    { nl: 'Uw declaratie voor {fund} is goedgekeurd.', en: 'Your reimbursement for {fund} has been approved.' },
    {
      mail: {
        ...seeReimbursement.mail,
        more: { nl: 'Wij maken het bedrag naar uw rekening over.', en: 'We transfer the amount to your bank account.' },
      },
    },
  ),
  reimbursement_declined: event(
    { nl: 'Declaratie afgewezen', en: 'Reimbursement declined' },
    { nl: 'Uw declaratie voor {fund} is afgewezen.', en: 'Your reimbursement for {fund} has been declined.' },
    seeReimbursement,
  ),
  product_reservation_created: event(
    { nl: 'Reservering gemaakt', en: 'Reservation made' },
    { nl: 'U heeft {product} gereserveerd bij {provider}.', en: 'You reserved {product} at {provider}.' },
    seeReservations,
  ),
  product_reservation_accepted: event(
    { nl: 'Reservering geaccepteerd', en: 'Reservation accepted' },
    {
      nl: '{provider} heeft uw reservering van {product} geaccepteerd.',
      en: '{provider} accepted your reservation of {product}.',
    },
    seeReservations,
  ),
  product_reservation_rejected: event(
    { nl: 'Reservering geweigerd', en: 'Reservation declined' },
    {
      nl: '{provider} heeft uw reservering van {product} geweigerd.',
      en: '{provider} declined your reservation of {product}.',
    },
    seeReservations,
  ),
  product_reservation_canceled: event(
    { nl: 'Reservering geannuleerd', en: 'Reservation cancelled' },
    {
      nl: '{provider} heeft uw reservering van {product} geannuleerd.',
      en: '{provider} cancelled your reservation of {product}.',
    },
    seeReservations,
  ),
  requester_provider_approved_budget: event(
    { nl: 'Nieuwe aanbieder', en: 'New provider' },
    {
      nl: 'U kunt uw tegoed van {fund} nu ook gebruiken bij {provider}.',
      en: 'You can now also use your {fund} voucher at {provider}.',
    },
    { mail: { button: { nl: 'Aanbieder bekijken', en: 'See the provider' }, preference: 'digest.daily_requester' } },
  ),
};

const records: { readonly [type: string]: Event } = {
  record_validation_approved: event(
    { nl: 'Gegeven bevestigd', en: 'Detail confirmed' },
    { nl: 'Uw gegeven ‘{record_nl}’ is bevestigd.', en: 'Your detail ‘{record_en}’ has been confirmed.' },
    seeRecord,
  ),
  record_validation_declined: event(
    { nl: 'Gegeven niet bevestigd', en: 'Detail not confirmed' },
    {
      nl: 'Uw gegeven ‘{record_nl}’ is niet bevestigd. Bekijk wat u kunt doen.',
      en: 'Your detail ‘{record_en}’ was not confirmed. See what you can do.',
    },
    seeRecord,
  ),
};

const assigned = event(
  { nl: 'Tegoed gekregen', en: 'Voucher received' },
  { nl: 'U heeft een tegoed van {fund} gekregen.', en: 'You have received a {fund} voucher.' },
  { mail: openVoucher, ...onPhone },
);
const added = event(
  { nl: 'Tegoed toegevoegd', en: 'Voucher added' },
  { nl: 'Uw tegoed van {fund} staat klaar.', en: 'Your {fund} voucher is ready.' },
  onPhone,
);
const productAdded = event(
  { nl: 'Aanbod gekregen', en: 'Offer received' },
  { nl: 'U heeft een tegoed voor {product} gekregen.', en: 'You have received a voucher for {product}.' },
);
const paid = event(
  { nl: 'Betaling gedaan', en: 'Payment made' },
  {
    nl: 'Er is {amount} betaald bij {provider} met uw tegoed van {fund}.',
    en: '{amount} was paid at {provider} with your {fund} voucher.',
  },
  ofPayment,
);

const vouchers: { readonly [type: string]: Event } = {
  identity_voucher_assigned_budget: assigned,
  identity_voucher_assigned_subsidy: assigned,
  identity_voucher_assigned_product: { ...productAdded, mail: openVoucher, ...onPhone },
  voucher_added_budget: added,
  voucher_added_subsidy: added,
  product_voucher_added: { ...productAdded, ...onPhone },
  product_voucher_reserved: productAdded,
  product_voucher_shared: event(
    { nl: 'Bericht verstuurd', en: 'Message sent' },
    {
      nl: 'U heeft {provider} een bericht gestuurd over {product}.',
      en: 'You sent {provider} a message about {product}.',
    },
  ),
  product_voucher_expired: event(
    { nl: 'Tegoed verlopen', en: 'Voucher expired' },
    { nl: 'Uw tegoed voor {product} is verlopen.', en: 'Your voucher for {product} has expired.' },
  ),
  voucher_expire_soon_budget: event(
    { nl: 'Tegoed verloopt bijna', en: 'Voucher expires soon' },
    { nl: 'Uw tegoed van {fund} verloopt op {day}.', en: 'Your {fund} voucher expires on {day}.' },
    { mail: { ...openVoucher, preference: 'funds.fund_expires' } },
  ),
  voucher_deactivated: event(
    { nl: 'Tegoed gestopt', en: 'Voucher stopped' },
    {
      nl: 'U heeft uw tegoed van {fund} gestopt. U kunt het niet meer gebruiken.',
      en: 'You stopped your {fund} voucher. You cannot use it any more.',
    },
  ),
  voucher_physical_card_requested: event(
    { nl: 'Pas besteld', en: 'Card ordered' },
    { nl: 'U heeft een pas besteld bij uw tegoed van {fund}.', en: 'You ordered a card for your {fund} voucher.' },
  ),
  voucher_shared_by_email: event(
    { nl: 'Tegoed gemaild', en: 'Voucher mailed' },
    {
      nl: 'Wij hebben de QR-code van {fund} naar uw e-mailadres gestuurd.',
      en: 'We sent the QR code of {fund} to your e-mail address.',
    },
  ),
  voucher_budget_transaction: paid,
  voucher_subsidy_transaction: paid,
  product_voucher_transaction: event(
    { nl: 'Aanbod gebruikt', en: 'Offer used' },
    { nl: 'U heeft {product} gebruikt bij {provider}.', en: 'You used {product} at {provider}.' },
    ofPayment,
  ),
};

const events: { readonly [type: string]: Event } = { ...requests, ...offers, ...records, ...vouchers };

/** Every event that the web shop tells residents of. */
export const noticeTypes: readonly string[] = Object.keys(events);

/** A name as it is; a day as the language writes it. */
const inLanguage = (word: string, language: Language): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(word) ? dayLocale(word, language) : word;

/** Title and text of a notice; null for an event without a text. */
export function noticeText(type: string, words: NoticeWords): NoticeText | null {
  const found = events[type];
  if (!found) return null;
  const { title, description } = found;
  const filled = (language: Language): string =>
    description[language].replaceAll(/\{(\w+)\}/g, (_whole, word: string) => inLanguage(words[word] ?? '', language));
  return { title, description: { nl: filled('nl'), en: filled('en') } };
}

/** The mail that goes with a notice; null for a notice that stays in the shop. */
export const mailOfNotice = (type: string): NoticeMail | null => events[type]?.mail ?? null;

/** The preference of a notice that goes to the phone too; null for one that does not. */
export const pushKeyOf = (type: string): string | null => events[type]?.push ?? null;
