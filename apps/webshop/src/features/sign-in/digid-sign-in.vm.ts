import { UNKNOWN_ERROR } from '@stadstegoed/core/pages/error-code.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { StartDigid } from '@stadstegoed/core/sign-in/start-digid.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/inject.ts';
import { Wishes, FailurePolicy, Navigation } from '../../support/app-ports.ts';
import { digidDraft } from '../../support/digid-draft.ts';
import { Settings } from '../../support/settings.ts';
import type { ViewModel } from '../../support/view-model.ts';

/** The auth target to open after sign-in; null for none. */
export interface DigidSignInParams {
  readonly target: string | null;
}

/** Sign-in with DigiD: leaves the shop for DigiD, or shows why that failed. */
@injectable()
export class DigidSignInViewModel implements ViewModel<DigidSignInParams> {
  isBusy = false;
  readonly #startDigid: StartDigid;
  readonly #settings: Settings;
  readonly #navigation: Navigation;
  readonly #failures: FailurePolicy;
  readonly #wishes: Wishes;
  #target: string | null = null;

  constructor(
    @inject(StartDigid) startDigid: StartDigid,
    @inject(Settings) settings: Settings,
    @inject(Navigation) navigation: Navigation,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(Wishes) wishes: Wishes,
  ) {
    this.#startDigid = startDigid;
    this.#settings = settings;
    this.#navigation = navigation;
    this.#failures = failures;
    this.#wishes = wishes;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start({ target }: DigidSignInParams): void {
    this.#target = target;
    digidDraft.remove(this.#wishes);
  }

  stop(): void {
    // A visit to DigiD that was started continues.
  }

  /** Leaves for DigiD. A second press while the first is under way does nothing. */
  async leave(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const apiUrl = this.#settings.platform?.digid.apiUrl ?? null;
    const started = await this.#startDigid.run({ request: 'auth', apiUrl });
    runInAction(() => (this.isBusy = false));
    if (!started.ok) return this.#failures.reportRead(started.error);
    if (started.value.kind === 'error_page') return this.#navigation.go(started.value.destination);
    digidDraft.write(this.#wishes, this.#target);
    if (this.#navigation.leave(started.value.url)) return;
    this.#navigation.go(goTo('error', { errorCode: UNKNOWN_ERROR }));
  }
}
