import { ContainerModule } from 'inversify';
import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { AnswerClarification } from '@stadstegoed/core/fund-requests/answer-clarification.ts';
import { CheckAnswer } from '@stadstegoed/core/fund-requests/check-answer.ts';
import { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import { OpenRequest } from '@stadstegoed/core/fund-requests/open-request.ts';
import { FundRequests } from '@stadstegoed/core/fund-requests/fund-requests.port.ts';
import { ReadRequestProgress } from '@stadstegoed/core/fund-requests/read-request-progress.ts';
import { SubmitRequest } from '@stadstegoed/core/fund-requests/submit-request.ts';
import { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpClarifications } from '@stadstegoed/http/fund-requests/http-clarifications.ts';
import { HttpFundRequests } from '@stadstegoed/http/fund-requests/http-fund-requests.ts';
import { Client } from '../../lib/app/client.ts';
import { Session } from '../../lib/app/session.ts';
import { DeviceStorage } from '../../lib/draft/device-storage.ts';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import { unfinishedRequests } from './unfinished-requests.ts';

/** Bindings for sending a fund request, its draft, how far requests are, and the questions about them. */
export const fundRequests = new ContainerModule(({ bind }) => {
  bind(FundRequests)
    .toResolvedValue((client) => new HttpFundRequests(client), [Client])
    .inSingletonScope();
  bind(OpenRequest)
    .toResolvedValue(
      (funds, fundActivation, vouchers) => new OpenRequest(funds, fundActivation, vouchers),
      [Funds, FundActivation, Vouchers],
    )
    .inSingletonScope();
  bind(CheckAnswer)
    .toResolvedValue((fundRequests) => new CheckAnswer(fundRequests), [FundRequests])
    .inSingletonScope();
  bind(SubmitRequest)
    .toResolvedValue(
      (fundRequests, fundActivation, vouchers) => new SubmitRequest(fundRequests, fundActivation, vouchers),
      [FundRequests, FundActivation, Vouchers],
    )
    .inSingletonScope();
  bind(UnfinishedRequests)
    .toResolvedValue(
      (session, drafts, device) => unfinishedRequests({ session, drafts, device }),
      [Session, PrivateDrafts, DeviceStorage],
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
  bind(AnswerClarification)
    .toResolvedValue((clarifications) => new AnswerClarification(clarifications), [Clarifications])
    .inSingletonScope();
});
