import { errorPageOf } from '../pages/error-code.ts';
import type { Destination } from '../shared/destination.ts';
import { isOfAnyCall, type Failure } from '../shared/failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Digid, DigidStart } from './digid.port.ts';

/** The URL of DigiD, or the error page. */
export type DigidStartOutcome =
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'error_page'; readonly destination: Destination<'error'> };

/**
 * Starts DigiD. A 403 with a message, or without an Error-Code, stays a failure, so that the message is shown, or a
 * sentence of the shop; any other error answer leads to the error page with its code. A failure that says nothing
 * about DigiD is for the failure policy of the shop.
 */
export class StartDigid {
  readonly #digid: Digid;

  constructor(digid: Digid) {
    this.#digid = digid;
  }

  async run(order: DigidStart): Promise<Result<DigidStartOutcome, Failure>> {
    const started = await this.#digid.start(order);
    if (started.ok) return ok({ kind: 'leave', url: started.value });
    const { kind, message, errorCode } = started.error;
    if (isOfAnyCall(started.error)) return err(started.error);
    if (kind === 'forbidden' && (message !== null || errorCode === null)) return err(started.error);
    const fundId = order.request === 'fund_request' ? order.fundId : null;
    return ok({ kind: 'error_page', destination: errorPageOf(errorCode, fundId) });
  }
}
