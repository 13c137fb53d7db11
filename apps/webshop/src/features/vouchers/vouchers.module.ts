import { CompleteVouchers } from '@stadstegoed/core/vouchers/complete-vouchers.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { completeItems } from '@stadstegoed/core/shared/page.ts';
import { DeactivateVoucher } from '@stadstegoed/core/vouchers/deactivate-voucher.ts';
import { GiveProductBack } from '@stadstegoed/core/vouchers/give-product-back.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { PendingReimbursements } from '@stadstegoed/core/vouchers/pending-reimbursements.port.ts';
import { SendVoucherToEmail } from '@stadstegoed/core/vouchers/send-voucher-to-email.ts';
import { ShareVoucher } from '@stadstegoed/core/vouchers/share-voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpReimbursements } from '@stadstegoed/http/reimbursements/http-reimbursements.ts';
import { HttpVouchers } from '@stadstegoed/http/vouchers/http-vouchers.ts';
import { Client } from '../../platform/client.ts';
import { ResidentStorage } from '../../support/app-ports.ts';
import type { Bindings } from '../../support/bindings.ts';
import { KnownBalance } from '../../support/known-balance.ts';
import { StoredCodes } from '../../support/stored-codes.ts';
import { OfflineVouchers, type KeptReads } from './offline-vouchers.ts';

/** The platform gives at most 100 on a page; nobody has more that wait at once. */
const MOST_PENDING = 100;

/** Bindings for reading, sharing, mailing and ending vouchers. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Vouchers, {
    dependencies: [Client, ResidentStorage, Clock, StoredCodes.token],
    make: (client, storage, clock, codes) => {
      const load = async (): Promise<KeptReads> => {
        const { LocalKeptVouchers } = await import('./local-kept-vouchers.ts');
        return new LocalKeptVouchers({ storage, clock, codes });
      };
      return new OfflineVouchers({ platform: new HttpVouchers(client), owner: storage.owner, load });
    },
  });
  bindings.bind(ListVouchers, {
    dependencies: [Vouchers, KnownBalance.token],
    make: (vouchers, balance) => new ListVouchers(vouchers, balance.take),
  });
  bindings.bind(PendingReimbursements, {
    dependencies: [Client],
    make: (client) => {
      const reimbursements = new HttpReimbursements(client);
      const all = { page: 1, perPage: MOST_PENDING, state: 'pending' } as const;
      return { list: async (options) => completeItems(await reimbursements.list(all, options)) };
    },
  });
  bindings.bindClass(CompleteVouchers, [Vouchers, PendingReimbursements]);
  bindings.bindClass(ShareVoucher, [Vouchers]);
  bindings.bindClass(SendVoucherToEmail, [Vouchers]);
  bindings.bindClass(DeactivateVoucher, [Vouchers]);
  bindings.bindClass(GiveProductBack, [Vouchers]);
}
