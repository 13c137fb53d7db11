import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { ChooseLandingPlace } from '@stadstegoed/core/sign-in/choose-landing-place.ts';
import type { Navigation } from '../../lib/app/app-ports.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';
import type { Dialogs } from '../../lib/app/dialogs.ts';
import { returnPath } from '../../lib/shared-state/return-path.ts';
import type { Session } from '../../lib/app/session.ts';
import type { Settings } from '../../lib/app/settings.ts';

/** Opens the right screen after sign-in. */
export class Landing {
  readonly #session: Session;
  readonly #place: ChooseLandingPlace;
  readonly #navigation: Navigation;
  readonly #dialogs: Dialogs;
  readonly #settings: Settings;

  readonly #goals: TextStorage;

  constructor(...given: [Session, ChooseLandingPlace, Navigation, Dialogs, Settings, TextStorage]) {
    [this.#session, this.#place, this.#navigation, this.#dialogs, this.#settings, this.#goals] = given;
  }

  /**
   * Adopts the new sign-in and navigates. `isHere` returns whether the resident is still on the screen: a resident who
   * left it is signed in without navigation. False when the sign-in did not last.
   */
  async arrive(target: string | null, isHere: () => boolean): Promise<boolean> {
    const read = await this.#session.adopt();
    if (this.#session.isSignedIn) {
      if (isHere()) await this.goOn(target, isHere);
      return true;
    }
    // The session reports a sign-in that the platform ended. Nothing else reports one that the browser did not store.
    const isReported = !read.ok && read.error.kind === 'unauthorised';
    if (!isReported && isHere()) this.#explainNotKept();
    return false;
  }

  /**
   * Opens the target of the sign-in, the screen on which a session expired in this tab, or the screen that follows from funds and vouchers. Closes the dialog of the
   * sign-in and replaces the history entry, so that back does not return to it. `wanted` is what this tab waited for, when the
   * sign-in of another tab has used that up.
   */
  async goOn(target: string | null, isHere: () => boolean, wanted: string | null = null): Promise<void> {
    const back = wanted ?? returnPath.take(this.#goals);
    if (target === null && back !== null) return this.#goBack(back);
    const { activateFirstFund } = this.#settings.flags;
    const destination = await this.#place.run({ target, activateFirstFund });
    if (!isHere()) return;
    this.#dialogs.close();
    this.#navigation.go(destination, { replace: true });
  }

  /** Returns to the screen on which the session expired. */
  #goBack(path: string): void {
    this.#dialogs.close();
    this.#navigation.goToPath(path, { replace: true });
  }

  /** Explains that a private window or full storage lost the sign-in. */
  #explainNotKept(): void {
    this.#navigation.go(goTo('start', {}), { replace: true });
    this.#dialogs.open('notification', {
      title: { key: 'signIn.notKept.title' },
      lines: [{ key: 'signIn.notKept.text' }],
    });
  }
}
