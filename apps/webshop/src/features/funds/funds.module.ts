import { RequestProgressReader } from '@stadstegoed/core/fund-requests/request-progress.port.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { MoneyTasks } from '@stadstegoed/core/reservations/money-tasks.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import { Client } from '../../platform/client.ts';
import { DeviceStorage } from '../../platform/device-storage.ts';
import { DRAFT_PREFIX } from '../../support/private-drafts.ts';
import type { Bindings } from '../../support/bindings.ts';
import { Session } from '../../support/session.ts';
import { ApplyInList } from './apply-in-list.ts';
import { FundReader } from './fund-reader.ts';
import { OwnMoneyTasks } from './own-money-tasks.ts';
import { OwnRequests } from './own-requests.ts';

/** Bindings for reading funds with the resident's vouchers and requests, and for activating a fund from a list. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(RequestProgressReader, {
    dependencies: [Client],
    make: (client) => ({
      read: async (fundIds, options) => {
        const chunk = await import('../../platform/request-progress.ts').catch(() => null);
        return chunk === null ? err(failure('offline')) : chunk.requestProgressReader(client).read(fundIds, options);
      },
    }),
  });
  bindings.bind(UnfinishedRequests, {
    dependencies: [Session, DeviceStorage, Clock],
    make: (session, device, clock) => {
      const load = async (): Promise<UnfinishedRequests | null> => {
        if (!hasDrafts(device)) return null;
        const [{ EncryptedDrafts }, { unfinishedRequests }] = await Promise.all([
          import('../../platform/encrypted-drafts.ts'),
          import('../../platform/unfinished-requests.ts'),
        ]);
        const drafts = new EncryptedDrafts({ storage: device.open, key: device.key, crypto: globalThis.crypto, clock });
        return unfinishedRequests({ drafts, session });
      };
      return {
        read: async (fundIds) => (await load())?.read(fundIds) ?? [],
        remove: async (fundId) => (await load())?.remove(fundId),
      };
    },
  });
  bindMoneyTasks(bindings);
  bindings.bindPart(OwnRequests, OwnRequests.dependencies);
  bindings.bindPart(OwnMoneyTasks, OwnMoneyTasks.dependencies);
  bindings.bindClass(FundReader, [Funds, ListVouchers, Session]);
  bindings.bindPart(ApplyInList, ApplyInList.dependencies);
}

/** The reader of the tasks with reservations and reimbursements, a chunk that loads beside the data of home. */
function bindMoneyTasks(bindings: Bindings): void {
  bindings.bind(MoneyTasks, {
    dependencies: [Client, Clock],
    make: (client, clock) => ({
      read: async (options) => {
        // The worker does not keep this chunk: without a network home has no such tasks.
        const chunk = await import('../../platform/money-tasks.ts').catch(() => null);
        return chunk === null ? err(failure('offline')) : chunk.moneyTasksReader(client, clock).read(options);
      },
    }),
  });
}

/** Whether this device has a draft of anybody; most have none, and load no code for them. */
function hasDrafts({ open }: DeviceStorage): boolean {
  try {
    const storage = open();
    return Array.from({ length: storage.length }, (_, at) => storage.key(at)).some((name) =>
      name?.startsWith(DRAFT_PREFIX),
    );
  } catch {
    return false;
  }
}
