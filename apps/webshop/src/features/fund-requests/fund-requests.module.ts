import { Files } from '@stadstegoed/core/files/files.port.ts';
import { AnswerClarification } from '@stadstegoed/core/fund-requests/answer-clarification.ts';
import { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { HttpClarifications } from '@stadstegoed/http/fund-requests/http-clarifications.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { ClarificationServices } from './clarification-services.ts';

/** Bindings for the questions about fund requests. */
export function bindFeature(bindings: Bindings): void {
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
