import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { CheckAnswer } from '@stadstegoed/core/fund-requests/check-answer.ts';
import { FundRequests } from '@stadstegoed/core/fund-requests/fund-requests.port.ts';
import { SubmitRequest } from '@stadstegoed/core/fund-requests/submit-request.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpEmails } from '@stadstegoed/http/account/http-emails.ts';
import { HttpFundRequests } from '@stadstegoed/http/fund-requests/http-fund-requests.ts';
import { Client } from '../../platform/client.ts';
import { EncryptedDrafts } from '../../platform/encrypted-drafts.ts';
import type { Bindings } from '../../support/bindings.ts';
import { PrivateDrafts } from '../../support/private-drafts.ts';
import { RequestReads, RequestUseCases } from './request-use-cases.ts';

/** Bindings for sending a fund request and storing its draft. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(FundRequests, { dependencies: [Client], make: (client) => new HttpFundRequests(client) });
  bindings.bind(Emails, { dependencies: [Client], make: (client) => new HttpEmails(client) });
  bindings.bind(PrivateDrafts, {
    dependencies: [Clock],
    make: (clock) => new EncryptedDrafts({ storage: () => globalThis.localStorage, crypto: globalThis.crypto, clock }),
  });
  bindings.bindClass(CheckAnswer, [FundRequests]);
  bindings.bindClass(SubmitRequest, [FundRequests, FundActivation, Vouchers]);
  bindings.bind(RequestReads, {
    dependencies: [Funds, FundRequests, Emails],
    make: (funds, requests, emails) => ({ funds, requests, emails }),
  });
  bindings.bind(RequestUseCases, {
    dependencies: [CheckAnswer, SubmitRequest, PrivateDrafts],
    make: (check, submit, drafts) => ({ check, submit, drafts }),
  });
}
