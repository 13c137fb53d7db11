import type { Sentence } from '../http/language.ts';

/** What a mail has that its notice in the shop has not. */
export type NoticeMail = {
  readonly button: Sentence;
  /** Sentences that every such mail has. */
  readonly more: readonly Sentence[];
  /** Preference by which a resident can switch it off; null when only all mail can be stopped. */
  readonly preference: string | null;
};

const mail = (button: Sentence, rest: Partial<Omit<NoticeMail, 'button'>> = {}): NoticeMail => ({
  button,
  more: [],
  preference: null,
  ...rest,
});

const request: Sentence = { nl: 'Aanvraag bekijken', en: 'See your request' };
const vouchers: Sentence = { nl: 'Tegoeden bekijken', en: 'See your vouchers' };
const voucher: Sentence = { nl: 'Tegoed openen', en: 'Open voucher' };
const reimbursement: Sentence = { nl: 'Declaratie bekijken', en: 'See your claim' };
const reservations: Sentence = { nl: 'Reserveringen bekijken', en: 'See your reservations' };

const requestMails: { readonly [type: string]: NoticeMail } = {
  fund_request_created: mail(request, {
    more: [{ nl: 'Binnen 8 weken krijgt u een besluit.', en: 'You will get a decision within 8 weeks.' }],
  }),
  fund_request_approved: mail(vouchers),
  fund_request_denied: mail(request),
  fund_request_disregarded: mail(request),
  fund_request_record_declined: mail(request),
  fund_request_feedback_requested: mail({ nl: 'Beantwoord de vraag', en: 'Answer the question' }),
};

const offerMails: { readonly [type: string]: NoticeMail } = {
  reimbursement_submitted: mail(reimbursement),
  reimbursement_approved: mail(reimbursement, {
    more: [{ nl: 'Wij maken het bedrag naar uw rekening over.', en: 'We transfer the amount to your bank account.' }],
  }),
  reimbursement_declined: mail(reimbursement),
  product_reservation_created: mail(reservations),
  product_reservation_accepted: mail(reservations),
  product_reservation_rejected: mail(reservations),
  product_reservation_canceled: mail(reservations),
  requester_provider_approved_budget: mail(
    { nl: 'Aanbieder bekijken', en: 'See the provider' },
    { preference: 'digest.daily_requester' },
  ),
};

const record = mail({ nl: 'Gegeven bekijken', en: 'See the detail' });

const recordMails: { readonly [type: string]: NoticeMail } = {
  record_validation_approved: record,
  record_validation_declined: record,
};

const paid = mail(voucher, { preference: 'vouchers.payment_success' });

const voucherMails: { readonly [type: string]: NoticeMail } = {
  identity_voucher_assigned_budget: mail(voucher),
  identity_voucher_assigned_subsidy: mail(voucher),
  identity_voucher_assigned_product: mail(voucher),
  voucher_expire_soon_budget: mail(voucher, { preference: 'funds.fund_expires' }),
  voucher_budget_transaction: paid,
  voucher_subsidy_transaction: paid,
  product_voucher_transaction: paid,
};

/** The mails that go with notices, by the event of the notice. */
export const mails: { readonly [type: string]: NoticeMail } = {
  ...requestMails,
  ...offerMails,
  ...recordMails,
  ...voucherMails,
};

/** The mail that goes with a notice; null for a notice that stays in the shop. */
export const mailOfNotice = (type: string): NoticeMail | null => mails[type] ?? null;
