import { ReadRequestProgress } from '@stadstegoed/core/fund-requests/read-request-progress.ts';
import { RequestProgressReader } from '@stadstegoed/core/fund-requests/request-progress.port.ts';
import { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { MoneyTasks } from '@stadstegoed/core/reservations/money-tasks.port.ts';
import { ReadMoneyTasks } from '@stadstegoed/core/reservations/read-money-tasks.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { ContainerModule } from 'inversify';
import { DeviceStorage } from '../../lib/draft/device-storage.ts';
import { unfinishedRequests } from './unfinished-requests.ts';
import { DRAFT_PREFIX, PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import { Session } from '../../lib/app/session.ts';

/** Bindings for reading funds with the resident's vouchers, requests and tasks. */
export const funds = new ContainerModule(({ bind }) => {
  bind(RequestProgressReader)
    .toResolvedValue(
      (requests, clarifications) => {
        const progress = new ReadRequestProgress(requests, clarifications);
        return { read: (fundIds, options) => progress.run(fundIds, options) };
      },
      [FundActivation, Clarifications],
    )
    .inSingletonScope();
  bind(UnfinishedRequests)
    .toResolvedValue(
      (session, drafts, device) => {
        const own = unfinishedRequests({ drafts, session });
        return {
          read: async (fundIds) => (hasDrafts(device) ? own.read(fundIds) : []),
          remove: async (fundId) => (hasDrafts(device) ? own.remove(fundId) : undefined),
        };
      },
      [Session, PrivateDrafts, DeviceStorage],
    )
    .inSingletonScope();
  bind(MoneyTasks)
    .toResolvedValue(
      (reservations, reimbursements, clock) => {
        const tasks = new ReadMoneyTasks({ reservations, reimbursements, clock });
        return { read: (options) => tasks.run(options) };
      },
      [Reservations, Reimbursements, Clock],
    )
    .inSingletonScope();
});

/** Whether this device has a draft of anybody; most have none, and need not know who is signed in. */
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
