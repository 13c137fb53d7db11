import type { Funds } from '../funds/funds.port.ts';
import { goTo, type Destination } from '../shared/destination.ts';
import type { Vouchers } from '../vouchers/vouchers.port.ts';
import { parseAuthTarget } from './auth-target.ts';
import { landingPlace } from './landing-place.ts';

/** What is known at the moment of sign-in. */
export interface SignedIn {
  /** The auth target code of the followed link; null when there was none. */
  readonly target: string | null;
  /** Where to when nothing else decides; home when left out (1 §4). */
  readonly otherwise?: Destination;
  /** The flag for activating the first fund automatically (1 §1). */
  readonly activateFirstFund: boolean;
}

/**
 * Chooses where a resident lands after sign-in (1 §4): the target of the link that was followed, else what the funds
 * and vouchers say. When these cannot be read the sign-in still stands, and the resident goes to the default place.
 */
export class ChooseLandingPlace {
  readonly #funds: Pick<Funds, 'list'>;
  readonly #vouchers: Pick<Vouchers, 'list'>;

  constructor(funds: Pick<Funds, 'list'>, vouchers: Pick<Vouchers, 'list'>) {
    this.#funds = funds;
    this.#vouchers = vouchers;
  }

  async run(input: SignedIn): Promise<Destination> {
    const target = parseAuthTarget(input.target);
    if (target) return target;
    const otherwise = input.otherwise ?? goTo('home', {});
    const [funds, vouchers] = await Promise.all([this.#funds.list({}), this.#vouchers.list({})]);
    if (!funds.ok || !vouchers.ok) return otherwise;
    return landingPlace({
      funds: funds.value.items,
      vouchers: vouchers.value.items,
      activateFirstFund: input.activateFirstFund,
      otherwise,
    });
  }
}
