import { DeactivateVoucher } from '@stadstegoed/core/vouchers/deactivate-voucher.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { SendVoucherToEmail } from '@stadstegoed/core/vouchers/send-voucher-to-email.ts';
import { ShareVoucher } from '@stadstegoed/core/vouchers/share-voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import type { PlatformClient } from '@stadstegoed/http/client.ts';
import { HttpVouchers } from '@stadstegoed/http/vouchers/http-vouchers.ts';
import type { Composition } from '../../composition/container.ts';

/** What reads, shares, mails and ends vouchers. */
export function bindRoom(composition: Composition, client: PlatformClient): void {
  composition.bind(Vouchers, { needs: [], make: () => new HttpVouchers(client) });
  composition.bind(ListVouchers, { needs: [Vouchers], make: (vouchers) => new ListVouchers(vouchers) });
  composition.bind(ShareVoucher, { needs: [Vouchers], make: (vouchers) => new ShareVoucher(vouchers) });
  composition.bind(SendVoucherToEmail, { needs: [Vouchers], make: (vouchers) => new SendVoucherToEmail(vouchers) });
  composition.bind(DeactivateVoucher, { needs: [Vouchers], make: (vouchers) => new DeactivateVoucher(vouchers) });
}
