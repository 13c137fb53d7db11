import { goTo, type Query } from '@stadstegoed/core/shared/destination.ts';
import { fundOfTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { digidErrorPage } from '@stadstegoed/core/sign-in/digid-error.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Drafts, Navigation } from '../../support/app-ports.ts';
import { digidDraft } from '../../support/digid-draft.ts';
import { Session } from '../../support/session.ts';
import { Settings } from '../../support/settings.ts';
import { Task } from '../../support/task.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { Landing } from './landing.ts';
import { readStartQuery, withoutLogout, type StartVisit } from './start-query.ts';

/** The address of the screen as it stands. */
export interface StartParams {
  readonly query: Query;
}

/** Whether DigiD can be used to sign in and to restore an account; only the platform knows. */
export type DigidOffer = 'asking' | 'offered' | 'missing';

/**
 * The start screen (1 §2): who comes in signed in goes on, who comes in to sign out is signed out first. A visitor chooses
 * at once: only DigiD has to wait for the platform's configuration.
 */
export class StartViewModel implements ViewModel<StartParams> {
  static readonly dependencies = [Session, Settings, Navigation, Landing, Drafts] as const;
  /** `entering` for who is led on at once. */
  state: 'entering' | 'choosing' = 'entering';
  /** Whether the platform has answered or failed. */
  isAnswered = false;
  readonly #session: Session;
  readonly #settings: Settings;
  readonly #navigation: Navigation;
  readonly #landing: Landing;
  readonly #drafts: Drafts;
  /** Each visit ends the one before, so that a late answer moves nobody. */
  readonly #visit = new Task();

  constructor(...given: [Session, Settings, Navigation, Landing, Drafts]) {
    [this.#session, this.#settings, this.#navigation, this.#landing, this.#drafts] = given;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the ways stand beside the QR code, or each on a step of its own (1 §1). */
  get combinesColumns(): boolean {
    return this.#settings.flags.startPageCombinedColumns;
  }

  get digid(): DigidOffer {
    const { platform } = this.#settings;
    if (platform === null) return this.isAnswered ? 'missing' : 'asking';
    return platform.digid.available ? 'offered' : 'missing';
  }

  start({ query }: StartParams): void {
    void this.#visit.follow((signal) => this.#enter(readStartQuery(query), query, signal));
  }

  stop(): void {
    this.#visit.cancel();
  }

  async #enter(visit: StartVisit, query: Query, signal: AbortSignal): Promise<void> {
    const isHere = (): boolean => !signal.aborted;
    if (visit.digidError !== null) {
      const fundId = fundOfTarget(visit.target) ?? digidDraft.fundId(this.#drafts);
      this.#navigation.go(digidErrorPage(visit.digidError, fundId), { replace: true });
    } else if (visit.logsOut) {
      void this.#session.signOut();
      this.#navigation.go(goTo('start', {}, withoutLogout(query)), { replace: true });
    } else if (this.#session.isSignedIn) {
      await this.#landing.goOn(visit.target, isHere);
    } else {
      this.state = 'choosing';
      await this.#settings.ready();
      if (isHere()) runInAction(() => (this.isAnswered = true));
    }
  }
}
