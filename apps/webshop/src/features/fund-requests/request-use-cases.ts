import type { Emails } from '@stadstegoed/core/account/emails.port.ts';
import type { Files } from '@stadstegoed/core/files/files.port.ts';
import type { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import type { CheckAnswer } from '@stadstegoed/core/fund-requests/check-answer.ts';
import type { SubmitRequest } from '@stadstegoed/core/fund-requests/submit-request.ts';
import type { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { PrivateDrafts } from '../../support/private-drafts.ts';

/** The ports that the fund request uses directly. */
export interface RequestPorts {
  readonly funds: Pick<Funds, 'read'>;
  readonly requests: Pick<FundActivation, 'requestsOf'>;
  readonly emails: Emails;
  readonly files: Files;
}

export const RequestPorts = portToken<RequestPorts>('RequestPorts');

/** The use cases of the fund request, and the storage of its draft. */
export interface RequestUseCases {
  readonly check: CheckAnswer;
  readonly submit: SubmitRequest;
  readonly drafts: PrivateDrafts;
}

export const RequestUseCases = portToken<RequestUseCases>('RequestUseCases');
