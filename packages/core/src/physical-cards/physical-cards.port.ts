import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { PostalAddress } from '../shared/postal-address.ts';
import type { PhysicalCard } from '../vouchers/physical-card.ts';
import type { CardOrder } from './card-order.ts';

/** The physical cards of the signed-in resident's vouchers, each by the address of its voucher (PC-004). */
export interface PhysicalCards {
  /** Links a card by its digits. `rate_limited` after five numbers in a day. `typeId` is the id of its type in the fund. */
  link(voucherAddress: string, code: string, typeId: string | null): Promise<Result<PhysicalCard, Failure>>;
  /** Unlinks a card; its number is then free again. `not_found` when it is not linked any more. */
  unlink(voucherAddress: string, cardId: string): Promise<Result<void, Failure>>;
  /** The orders of cards by post, newest first; one page. */
  orders(voucherAddress: string, options?: ReadOptions): Promise<Result<readonly CardOrder[], Failure>>;
  /** Checks an address and orders nothing; `invalid` with messages per field. */
  validateOrder(voucherAddress: string, address: PostalAddress, typeId: string | null): Promise<Result<void, Failure>>;
  /** Orders a card by post. `rate_limited` after three orders in a day. */
  order(voucherAddress: string, address: PostalAddress, typeId: string | null): Promise<Result<CardOrder, Failure>>;
}

export const PhysicalCards = portToken<PhysicalCards>('PhysicalCards');
