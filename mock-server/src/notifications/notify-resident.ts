import type { Sentence } from '../http/language.ts';
import { shopMark } from '../services/mail/mailbox.ts';
import { mailOfNotice, noticeText } from './notices.ts';
import { pushNotice } from './push.ts';
import { mailResident } from './resident-mail.ts';
import type { RequestNews } from '../domain/fund-requests/decide-request.ts';
import { isExpired } from '../domain/vouchers/voucher-state.ts';
import { moneyLocale } from '../wire/format.ts';
import { notify, type Notice } from './notify.ts';
import type { Day } from '../tables/row.ts';
import type { NotificationRow } from '../tables/notifications.ts';
import type { ClarificationRow, FundRequestRow } from '../tables/fund-requests.ts';
import type { FundRow } from '../tables/funds.ts';
import type { ReimbursementRow } from '../tables/reimbursements.ts';
import type { ReservationRow } from '../tables/reservations.ts';
import type { FundProviderRow } from '../tables/organizations.ts';
import type { TransactionRow, VoucherRow } from '../tables/vouchers.ts';
import { fundOf } from '../domain/vouchers/vouchers.ts';
import type { World } from '../world/world.ts';

/** A notice with what its mail needs: the municipality of which fund signs it, where its button leads in the shop, what it says besides. */
export type Notification = Pick<Notice, 'type' | 'about' | 'organization_id'> & {
  readonly fund: Pick<FundRow, 'tenant_id'>;
  readonly path: string;
  readonly more?: readonly Sentence[];
};

/** Sends the mail of a notice, as far as there is one and the resident wants it. */
export function mailNotice(world: World, address: string, telling: Notification): void {
  const mail = mailOfNotice(telling.type);
  const text = noticeText(telling.type, telling.about);
  const tenant = world.table('tenants').get(telling.fund.tenant_id);
  if (!mail || !text || !tenant) return;
  const lines = [text.description, ...(telling.more ?? []), ...(mail.more ? [mail.more] : [])];
  const button = { label: mail.button, url: `${shopMark}${telling.path}` };
  const letter = { kind: telling.type, subject: text.title, lines, button };
  mailResident(world, address, { tenant, letter, preference: mail.preference ?? null });
}

/** Tells a resident in the shop, by mail and on the phone, each as far as the event and the resident's wishes say so. */
function notifyResident(world: World, address: string, telling: Notification): NotificationRow {
  const { type, about, organization_id } = telling;
  const row = notify(world, address, { type, about, ...(organization_id === undefined ? {} : { organization_id }) });
  mailNotice(world, address, telling);
  pushNotice(world, address, telling);
  return row;
}

/** The words for a fund, and the sponsor behind the notice. */
function aboutFund(
  world: World,
  fundId: number,
): Pick<Notification, 'about' | 'organization_id'> & { readonly fund: FundRow } {
  const fund = fundOf(world, fundId);
  return { fund, about: { fund: fund.name }, organization_id: fund.organization_id };
}

/** The words for an offer, and the provider behind the notice; nothing for an offer that is gone. */
function aboutProduct(
  world: World,
  productId: number,
): { about: { product: string; provider: string }; organization_id: number } | null {
  const product = world.table('products').get(productId);
  const provider = product && world.table('organizations').get(product.organization_id);
  if (!product || !provider) return null;
  return { about: { product: product.name, provider: provider.name }, organization_id: provider.id };
}

const sentence = (text: string): Sentence => ({ nl: text, en: text });

const reasonLine = (reason: string | null): readonly Sentence[] =>
  reason === null ? [] : [{ nl: `De reden: ${reason}`, en: `The reason: ${reason}` }];

const voucherPath = (voucher: VoucherRow): string => `/tegoeden/${voucher.address}`;

/** What a validator writes with a yes is a remark, with anything else the reason. */
const remarkLine = (type: string, text: string | null): readonly Sentence[] =>
  text === null || type !== 'fund_request_approved'
    ? reasonLine(text)
    : [{ nl: `Toelichting: ${text}`, en: `Remark: ${text}` }];

/** What the requester reads of it. */
export const requestNews = (
  world: World,
  request: FundRequestRow,
  { type, reason = null }: RequestNews,
): Notification => ({
  type,
  ...aboutFund(world, request.fund_id),
  path: type === 'fund_request_approved' ? '/tegoeden' : `/aanvragen/${request.id}`,
  more: remarkLine(type, reason),
});

/** Tells the requester what became of a request, e.g. `fund_request_approved`, with the reason that was given. */
export const notifyOfRequest = (world: World, request: FundRequestRow, news: RequestNews): NotificationRow =>
  notifyResident(world, request.identity_address, requestNews(world, request, news));

/** That a question about the request waits, with the question and the way to it. */
export const questionNews = (world: World, request: FundRequestRow, asked: ClarificationRow): Notification => ({
  type: 'fund_request_feedback_requested',
  ...aboutFund(world, request.fund_id),
  path: `/funds/${request.fund_id}/requests/${request.id}/clarifications/${asked.id}`,
  more: [sentence(asked.question)],
});

/** Tells the requester that a question waits. */
export const notifyOfQuestion = (world: World, request: FundRequestRow, asked: ClarificationRow): NotificationRow =>
  notifyResident(world, request.identity_address, questionNews(world, request, asked));

/** Tells the owner that a voucher came: assigned to the account, or made for it. */
export function notifyOfVoucher(world: World, voucher: VoucherRow, how: 'assigned' | 'added'): void {
  if (voucher.identity_address === null) return;
  const about = { ...aboutFund(world, voucher.fund_id), path: voucherPath(voucher) };
  if (voucher.product_id !== null) {
    const offer = aboutProduct(world, voucher.product_id);
    const type = how === 'assigned' ? 'identity_voucher_assigned_product' : 'product_voucher_added';
    if (offer) notifyResident(world, voucher.identity_address, { ...about, ...offer, type });
    return;
  }
  const type = how === 'assigned' ? 'identity_voucher_assigned' : 'voucher_added';
  const kind = about.fund.type === 'subsidies' ? 'subsidy' : 'budget';
  notifyResident(world, voucher.identity_address, { ...about, type: `${type}_${kind}` });
}

/** Tells the owner of something done with a regular voucher, e.g. `voucher_physical_card_requested`. */
export function notifyOfUse(world: World, voucher: VoucherRow, type: string): void {
  if (voucher.identity_address === null) return;
  notifyResident(world, voucher.identity_address, {
    type,
    ...aboutFund(world, voucher.fund_id),
    path: voucherPath(voucher),
  });
}

/** An end that comes or has come, and its day. */
type EndNews = { readonly type: string; readonly day: Day };

/** That a voucher ends on a day, or has ended. */
export function endNews(world: World, voucher: VoucherRow, { type, day }: EndNews): Notification {
  const fund = aboutFund(world, voucher.fund_id);
  const offer = voucher.product_id === null ? null : aboutProduct(world, voucher.product_id);
  return { ...fund, type, path: voucherPath(voucher), about: { ...fund.about, ...offer?.about, day } };
}

/** Tells the owner of the end. */
export function notifyOfEnd(world: World, voucher: VoucherRow, news: EndNews): void {
  if (voucher.identity_address !== null) notifyResident(world, voucher.identity_address, endNews(world, voucher, news));
}

/** Tells the owner that a provider took a payment. */
export function notifyOfPayment(world: World, voucher: VoucherRow, payment: TransactionRow): void {
  if (voucher.identity_address === null) return;
  const fund = aboutFund(world, voucher.fund_id);
  const provider = world.table('organizations').get(payment.organization_id ?? 0)?.name ?? '';
  const product = world.table('products').get(payment.product_id ?? 0)?.name ?? '';
  const kind = fund.fund.type === 'subsidies' ? 'voucher_subsidy_transaction' : 'voucher_budget_transaction';
  notifyResident(world, voucher.identity_address, {
    ...fund,
    type: voucher.type === 'product' ? 'product_voucher_transaction' : kind,
    path: voucherPath(voucher),
    about: { ...fund.about, provider, product, amount: moneyLocale(payment.amount) },
  });
}

/** Tells the resident of an offer: a reservation, a message to its provider. The voucher says whose fund it is. */
export function notifyOfProduct(
  world: World,
  of: Pick<ReservationRow, 'identity_address' | 'product_id' | 'voucher_id'> &
    Partial<Pick<Notification, 'more' | 'path'>>,
  type: string,
): void {
  const offer = aboutProduct(world, of.product_id);
  const voucher = world.table('vouchers').get(of.voucher_id);
  if (!offer || !voucher) return;
  const { more = [], path = '/reserveringen' } = of;
  notifyResident(world, of.identity_address, {
    ...aboutFund(world, voucher.fund_id),
    ...offer,
    type,
    more,
    path,
  });
}

/** The notification of a reservation in each state; none for the resident's own cancellation. */
const reservationNews: { readonly [state in ReservationRow['state']]?: string } = {
  pending: 'product_reservation_created',
  accepted: 'product_reservation_accepted',
  rejected: 'product_reservation_rejected',
  canceled: 'product_reservation_canceled',
};

/** What a refused or cancelled reservation gives back: nothing in a subsidies fund, where the sponsor pays, nor of a free offer. */
function givenBack(world: World, row: ReservationRow): readonly Sentence[] {
  const voucher = world.table('vouchers').get(row.voucher_id);
  const isBack = row.state === 'rejected' || row.state === 'canceled';
  if (!voucher || !isBack || row.amount === 0 || fundOf(world, voucher.fund_id).type === 'subsidies') return [];
  return [{ nl: 'Het bedrag staat weer op uw tegoed.', en: 'The amount is on your voucher again.' }];
}

/** Tells the resident in which state the reservation is now. */
export function notifyOfReservation(world: World, row: ReservationRow): void {
  const type = reservationNews[row.state];
  if (type !== undefined)
    notifyOfProduct(world, { ...row, more: givenBack(world, row), path: `/reserveringen/${row.id}` }, type);
}

/** The notification of a reimbursement in each state; none for a draft. */
const reimbursementNews: { readonly [state in ReimbursementRow['state']]: string | null } = {
  draft: null,
  pending: 'reimbursement_submitted',
  approved: 'reimbursement_approved',
  declined: 'reimbursement_declined',
};

/** Tells the resident in which state the reimbursement is now. */
export function notifyOfReimbursement(world: World, reimbursement: ReimbursementRow): void {
  const voucher = world.table('vouchers').get(reimbursement.voucher_id);
  const type = reimbursementNews[reimbursement.state];
  if (!voucher || voucher.identity_address === null || type === null) return;
  notifyResident(world, voucher.identity_address, {
    type,
    ...aboutFund(world, voucher.fund_id),
    path: `/declaraties/${reimbursement.id}`,
    more: reasonLine(reimbursement.state === 'declined' ? reimbursement.reason : null),
  });
}

/** Tells everybody with a live voucher of a budget fund that a provider joined it. */
export function notifyOfProvider(world: World, place: FundProviderRow): void {
  const fund = fundOf(world, place.fund_id);
  const provider = world.table('organizations').get(place.organization_id);
  if (fund.type !== 'budget' || !provider) return;
  const holders = world
    .table('vouchers')
    .where('fund_id', fund.id)
    .filter((voucher) => voucher.type === 'regular' && !isExpired(voucher, fund, world.now()))
    .map((voucher) => voucher.identity_address);
  for (const address of new Set(holders)) {
    if (address === null) continue;
    notifyResident(world, address, {
      type: 'requester_provider_approved_budget',
      fund,
      about: { fund: fund.name, provider: provider.name },
      organization_id: fund.organization_id,
      path: `/aanbieders/${provider.id}`,
    });
  }
}

/** Records belong to no municipality: the one of a voucher or a request of the resident signs, else the first. */
function signerFor(world: World, address: string): Pick<FundRow, 'tenant_id'> {
  const [voucher] = world.table('vouchers').where('identity_address', address);
  const [request] = world.table('fund_requests').where('identity_address', address);
  const own = voucher ?? request;
  return own ? fundOf(world, own.fund_id) : { tenant_id: world.table('tenants').all()[0]?.id ?? 0 };
}

/** Tells the resident whether a validator confirmed a record. */
export function notifyOfRecord(world: World, recordId: number, state: 'approved' | 'declined'): void {
  const record = world.table('records').get(recordId);
  if (!record) return;
  const { id, identity_address, record_type_key } = record;
  const type = world.table('record_types').first('key', record_type_key);
  notifyResident(world, identity_address, {
    type: `record_validation_${state}`,
    about: { record_nl: type?.name_nl ?? record_type_key, record_en: type?.name_en ?? record_type_key },
    fund: signerFor(world, identity_address),
    path: `/records/${id}/validations`,
  });
}
