import type { Funds } from '../funds/funds.port.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import { completeItems } from '../shared/page.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import { parseAuthTarget } from './parse-auth-target.ts';
import { landingPlace, unclaimedFunds } from './landing-place.ts';
import type { PutOffFunds } from './put-off-funds.port.ts';

/** The input of `ChooseLandingPlace`. */
export interface SignedIn {
  /** The auth target code of the link; null without one. */
  readonly target: string | null;
  /** The default destination; home when left out. */
  readonly otherwise?: Destination;
  /** The flag for activating the first fund automatically (SH-018). */
  readonly activateFirstFund: boolean;
}

/**
 * Determines the destination after sign-in: the target of the link, otherwise the place that follows from the
 * funds and vouchers. When reading these fails, the resident stays signed in and goes to the default destination.
 */
export class ChooseLandingPlace {
  readonly #funds: Pick<Funds, 'listAll'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;
  readonly #putOff: Pick<PutOffFunds, 'ids' | 'ledTo'>;

  constructor(
    funds: Pick<Funds, 'listAll'>,
    vouchers: Pick<Vouchers, 'list'>,
    putOff: Pick<PutOffFunds, 'ids' | 'ledTo'>,
  ) {
    this.#funds = funds;
    this.#vouchers = vouchers;
    this.#putOff = putOff;
  }

  async run(input: SignedIn): Promise<Destination> {
    const target = parseAuthTarget(input.target);
    if (target) return target;
    const otherwise = input.otherwise ?? goTo('home', {});
    const [allFunds, allVouchers] = await Promise.all([this.#funds.listAll({}), this.#vouchers.list({})]);
    const [funds, vouchers] = [completeItems(allFunds), completeItems(allVouchers)];
    if (!funds.ok || !vouchers.ok) return otherwise;
    const known = { funds: funds.value, vouchers: vouchers.value, putOff: this.#putOff.ids() };
    const place = landingPlace({ ...known, activateFirstFund: input.activateFirstFund, otherwise });
    if (place.screen === 'fund-activate') this.#putOff.ledTo(unclaimedFunds(known).map(({ id }) => id));
    return place;
  }
}
