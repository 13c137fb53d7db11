import { account, at, day, fields, flag, list, maybe, moment, none, oneOf, text, to, whole } from './kinds.ts';
import type { ShapeOf } from './kinds.ts';
import type { Tables } from '../../../src/database/shape.ts';

/** Vouchers and what is done with them. */
export const vouchersShapes: {
  readonly [
    Name in
      | 'vouchers'
      | 'transactions'
      | 'physical_cards'
      | 'physical_card_requests'
      | 'product_reservations'
      | 'reimbursements'
  ]: ShapeOf<Tables[Name]>;
} = {
  vouchers: {
    address: text,
    address_printable: text,
    identity_address: none(account),
    fund_id: to('funds'),
    type: oneOf('regular', 'product'),
    state: oneOf('active', 'pending', 'deactivated'),
    is_external: flag,
    amount: whole,
    expire_at: day,
    deactivated_at: none(moment),
    deactivation_note: none(text),
    returnable: flag,
    parent_id: none(to('vouchers')),
    product_id: none(to('products')),
    product_reservation_id: none(to('product_reservations')),
    limit_multiplier: whole,
    activation_code: none(text),
    waiting_bsn: none(text),
    records: list(fields({ record_type_key: at('record_types', 'key'), value: text })),
    history: list(
      fields({
        id: whole,
        event: oneOf('created_budget', 'created_product', 'activated', 'deactivated', 'expired'),
        created_at: moment,
      }),
    ),
    created_at: moment,
  },
  transactions: {
    address: text,
    voucher_id: to('vouchers'),
    organization_id: none(to('organizations')),
    product_id: none(to('products')),
    amount: whole,
    state: oneOf('pending', 'success', 'canceled'),
    target: oneOf('provider', 'top_up', 'iban'),
    transfer_at: maybe(none(moment)),
    created_at: moment,
  },
  physical_cards: {
    code: text,
    voucher_id: to('vouchers'),
    identity_address: none(account),
    created_at: moment,
  },
  physical_card_requests: {
    voucher_id: to('vouchers'),
    address: text,
    house: text,
    house_addition: none(text),
    postcode: text,
    city: text,
    created_at: moment,
  },
  product_reservations: {
    code: text,
    voucher_id: to('vouchers'),
    product_id: to('products'),
    identity_address: account,
    state: oneOf('pending', 'accepted', 'rejected', 'canceled', 'canceled_by_client'),
    amount: whole,
    price: whole,
    first_name: text,
    last_name: text,
    user_note: none(text),
    phone: none(text),
    address: none(text),
    birth_date: none(day),
    expire_at: day,
    transaction_id: none(to('transactions')),
    created_at: moment,
    accepted_at: none(moment),
    rejected_at: none(moment),
    canceled_at: none(moment),
  },
  reimbursements: {
    code: text,
    voucher_id: to('vouchers'),
    state: oneOf('draft', 'pending', 'approved', 'declined'),
    title: none(text),
    description: none(text),
    amount: none(whole),
    email: none(text),
    iban: none(text),
    iban_name: none(text),
    file_uids: list(at('files', 'uid')),
    reason: none(text),
    employee_id: none(to('employees')),
    submitted_at: none(moment),
    resolved_at: none(moment),
    created_at: moment,
  },
};
