import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { SharedMessage, VoucherFilter, Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import type { operations } from '@stadstegoed/openapi/generated/api.d.ts';
import { requestAllPages, requestEmpty, requestOne, requestVoid } from '../request.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { wireId } from '../wire-id.ts';
import { toVoucher } from './voucher-wire.ts';

type ListQuery = NonNullable<operations['listVouchers']['parameters']['query']>;

export class HttpVouchers implements Vouchers {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  list(filter: VoucherFilter, options?: ReadOptions): Promise<Result<WholeList<Voucher>, Failure>> {
    const query = toListQuery(filter);
    return requestAllPages(
      (paging) =>
        this.#client.GET('/platform/vouchers', {
          params: { query: { ...paging, ...query } },
          signal: abortSignal(options),
        }),
      toVoucher,
    );
  }

  read(address: string, options?: ReadOptions): Promise<Result<Voucher, Failure>> {
    const params = { path: { address } };
    const call = this.#client.GET('/platform/vouchers/{address}', { params, signal: abortSignal(options) });
    return requestOne(call, toVoucher);
  }

  share(address: string, message: SharedMessage): Promise<Result<void, Failure>> {
    const params = { path: { address } };
    const body = { reason: message.reason, send_copy: message.sendCopy };
    return requestEmpty(this.#client.POST('/platform/vouchers/{address}/share', { params, body }));
  }

  sendEmail(address: string): Promise<Result<void, Failure>> {
    return requestEmpty(
      this.#client.POST('/platform/vouchers/{address}/send-email', { params: { path: { address } } }),
    );
  }

  deactivate(address: string, note: string): Promise<Result<Voucher, Failure>> {
    const params = { path: { address } };
    return requestOne(
      this.#client.POST('/platform/vouchers/{address}/deactivate', { params, body: { note } }),
      toVoucher,
    );
  }

  giveBack(address: string): Promise<Result<void, Failure>> {
    return requestVoid(this.#client.DELETE('/platform/vouchers/{address}', { params: { path: { address } } }));
  }
}

function toListQuery(filter: VoucherFilter): ListQuery {
  const product = wireId(filter.productId ?? '');
  return {
    ...(filter.archived === undefined ? {} : { archived: toFlag(filter.archived) }),
    ...(product === null ? {} : { product_id: product }),
    ...(filter.type === undefined ? {} : { type: filter.type }),
    ...(filter.allowReimbursements === undefined ? {} : { allow_reimbursements: toFlag(filter.allowReimbursements) }),
  };
}

function toFlag(yes: boolean): 0 | 1 {
  return yes ? 1 : 0;
}
