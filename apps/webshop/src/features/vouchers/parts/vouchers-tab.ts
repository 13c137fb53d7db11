/** The tabs above the vouchers and the reservations (VO-003, reading 15). */
export type VouchersTab = 'active' | 'archived' | 'reservations';
