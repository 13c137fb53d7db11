import type { Files } from '@stadstegoed/core/files/files.port.ts';
import type { AnswerClarification } from '@stadstegoed/core/fund-requests/answer-clarification.ts';
import type { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import type { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** The ports and the use case of the clarification screen. */
export interface ClarificationServices {
  readonly clarifications: Pick<Clarifications, 'read'>;
  readonly answer: Pick<AnswerClarification, 'run'>;
  readonly files: Files;
  readonly funds: Pick<Funds, 'read'>;
}

export const ClarificationServices = portToken<ClarificationServices>('ClarificationServices');
