import { ContainerModule } from 'inversify';
import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { AnswerClarification } from '@stadstegoed/core/fund-requests/answer-clarification.ts';
import { CheckAnswer } from '@stadstegoed/core/fund-requests/check-answer.ts';
import { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import { FundRequests } from '@stadstegoed/core/fund-requests/fund-requests.port.ts';
import { SubmitRequest } from '@stadstegoed/core/fund-requests/submit-request.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpClarifications } from '@stadstegoed/http/fund-requests/http-clarifications.ts';
import { HttpFundRequests } from '@stadstegoed/http/fund-requests/http-fund-requests.ts';
import { Client } from '../../platform/client.ts';
import { PrivateDrafts } from '../../support/private-drafts.ts';
import { ClarificationServices } from './clarification-services.ts';
import { RequestPorts, RequestUseCases } from './request-use-cases.ts';

/** Bindings for sending a fund request, storing its draft, and the questions about requests. */
export const fundRequests = new ContainerModule(({ bind }) => {
  bind(FundRequests)
    .toResolvedValue((client) => new HttpFundRequests(client), [Client])
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
  bind(RequestPorts)
    .toResolvedValue(
      (funds, requests, emails, files) => ({ funds, requests, emails, files }),
      [Funds, FundActivation, Emails, Files],
    )
    .inSingletonScope();
  bind(RequestUseCases)
    .toResolvedValue(
      (check, submit, drafts) => ({ check, submit, drafts }),
      [CheckAnswer, SubmitRequest, PrivateDrafts],
    )
    .inSingletonScope();
  bind(Clarifications)
    .toResolvedValue((client) => new HttpClarifications(client), [Client])
    .inSingletonScope();
  bind(ClarificationServices)
    .toResolvedValue(
      (clarifications, files, funds) => ({
        clarifications,
        answer: new AnswerClarification(clarifications),
        files,
        funds,
      }),
      [Clarifications, Files, Funds],
    )
    .inSingletonScope();
});
