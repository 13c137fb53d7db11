import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { goTo, type Query } from '@stadstegoed/core/shared/destination.ts';
import { fundOfTarget } from '@stadstegoed/core/sign-in/parse-auth-target.ts';
import { digidErrorPage, isDigidCancelled } from '@stadstegoed/core/sign-in/digid-error.ts';
import { makeAutoObservable, runInAction, when } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { HourStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { digidDraft } from './parts/digid-draft.ts';
import { returnPath } from '../../lib/shared-state/return-path.ts';
import { Load } from '../../lib/load/load.ts';
import { ForgetResident, Session } from '../../lib/app/session.ts';
import { Settings } from '../../lib/app/settings.ts';
import { Task } from '../../lib/load/task.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { Landing } from './landing.ts';
import { readStartQuery, withoutLogout, type StartVisit } from './start-query.ts';

/** The query of the address. */
export interface StartParams {
  readonly query: Query;
}

/** Whether DigiD can be used to sign in and to restore an account, as the platform configures it. */
export type DigidOffer = 'loading' | 'offered' | 'missing';

/**
 * The start screen. It redirects a signed-in resident, and signs out first when the address asks for it. A
 * visitor sees the methods immediately: only DigiD waits for the platform's configuration.
 */
@injectable()
export class StartViewModel implements ViewModel<StartParams> {
  /** `entering` until the screen shows the choice or redirects. */
  state: 'entering' | 'choosing' = 'entering';
  /** Whether the platform has answered or failed. */
  isAnswered = false;
  /** The fund that is requested after signing in; empty for another target, and when it cannot be read. */
  readonly fund = new Load<Fund>();
  readonly #session: Session;
  readonly #settings: Settings;
  readonly #navigation: Navigation;
  readonly #landing: Landing;
  readonly #goals: TextStorage;
  readonly #forget: () => void;
  readonly #funds: Pick<Funds, 'read'>;
  /** Each visit ends the previous one, so that a late answer does not navigate. */
  readonly #visit = new Task();
  #stopWaiting: (() => void) | null = null;

  constructor(
    @inject(Session) session: Session,
    @inject(Settings) settings: Settings,
    @inject(Navigation) navigation: Navigation,
    @inject(Landing) landing: Landing,
    @inject(HourStorage) goals: TextStorage,
    @inject(ForgetResident) forget: () => void,
    @inject(Funds) funds: Pick<Funds, 'read'>,
  ) {
    this.#session = session;
    this.#settings = settings;
    this.#navigation = navigation;
    this.#landing = landing;
    this.#goals = goals;
    this.#forget = forget;
    this.#funds = funds;
    makeAutoObservable(this, { fund: false }, { autoBind: true });
  }

  /** Whether the methods are shown beside the QR code, or each in its own step (SH-013). */
  get combinesColumns(): boolean {
    return this.#settings.flags.startPageCombinedColumns;
  }

  get digid(): DigidOffer {
    const { platform } = this.#settings;
    if (platform === null) return this.isAnswered ? 'missing' : 'loading';
    return platform.digid.available ? 'offered' : 'missing';
  }

  start({ query }: StartParams): void {
    void this.#visit.runVoid((signal) => this.#enter(readStartQuery(query), query, signal));
  }

  stop(): void {
    this.#visit.cancel();
    this.fund.stop();
    this.#stopWaiting?.();
  }

  /** Goes on when the link of a mail, opened in another tab, has signed in. That tab uses up what this one was to open too. */
  #waitForOtherTab(target: string | null): void {
    const wanted = returnPath.read(this.#goals);
    this.#stopWaiting?.();
    this.#stopWaiting = when(
      () => this.#session.signedInByOtherTab,
      () => void this.#visit.runVoid((signal) => this.#landing.goOn(target, () => !signal.aborted, wanted)),
    );
  }

  async #enter(visit: StartVisit, query: Query, signal: AbortSignal): Promise<void> {
    const isHere = (): boolean => !signal.aborted;
    const { isSignedIn } = this.#session;
    if (visit.digidError !== null && (isSignedIn || !isDigidCancelled(visit.digidError))) {
      const fundId = fundOfTarget(visit.target) ?? digidDraft.fundId(this.#goals);
      this.#navigation.go(digidErrorPage(visit.digidError, fundId), { replace: true });
    } else if (visit.logsOut) {
      this.#forget();
      void this.#session.signOut();
      this.#navigation.go(goTo('start', {}, withoutLogout(query)), { replace: true });
    } else if (isSignedIn) {
      await this.#landing.goOn(visit.target, isHere);
    } else {
      this.state = 'choosing';
      this.#waitForOtherTab(visit.target);
      const fundId = fundOfTarget(visit.target);
      if (fundId !== null) void this.fund.load((stopped) => this.#funds.read(fundId, { signal: stopped }));
      await this.#settings.ready();
      if (isHere()) runInAction(() => (this.isAnswered = true));
    }
  }
}
