import { DeactivateVoucher } from '@stadstegoed/core/vouchers/deactivate-voucher.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { SendVoucherToEmail } from '@stadstegoed/core/vouchers/send-voucher-to-email.ts';
import { ShareVoucher } from '@stadstegoed/core/vouchers/share-voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import { HttpVouchers } from '@stadstegoed/http/vouchers/http-vouchers.ts';
import type { Composition } from '../../composition/container.ts';

/** What reads, shares, mails and ends vouchers. */
export function bindFeature(composition: Composition, client: PlatformClient): void {
  composition.bind(Vouchers, { dependencies: [], make: () => new HttpVouchers(client) });
  composition.bind(ListVouchers, { dependencies: [Vouchers], make: (vouchers) => new ListVouchers(vouchers) });
  composition.bind(ShareVoucher, { dependencies: [Vouchers], make: (vouchers) => new ShareVoucher(vouchers) });
  composition.bind(SendVoucherToEmail, {
    dependencies: [Vouchers],
    make: (vouchers) => new SendVoucherToEmail(vouchers),
  });
  composition.bind(DeactivateVoucher, {
    dependencies: [Vouchers],
    make: (vouchers) => new DeactivateVoucher(vouchers),
  });
}
