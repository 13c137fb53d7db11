import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { AnswerClarification } from '@stadstegoed/core/fund-requests/answer-clarification.ts';
import { CheckAnswer } from '@stadstegoed/core/fund-requests/check-answer.ts';
import { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import { FundRequests } from '@stadstegoed/core/fund-requests/fund-requests.port.ts';
import { SubmitRequest } from '@stadstegoed/core/fund-requests/submit-request.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpClarifications } from '@stadstegoed/http/fund-requests/http-clarifications.ts';
import { HttpFundRequests } from '@stadstegoed/http/fund-requests/http-fund-requests.ts';
import { bindPrivateDrafts } from '../../platform/bind-private-drafts.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { PrivateDrafts } from '../../support/private-drafts.ts';
import { ClarificationServices } from './clarification-services.ts';
import { RequestPorts, RequestUseCases } from './request-use-cases.ts';

/** Two ports in one, because a binding has at most three dependencies. */
type AccountPorts = Pick<RequestPorts, 'emails' | 'files'>;
const AccountPorts = portToken<AccountPorts>('AccountPorts');

/** Bindings for sending a fund request, storing its draft, and the questions about requests. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(FundRequests, { dependencies: [Client], make: (client) => new HttpFundRequests(client) });
  bindPrivateDrafts(bindings);
  bindings.bindClass(CheckAnswer, [FundRequests]);
  bindings.bindClass(SubmitRequest, [FundRequests, FundActivation, Vouchers]);
  bindings.bind(AccountPorts, {
    dependencies: [Emails, Files],
    make: (emails, files) => ({ emails, files }),
  });
  bindings.bind(RequestPorts, {
    dependencies: [Funds, FundActivation, AccountPorts],
    make: (funds, requests, { emails, files }) => ({ funds, requests, emails, files }),
  });
  bindings.bind(RequestUseCases, {
    dependencies: [CheckAnswer, SubmitRequest, PrivateDrafts],
    make: (check, submit, drafts) => ({ check, submit, drafts }),
  });
  bindings.bind(Clarifications, { dependencies: [Client], make: (client) => new HttpClarifications(client) });
  bindings.bind(ClarificationServices, {
    dependencies: [Clarifications, Files, Funds],
    make: (clarifications, files, funds) => ({
      clarifications,
      answer: new AnswerClarification(clarifications),
      files,
      funds,
    }),
  });
}
