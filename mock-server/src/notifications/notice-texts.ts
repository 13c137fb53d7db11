import type { Language, Sentence } from '../http/language.ts';
import { dayLocale } from '../wire/format.ts';

/** The names in a notice, such as `fund`, `provider`, `product` and `amount`; a day stands there as `YYYY-MM-DD`. */
export type NoticeWords = { readonly [word: string]: string };

type NoticeText = { readonly title: Sentence; readonly description: Sentence };
type Writer = (words: NoticeWords) => NoticeText;

/** A name as it is; a day as the language writes it. */
const inLanguage = (word: string, language: Language): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(word) ? dayLocale(word, language) : word;

/** A title and a text; `{word}` stands for a name. */
const text =
  (title: Sentence, description: Sentence): Writer =>
  (words) => {
    const filled = (language: Language): string =>
      description[language].replaceAll(/\{(\w+)\}/g, (_whole, word: string) => inLanguage(words[word] ?? '', language));
    return { title, description: { nl: filled('nl'), en: filled('en') } };
  };

const requests: { readonly [type: string]: Writer } = {
  fund_request_created: text(
    { nl: 'Aanvraag ontvangen', en: 'Request received' },
    { nl: 'Wij hebben uw aanvraag voor {fund} ontvangen.', en: 'We have received your request for {fund}.' },
  ),
  fund_request_approved: text(
    { nl: 'Aanvraag goedgekeurd', en: 'Request approved' },
    { nl: 'Uw aanvraag voor {fund} is goedgekeurd.', en: 'Your request for {fund} has been approved.' },
  ),
  fund_request_denied: text(
    { nl: 'Aanvraag afgewezen', en: 'Request declined' },
    { nl: 'Uw aanvraag voor {fund} is afgewezen.', en: 'Your request for {fund} has been declined.' },
  ),
  fund_request_disregarded: text(
    { nl: 'Aanvraag niet behandeld', en: 'Request not handled' },
    { nl: 'Wij behandelen uw aanvraag voor {fund} niet.', en: 'We do not handle your request for {fund}.' },
  ),
  fund_request_record_declined: text(
    { nl: 'Gegeven afgewezen', en: 'Detail declined' },
    {
      nl: 'Een gegeven in uw aanvraag voor {fund} is afgewezen.',
      en: 'A detail of your request for {fund} was declined.',
    },
  ),
  fund_request_feedback_requested: text(
    { nl: 'Vraag over uw aanvraag', en: 'Question about your request' },
    {
      nl: 'Wij hebben een vraag over uw aanvraag voor {fund}.',
      en: 'We have a question about your request for {fund}.',
    },
  ),
};

const offers: { readonly [type: string]: Writer } = {
  reimbursement_submitted: text(
    { nl: 'Declaratie ontvangen', en: 'Claim received' },
    { nl: 'Wij hebben uw declaratie voor {fund} ontvangen.', en: 'We have received your claim for {fund}.' },
  ),
  reimbursement_approved: text(
    { nl: 'Declaratie goedgekeurd', en: 'Claim approved' },
    { nl: 'Uw declaratie voor {fund} is goedgekeurd.', en: 'Your claim for {fund} has been approved.' },
  ),
  reimbursement_declined: text(
    { nl: 'Declaratie afgewezen', en: 'Claim declined' },
    { nl: 'Uw declaratie voor {fund} is afgewezen.', en: 'Your claim for {fund} has been declined.' },
  ),
  product_reservation_created: text(
    { nl: 'Reservering gemaakt', en: 'Reservation made' },
    { nl: 'U heeft {product} gereserveerd bij {provider}.', en: 'You reserved {product} at {provider}.' },
  ),
  product_reservation_accepted: text(
    { nl: 'Reservering geaccepteerd', en: 'Reservation accepted' },
    {
      nl: '{provider} heeft uw reservering van {product} geaccepteerd.',
      en: '{provider} accepted your reservation of {product}.',
    },
  ),
  product_reservation_rejected: text(
    { nl: 'Reservering geweigerd', en: 'Reservation refused' },
    {
      nl: '{provider} heeft uw reservering van {product} geweigerd.',
      en: '{provider} refused your reservation of {product}.',
    },
  ),
  product_reservation_canceled: text(
    { nl: 'Reservering geannuleerd', en: 'Reservation cancelled' },
    {
      nl: '{provider} heeft uw reservering van {product} geannuleerd.',
      en: '{provider} cancelled your reservation of {product}.',
    },
  ),
  requester_provider_approved_budget: text(
    { nl: 'Nieuwe aanbieder', en: 'New provider' },
    {
      nl: 'U kunt uw tegoed van {fund} nu ook gebruiken bij {provider}.',
      en: 'You can now also use your voucher of {fund} at {provider}.',
    },
  ),
};

const records: { readonly [type: string]: Writer } = {
  record_validation_approved: text(
    { nl: 'Gegeven bevestigd', en: 'Detail confirmed' },
    { nl: 'Uw gegeven ‘{record_nl}’ is bevestigd.', en: 'Your detail ‘{record_en}’ has been confirmed.' },
  ),
  record_validation_declined: text(
    { nl: 'Gegeven niet bevestigd', en: 'Detail not confirmed' },
    {
      nl: 'Uw gegeven ‘{record_nl}’ is niet bevestigd. Bekijk wat u kunt doen.',
      en: 'Your detail ‘{record_en}’ was not confirmed. See what you can do.',
    },
  ),
};

const assigned = text(
  { nl: 'Tegoed gekregen', en: 'Voucher received' },
  { nl: 'U heeft een tegoed van {fund} gekregen.', en: 'You have received a voucher of {fund}.' },
);
const added = text(
  { nl: 'Tegoed toegevoegd', en: 'Voucher added' },
  { nl: 'Uw tegoed van {fund} staat klaar.', en: 'Your voucher of {fund} is ready.' },
);
const productAdded = text(
  { nl: 'Aanbod gekregen', en: 'Offer received' },
  { nl: 'U heeft een tegoed voor {product} gekregen.', en: 'You have received a voucher for {product}.' },
);
const paid = text(
  { nl: 'Betaling gedaan', en: 'Payment made' },
  {
    nl: 'Er is {amount} betaald bij {provider} met uw tegoed van {fund}.',
    en: '{amount} was paid at {provider} with your voucher of {fund}.',
  },
);

const vouchers: { readonly [type: string]: Writer } = {
  identity_voucher_assigned_budget: assigned,
  identity_voucher_assigned_subsidy: assigned,
  identity_voucher_assigned_product: productAdded,
  voucher_added_budget: added,
  voucher_added_subsidy: added,
  product_voucher_added: productAdded,
  product_voucher_reserved: productAdded,
  product_voucher_shared: text(
    { nl: 'Bericht verstuurd', en: 'Message sent' },
    {
      nl: 'U heeft {provider} een bericht gestuurd over {product}.',
      en: 'You sent {provider} a message about {product}.',
    },
  ),
  product_voucher_expired: text(
    { nl: 'Tegoed verlopen', en: 'Voucher expired' },
    { nl: 'Uw tegoed voor {product} is verlopen.', en: 'Your voucher for {product} has expired.' },
  ),
  voucher_expire_soon_budget: text(
    { nl: 'Tegoed verloopt bijna', en: 'Voucher expires soon' },
    { nl: 'Uw tegoed van {fund} verloopt op {day}.', en: 'Your voucher of {fund} expires on {day}.' },
  ),
  voucher_deactivated: text(
    { nl: 'Tegoed gestopt', en: 'Voucher stopped' },
    {
      nl: 'U heeft uw tegoed van {fund} gestopt. U kunt het niet meer gebruiken.',
      en: 'You stopped your voucher of {fund}. You cannot use it any more.',
    },
  ),
  voucher_physical_card_requested: text(
    { nl: 'Pas besteld', en: 'Card ordered' },
    { nl: 'U heeft een pas besteld bij uw tegoed van {fund}.', en: 'You ordered a card for your voucher of {fund}.' },
  ),
  voucher_shared_by_email: text(
    { nl: 'Tegoed gemaild', en: 'Voucher mailed' },
    {
      nl: 'Wij hebben de QR-code van {fund} naar uw e-mailadres gestuurd.',
      en: 'We sent the QR code of {fund} to your e-mail address.',
    },
  ),
  voucher_budget_transaction: paid,
  voucher_subsidy_transaction: paid,
  product_voucher_transaction: text(
    { nl: 'Aanbod gebruikt', en: 'Offer used' },
    { nl: 'U heeft {product} gebruikt bij {provider}.', en: 'You used {product} at {provider}.' },
  ),
};

const writers: { readonly [type: string]: Writer } = { ...requests, ...offers, ...records, ...vouchers };

/** Every event that the web shop tells residents of. */
export const noticeTypes: readonly string[] = Object.keys(writers);

/** Title and text of a notice; null for an event without a text. */
export const noticeText = (type: string, words: NoticeWords): NoticeText | null => writers[type]?.(words) ?? null;
