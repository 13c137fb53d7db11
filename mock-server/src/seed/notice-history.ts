import { dayLength, startOf } from '../clock/calendar.ts';
import { lastDay } from '../rules/voucher-state.ts';
import { notify } from '../store/notify.ts';
import type { Notice } from '../store/notify.ts';
import { monthBefore } from '../store/reminders.ts';
import type { FundRequestRow } from '../store/table-funds.ts';
import type { IdentityRow } from '../store/table-people.ts';
import type { ReimbursementRow, ReservationRow } from '../store/table-reservations.ts';
import type { TransactionRow, VoucherRow } from '../store/table-vouchers.ts';
import { fundOf } from '../store/vouchers.ts';
import type { World } from '../store/world.ts';
import { moneyLocale } from '../wire/format.ts';

/** A notice with the moment at which it came. */
type News = Omit<Notice, 'seen' | 'at'> & { readonly at: number };

/** News of this many days is still unread. */
const unreadDays = 5;

const aboutFund = (world: World, id: number): Pick<News, 'about' | 'organization_id'> => {
  const fund = fundOf(world, id);
  return { about: { fund: fund.name }, organization_id: fund.organization_id };
};

function aboutProduct(world: World, id: number | null): Pick<News, 'about' | 'organization_id'> | null {
  const product = world.table('products').get(id ?? 0);
  const provider = product && world.table('organizations').get(product.organization_id);
  return product && provider
    ? { about: { product: product.name, provider: provider.name }, organization_id: provider.id }
    : null;
}

const decisions: { readonly [state in FundRequestRow['state']]: string | null } = {
  pending: null,
  approved: 'fund_request_approved',
  approved_partly: 'fund_request_approved',
  declined: 'fund_request_denied',
  disregarded: 'fund_request_disregarded',
};

function newsOfRequest(world: World, row: FundRequestRow): News[] {
  const about = aboutFund(world, row.fund_id);
  const decided = decisions[row.state];
  return [
    { ...about, type: 'fund_request_created', at: row.created_at },
    ...world
      .table('clarifications')
      .where('fund_request_id', row.id)
      .map(({ created_at }) => ({ ...about, type: 'fund_request_feedback_requested', at: created_at })),
    ...(decided === null ? [] : [{ ...about, type: decided, at: row.updated_at }]),
  ];
}

/** Of the own cancellation nobody hears. */
function newsOfReservation(world: World, row: ReservationRow): News[] {
  const about = aboutProduct(world, row.product_id);
  if (!about) return [];
  const moments: readonly (readonly [string, number | null])[] = [
    ['product_reservation_created', row.created_at],
    ['product_reservation_accepted', row.accepted_at],
    ['product_reservation_rejected', row.rejected_at],
    ['product_reservation_canceled', row.state === 'canceled' ? row.canceled_at : null],
  ];
  return moments.flatMap(([type, at]) => (at === null ? [] : [{ ...about, type, at }]));
}

function newsOfClaim(world: World, row: ReimbursementRow, voucher: VoucherRow): News[] {
  const about = aboutFund(world, voucher.fund_id);
  const moments: readonly (readonly [string, number | null])[] = [
    ['reimbursement_submitted', row.submitted_at],
    [`reimbursement_${row.state}`, row.resolved_at],
  ];
  return moments.flatMap(([type, at]) => (at === null ? [] : [{ ...about, type, at }]));
}

function newsOfPayment(world: World, row: TransactionRow, voucher: VoucherRow): News[] {
  const provider = world.table('organizations').get(row.organization_id ?? 0);
  if (row.target !== 'provider' || row.state === 'canceled' || !provider) return [];
  const { about, organization_id } = aboutFund(world, voucher.fund_id);
  const kind = fundOf(world, voucher.fund_id).type === 'subsidies' ? 'subsidy' : 'budget';
  const words = { ...about, provider: provider.name, product: '', amount: moneyLocale(row.amount) };
  const rest = organization_id === undefined ? {} : { organization_id };
  return [{ ...rest, about: words, type: `voucher_${kind}_transaction`, at: row.created_at }];
}

/** The reminder a month before the end, for who had the voucher by then. */
function newsOfEnd(world: World, voucher: VoucherRow): News[] {
  const fund = fundOf(world, voucher.fund_id);
  if (fund.type !== 'budget' || voucher.state !== 'active') return [];
  const last = lastDay(voucher, fund);
  const at = startOf(monthBefore(last));
  if (at <= voucher.created_at || at > world.now()) return [];
  const about = { fund: fund.name, day: last };
  return [{ type: 'voucher_expire_soon_budget', about, organization_id: fund.organization_id, at }];
}

function newsOfVoucher(world: World, voucher: VoucherRow): News[] {
  if (voucher.product_reservation_id !== null) return [];
  const fund = aboutFund(world, voucher.fund_id);
  const at = voucher.created_at;
  const offer = aboutProduct(world, voucher.product_id);
  if (offer) return [{ ...offer, about: { ...fund.about, ...offer.about }, type: 'product_voucher_added', at }];
  const kind = fundOf(world, voucher.fund_id).type === 'subsidies' ? 'subsidy' : 'budget';
  const orders = world.table('physical_card_requests').where('voucher_id', voucher.id);
  return [
    { ...fund, type: `voucher_added_${kind}`, at },
    ...orders.map((row) => ({ ...fund, type: 'voucher_physical_card_requested', at: row.created_at })),
    ...newsOfEnd(world, voucher),
    ...world
      .table('transactions')
      .where('voucher_id', voucher.id)
      .flatMap((row) => newsOfPayment(world, row, voucher)),
    ...world
      .table('reimbursements')
      .where('voucher_id', voucher.id)
      .flatMap((row) => newsOfClaim(world, row, voucher)),
  ];
}

/**
 * Adds the notices that the platform would have sent for everything that the resident has now: requests, vouchers, payments,
 * reservations and claims, each at its own moment. Those of the last days are unread.
 */
export function addNoticesOfHistory(world: World, identity: IdentityRow): void {
  const { address } = identity;
  const own = <Row>(rows: readonly Row[], tell: (world: World, row: Row) => News[]): News[] =>
    rows.flatMap((row) => tell(world, row));
  const news = [
    ...own(world.table('fund_requests').where('identity_address', address), newsOfRequest),
    ...own(world.table('vouchers').where('identity_address', address), newsOfVoucher),
    ...own(world.table('product_reservations').where('identity_address', address), newsOfReservation),
  ].toSorted((one, other) => one.at - other.at);
  for (const notice of news) {
    notify(world, address, { ...notice, seen: world.now() - notice.at > unreadDays * dayLength });
  }
}
