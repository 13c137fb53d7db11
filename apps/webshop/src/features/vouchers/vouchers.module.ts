import { CompleteVouchers } from '@stadstegoed/core/vouchers/complete-vouchers.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { DeactivateVoucher } from '@stadstegoed/core/vouchers/deactivate-voucher.ts';
import { GiveProductBack } from '@stadstegoed/core/vouchers/give-product-back.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { SendVoucherToEmail } from '@stadstegoed/core/vouchers/send-voucher-to-email.ts';
import { ShareVoucher } from '@stadstegoed/core/vouchers/share-voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpVouchers } from '@stadstegoed/http/vouchers/http-vouchers.ts';
import { Client } from '../../platform/client.ts';
import { ResidentStorage } from '../../support/app-ports.ts';
import type { Bindings } from '../../support/bindings.ts';
import { KnownBalance } from '../../support/known-balance.ts';
import { OfflineVouchers, type KeptReads } from './offline-vouchers.ts';

/** Bindings for reading, sharing, mailing and ending vouchers. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Vouchers, {
    dependencies: [Client, ResidentStorage, Clock],
    make: (client, storage, clock) => {
      const load = async (): Promise<KeptReads> => {
        const { LocalKeptVouchers } = await import('./local-kept-vouchers.ts');
        return new LocalKeptVouchers({ storage, clock });
      };
      return new OfflineVouchers({ platform: new HttpVouchers(client), owner: storage.owner, load });
    },
  });
  bindings.bind(ListVouchers, {
    dependencies: [Vouchers, KnownBalance.token],
    make: (vouchers, balance) => new ListVouchers(vouchers, balance.take),
  });
  bindings.bindClass(CompleteVouchers, [Vouchers]);
  bindings.bindClass(ShareVoucher, [Vouchers]);
  bindings.bindClass(SendVoucherToEmail, [Vouchers]);
  bindings.bindClass(DeactivateVoucher, [Vouchers]);
  bindings.bindClass(GiveProductBack, [Vouchers]);
}
