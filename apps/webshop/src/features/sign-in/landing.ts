import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { ChooseLandingPlace } from '@stadstegoed/core/sign-in/choose-landing-place.ts';
import type { Modals, Navigation } from '../../support/app-ports.ts';
import type { Session } from '../../support/session.ts';
import type { Settings } from '../../support/settings.ts';

/** Brings a resident to where they belong after sign-in (1 §4, after sign-in redirect). */
export class Landing {
  readonly #session: Session;
  readonly #place: ChooseLandingPlace;
  readonly #navigation: Navigation;
  readonly #modals: Modals;
  readonly #settings: Settings;

  constructor(...given: [Session, ChooseLandingPlace, Navigation, Modals, Settings]) {
    [this.#session, this.#place, this.#navigation, this.#modals, this.#settings] = given;
  }

  /**
   * Takes the fresh sign-in into use and goes on. `isHere` says whether the resident still waits for it: who left the
   * screen is signed in, but is not taken away from where they are. False when the sign-in did not hold.
   */
  async arrive(target: string | null, isHere: () => boolean): Promise<boolean> {
    const read = await this.#session.adopt();
    if (this.#session.isSignedIn) {
      if (isHere()) await this.goOn(target, isHere);
      return true;
    }
    // A sign-in that the platform ended at once is told by the session; one that this browser did not keep by nobody else.
    const isTold = !read.ok && read.error.kind === 'unauthorised';
    if (!isTold && isHere()) this.#explainNotKept();
    return false;
  }

  /**
   * Goes to the target of the sign-in or to what the funds and vouchers say, out of the dialog that it began in, if any. The
   * way in leaves no entry to go back to.
   */
  async goOn(target: string | null, isHere: () => boolean): Promise<void> {
    const { activateFirstFund } = this.#settings.flags;
    const destination = await this.#place.run({ target, activateFirstFund });
    if (!isHere()) return;
    this.#modals.close();
    this.#navigation.go(destination, { replace: true });
  }

  /** A private window or a full store forgets the sign-in before it is used. */
  #explainNotKept(): void {
    this.#navigation.go(goTo('start', {}), { replace: true });
    this.#modals.open('notification', {
      title: { key: 'signIn.notKept.title' },
      lines: [{ key: 'signIn.notKept.text' }],
    });
  }
}
