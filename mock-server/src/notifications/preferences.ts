/** How a resident is told. */
export type Channel = 'email' | 'push';

/** One thing to be told about, by one channel. */
export type Preference = { readonly key: string; readonly type: Channel };

/** Keys of the platform and those of the specification that it does not have. */
const emailKeys = [
  'vouchers.payment_success',
  'vouchers.send_voucher',
  'vouchers.share_product',
  'funds.new_fund_started',
  'funds.new_fund_applicable',
  'funds.new_fund_created',
  'funds.fund_expires',
  'funds.balance_warning',
  'funds.product_added',
  'funds.product_reserved',
  'funds.product_sold_out',
  'funds.provider_applied',
  'funds.provider_approved',
  'funds.provider_rejected',
  'funds_requests.assigned_by_supervisor',
  'validations.new_validation_request',
  'validations.you_added_as_validator',
  'digest.daily_requester',
  'digest.daily_sponsor',
  'digest.daily_validator',
  'digest.daily_provider_funds',
  'digest.daily_provider_products',
];

const pushKeys = [
  'voucher.assigned',
  'voucher.transaction',
  'employee.created',
  'employee.deleted',
  'bunq.transaction_success',
  'funds.provider_approved',
];

/** Everything that can be switched, in the order in which it comes back. */
export const allPreferences: readonly Preference[] = [
  ...emailKeys.map((key): Preference => ({ key, type: 'email' })),
  ...pushKeys.map((key): Preference => ({ key, type: 'push' })),
];

/** A key counts together with its channel: mail and push of the same key are two preferences. */
export const isPreference = (key: string | null, type: string | null): boolean =>
  allPreferences.some((known) => known.key === key && known.type === type);
