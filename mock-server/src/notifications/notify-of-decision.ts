import type { VoucherRow } from '../tables/vouchers.ts';
import type { World } from '../world/world.ts';
import type { DecidedRequest } from '../domain/fund-requests/decide-request.ts';
import { notifyOfRequest, notifyOfVoucher } from './notify-resident.ts';

/** Tells the owners of vouchers that were issued. */
export function notifyOfNewVouchers(world: World, vouchers: readonly VoucherRow[]): void {
  for (const voucher of vouchers) notifyOfVoucher(world, voucher, 'added');
}

/** Tells the requester of a decision and of the vouchers that it brought. */
export function notifyOfDecision(world: World, { request, news, vouchers }: DecidedRequest): void {
  for (const each of news) notifyOfRequest(world, request, each);
  notifyOfNewVouchers(world, vouchers);
}
