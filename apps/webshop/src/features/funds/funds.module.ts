import { RequestProgressReader } from '@stadstegoed/core/fund-requests/request-progress.port.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { Session } from '../../support/session.ts';
import { ApplyInList } from './apply-in-list.ts';
import { FundReader } from './fund-reader.ts';
import { OwnRequests } from './own-requests.ts';

/** Bindings for reading funds with the resident's vouchers and requests, and for activating a fund from a list. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(RequestProgressReader, {
    dependencies: [Client],
    make: (client) => ({
      read: async (fundIds, options) => {
        const { requestProgressReader } = await import('../../platform/request-progress.ts');
        return requestProgressReader(client).read(fundIds, options);
      },
    }),
  });
  bindings.bindPart(OwnRequests, OwnRequests.dependencies);
  bindings.bindClass(FundReader, [Funds, ListVouchers, Session]);
  bindings.bindPart(ApplyInList, ApplyInList.dependencies);
}
