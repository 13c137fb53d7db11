import { ContainerModule } from 'inversify';
import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { AnswerClarification } from '@stadstegoed/core/fund-requests/answer-clarification.ts';
import { CheckAnswers } from '@stadstegoed/core/fund-requests/check-answers.ts';
import { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import { OpenRequest } from '@stadstegoed/core/fund-requests/open-request.ts';
import { FundRequests } from '@stadstegoed/core/fund-requests/fund-requests.port.ts';
import { ReadOpenQuestions } from '@stadstegoed/core/fund-requests/read-open-questions.ts';
import { ReadRequestsToFinish } from '@stadstegoed/core/fund-requests/read-requests-to-finish.ts';
import { OwnFundRequests } from '@stadstegoed/core/fund-requests/own-fund-requests.port.ts';
import { SubmitRequest } from '@stadstegoed/core/fund-requests/submit-request.ts';
import { Records } from '@stadstegoed/core/records/records.port.ts';
import { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpFundRequests } from '@stadstegoed/http/fund-requests/http-fund-requests.ts';
import { HttpOwnFundRequests } from '@stadstegoed/http/fund-requests/http-own-fund-requests.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for filling in and sending a fund request, and for answering a question about it. */
export const own = new ContainerModule(({ bind }) => {
  bind(FundRequests)
    .toResolvedValue((client) => new HttpFundRequests(client), [Client])
    .inSingletonScope();
  bind(OwnFundRequests)
    .toResolvedValue((client) => new HttpOwnFundRequests(client), [Client])
    .inSingletonScope();
  bind(ReadRequestsToFinish)
    .toResolvedValue(
      (unfinished, funds, vouchers) => new ReadRequestsToFinish(unfinished, funds, vouchers),
      [UnfinishedRequests, Funds, Vouchers],
    )
    .inSingletonScope();
  bind(ReadOpenQuestions)
    .toResolvedValue((clarifications) => new ReadOpenQuestions(clarifications), [Clarifications])
    .inSingletonScope();
  bind(OpenRequest)
    .toResolvedValue(
      (fundRequests, fundActivation, vouchers, records) =>
        new OpenRequest(fundRequests, fundActivation, vouchers, records),
      [FundRequests, FundActivation, Vouchers, Records],
    )
    .inSingletonScope();
  bind(CheckAnswers)
    .toResolvedValue((fundRequests) => new CheckAnswers(fundRequests), [FundRequests])
    .inSingletonScope();
  bind(SubmitRequest)
    .toResolvedValue(
      (fundRequests, fundActivation, vouchers) => new SubmitRequest(fundRequests, fundActivation, vouchers),
      [FundRequests, FundActivation, Vouchers],
    )
    .inSingletonScope();
  bind(AnswerClarification)
    .toResolvedValue((clarifications) => new AnswerClarification(clarifications), [Clarifications])
    .inSingletonScope();
});
