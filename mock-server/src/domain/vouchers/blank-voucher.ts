import type { VoucherRow } from '../../tables/vouchers.ts';

/** An empty voucher, without an amount or an owner, with its fields in the order in which every voucher is stored. */
export const blankVoucher: Omit<VoucherRow, 'id'> = Object.freeze({
  address: '',
  address_printable: '',
  identity_address: null,
  fund_id: 0,
  type: 'regular',
  state: 'active',
  is_external: false,
  amount: 0,
  expire_at: '',
  deactivated_at: null,
  deactivation_note: null,
  returnable: false,
  parent_id: null,
  product_id: null,
  product_reservation_id: null,
  limit_multiplier: 1,
  activation_code: null,
  waiting_bsn: null,
  records: [],
  history: [],
  created_at: 0,
});
