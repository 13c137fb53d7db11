import { ContainerModule } from 'inversify';
import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import { ReadRequestProgress } from '@stadstegoed/core/fund-requests/read-request-progress.ts';
import { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import { HttpClarifications } from '@stadstegoed/http/fund-requests/http-clarifications.ts';
import { Client } from '../../lib/app/client.ts';
import { Session } from '../../lib/app/session.ts';
import { DeviceStorage } from '../../lib/draft/device-storage.ts';
import { OwnDrafts } from '../../lib/draft/own-drafts.ts';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import { unfinishedRequests } from './unfinished-requests.ts';

/** Bindings for the drafts of fund requests, how far requests are, and the questions about them. */
export const fundRequests = new ContainerModule(({ bind }) => {
  bind(UnfinishedRequests)
    .toResolvedValue(
      (drafts, session, device) => unfinishedRequests(new OwnDrafts(drafts, session, device)),
      [PrivateDrafts, Session, DeviceStorage],
    )
    .inSingletonScope();
  bind(ReadRequestProgress)
    .toResolvedValue(
      (fundActivation, clarifications) => new ReadRequestProgress(fundActivation, clarifications),
      [FundActivation, Clarifications],
    )
    .inSingletonScope();
  bind(Clarifications)
    .toResolvedValue((client) => new HttpClarifications(client), [Client])
    .inSingletonScope();
});
