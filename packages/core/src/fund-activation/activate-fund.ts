import type { Fund } from '../funds/fund.ts';
import type { Funds } from '../funds/funds.port.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import type { Failure } from '../shared/failure.ts';
import { completeItems } from '../shared/page.ts';
import { err, mapResult, ok, type Result } from '../shared/result.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import { ownershipStep, resolveActivation, visitorDestination, type ActivationStep } from './activation-entry.ts';
import type { DigidPolicy } from './activation-options.ts';
import type { ActivationVisit } from './activation-visit.ts';
import { afterApply } from './apply-rules.ts';
import type { FundActivation } from './fund-activation.port.ts';
import type { OwnFundRequest } from './own-fund-request.ts';

/** The fund to activate, the sign-in state and the query parameters of the visit. */
export interface ActivateFundInput {
  readonly fundId: string;
  readonly signedIn: boolean;
  readonly digid: DigidPolicy;
  readonly visit: ActivationVisit;
  /** As in `ActivationFacts`. */
  readonly moreDigidAtOnce?: readonly string[];
  readonly signedInWithDigid: boolean;
  readonly hasDraft: boolean;
  readonly isConfirmed: (fund: Fund) => boolean;
}

/** The result of entering fund-activate. */
export type ActivateFundOutcome =
  | Exclude<ActivationStep, { kind: 'apply' }>
  /** The voucher was created; the screen shows a toast (FA-069, reading 12). */
  | { readonly kind: 'applied'; readonly destination: Destination }
  /** Applying failed; the message of the platform, if any, is shown on the fund page. */
  | { readonly kind: 'apply_failed'; readonly destination: Destination; readonly failure: Failure };

/** The entry of fund-activate: determines the next step and applies when all criteria are valid. */
export class ActivateFund {
  readonly #funds: Pick<Funds, 'read'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;
  readonly #activation: Pick<FundActivation, 'apply' | 'requestsOf'>;

  constructor(
    funds: Pick<Funds, 'read'>,
    vouchers: Pick<Vouchers, 'list'>,
    activation: Pick<FundActivation, 'apply' | 'requestsOf'>,
  ) {
    this.#funds = funds;
    this.#vouchers = vouchers;
    this.#activation = activation;
  }

  async run(input: ActivateFundInput): Promise<Result<ActivateFundOutcome, Failure>> {
    const { fundId, digid, visit } = input;
    if (!input.signedIn) return this.#visitorStep(fundId, visit);
    const [fund, vouchers, requests] = await Promise.all([
      this.#funds.read(fundId),
      this.#vouchers.list({ archived: false }),
      this.#requestsOf(fundId),
    ]);
    if (!fund.ok) return fund;
    if (!vouchers.ok) return vouchers;
    if (!requests.ok) return requests;
    const facts = {
      fund: fund.value,
      vouchers: vouchers.value.items,
      requests: requests.value,
      digid,
      visit,
      signedInWithDigid: input.signedInWithDigid,
      hasDraft: input.hasDraft,
      isConfirmed: input.isConfirmed(fund.value),
      ...(input.moreDigidAtOnce ? { moreDigidAtOnce: input.moreDigidAtOnce } : {}),
    };
    // Nobody knows that the resident has no voucher of the fund when one of them cannot be read.
    const all = completeItems(vouchers);
    if (!all.ok && ownershipStep(facts) === null) return all;
    const step = resolveActivation(facts);
    return step.kind === 'apply' ? this.#apply(fundId) : ok(step);
  }

  async #visitorStep(fundId: string, visit: ActivationVisit): Promise<Result<ActivateFundOutcome, Failure>> {
    const destination = visitorDestination(fundId, visit);
    if (destination !== null) return ok({ kind: 'go', destination });
    const fund = await this.#funds.read(fundId);
    return mapResult(fund, (read) => ({ kind: 'show', fund: read, state: 'digid_elsewhere', options: [] }));
  }

  /** The platform answers `forbidden` for a fund that is not active. Such a fund has no pending request. */
  async #requestsOf(fundId: string): Promise<Result<readonly OwnFundRequest[], Failure>> {
    const requests = await this.#activation.requestsOf(fundId);
    return !requests.ok && requests.error.kind === 'forbidden' ? ok([]) : requests;
  }

  async #apply(fundId: string): Promise<Result<ActivateFundOutcome, Failure>> {
    const applied = await this.#activation.apply(fundId);
    if (applied.ok) return ok({ kind: 'applied', destination: afterApply(fundId, applied.value) });
    if (applied.error.kind === 'unauthorised') return err(applied.error);
    return ok({ kind: 'apply_failed', destination: goTo('fund', { id: fundId }), failure: applied.error });
  }
}
