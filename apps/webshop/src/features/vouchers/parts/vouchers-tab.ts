/** The tabs above the vouchers and the reservations (1 §2, decision 15). */
export type VouchersTab = 'active' | 'archived' | 'reservations';
