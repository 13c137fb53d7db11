import { CompleteVouchers } from '@stadstegoed/core/vouchers/complete-vouchers.ts';
import { DeactivateVoucher } from '@stadstegoed/core/vouchers/deactivate-voucher.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { SendVoucherToEmail } from '@stadstegoed/core/vouchers/send-voucher-to-email.ts';
import { ShareVoucher } from '@stadstegoed/core/vouchers/share-voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpVouchers } from '@stadstegoed/http/vouchers/http-vouchers.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { KnownBalance } from '../../support/known-balance.ts';

/** Bindings for reading, sharing, mailing and ending vouchers. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Vouchers, { dependencies: [Client], make: (client) => new HttpVouchers(client) });
  bindings.bind(ListVouchers, {
    dependencies: [Vouchers, KnownBalance.token],
    make: (vouchers, balance) => new ListVouchers(vouchers, balance.take),
  });
  bindings.bindClass(CompleteVouchers, [Vouchers]);
  bindings.bindClass(ShareVoucher, [Vouchers]);
  bindings.bindClass(SendVoucherToEmail, [Vouchers]);
  bindings.bindClass(DeactivateVoucher, [Vouchers]);
}
