import { ContainerModule } from 'inversify';
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
import { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { HttpVouchers } from '@stadstegoed/http/vouchers/http-vouchers.ts';
import { Client } from '../../lib/app/client.ts';
import { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import { ResidentStorage } from '../../lib/app/text-storage.ts';
import { BalanceReader } from '../../lib/shared-state/balance-reader.ts';
import { KnownBalance } from '../../lib/shared-state/known-balance.ts';
import { StoredCodes } from '../../lib/shared-state/stored-codes.ts';
import { LocalStoredVouchers } from './local-stored-vouchers.ts';
import { OfflineVouchers } from './offline-vouchers.ts';

/** Bindings for reading, sharing, mailing and ending vouchers. */
export const vouchers = new ContainerModule(({ bind }) => {
  bind(Vouchers)
    .toResolvedValue(
      (client, storage, accounts, clock, codes) => {
        const owner = () => accounts.read()?.accessToken ?? null;
        const stored = new LocalStoredVouchers({ storage, owner, clock, codes });
        return new OfflineVouchers({ platform: new HttpVouchers(client), owner, stored });
      },
      [Client, ResidentStorage, AccountStore, Clock, StoredCodes],
    )
    .inSingletonScope();
  bind(ListVouchers)
    .toResolvedValue((vouchers, balance) => new ListVouchers(vouchers, balance.take), [Vouchers, KnownBalance])
    .inSingletonScope();
  bind(BalanceReader)
    .toResolvedValue(
      (list, balance) => ({
        refresh: async (options) => {
          if (balance.total === null) await list.run({ ...options, signedIn: true, filter: { archived: false } });
        },
      }),
      [ListVouchers, KnownBalance],
    )
    .inSingletonScope();
  bind(PendingReimbursements)
    .toResolvedValue(
      (reimbursements) => ({
        list: async (options) => completeItems(await reimbursements.listAll({ state: 'pending' }, options)),
      }),
      [Reimbursements],
    )
    .inSingletonScope();
  bind(CompleteVouchers)
    .toResolvedValue((vouchers) => new CompleteVouchers(vouchers), [Vouchers])
    .inSingletonScope();
  bind(ShareVoucher)
    .toResolvedValue((vouchers) => new ShareVoucher(vouchers), [Vouchers])
    .inSingletonScope();
  bind(SendVoucherToEmail)
    .toResolvedValue((vouchers) => new SendVoucherToEmail(vouchers), [Vouchers])
    .inSingletonScope();
  bind(DeactivateVoucher)
    .toResolvedValue((vouchers) => new DeactivateVoucher(vouchers), [Vouchers])
    .inSingletonScope();
  bind(GiveProductBack)
    .toResolvedValue((vouchers) => new GiveProductBack(vouchers), [Vouchers])
    .inSingletonScope();
});
