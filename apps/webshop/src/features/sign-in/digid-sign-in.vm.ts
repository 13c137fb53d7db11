import { REFUSED_ADDRESS } from '@stadstegoed/core/pages/error-code.ts';
import { StartDigid } from '@stadstegoed/core/sign-in/start-digid.ts';
import { makeAutoObservable } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy, Navigation } from '../../lib/app/app-ports.ts';
import { HourStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { digidDraft } from './parts/digid-draft.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The auth target to open after sign-in, null for none, and whether the sign-in restores an account. */
export interface DigidSignInParams {
  readonly target: string | null;
  readonly isRestore?: boolean;
}

/** Sign-in with DigiD: leaves the shop for DigiD, or shows why that failed. */
@injectable()
export class DigidSignInViewModel implements ViewModel<DigidSignInParams> {
  readonly action: Action;
  readonly #startDigid: StartDigid;
  readonly #settings: Settings;
  readonly #navigation: Navigation;
  readonly #goals: TextStorage;
  #params: DigidSignInParams = { target: null };

  constructor(
    @inject(StartDigid) startDigid: StartDigid,
    @inject(Settings) settings: Settings,
    @inject(Navigation) navigation: Navigation,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(HourStorage) goals: TextStorage,
  ) {
    this.#startDigid = startDigid;
    this.#settings = settings;
    this.#navigation = navigation;
    this.action = new Action({ failures, place: 'toast', about: 'read' });
    this.#goals = goals;
    makeAutoObservable(this, { action: false }, { autoBind: true });
  }

  start(params: DigidSignInParams): void {
    this.#params = params;
    digidDraft.remove(this.#goals);
  }

  stop(): void {
    // A visit to DigiD that was started continues.
  }

  /** Leaves for DigiD. A second press while the first is under way does nothing. */
  leave(): Promise<void> {
    const apiUrl = this.#settings.platform?.digid.apiUrl ?? null;
    return this.action.run(() => this.#startDigid.run({ request: 'auth', apiUrl }), {
      done: (started) => {
        if (started.kind === 'error_page') return this.#navigation.go(started.destination);
        digidDraft.write(this.#goals, this.#params.target, this.#params.isRestore);
        if (!this.#navigation.leave(started.url)) this.#navigation.go(REFUSED_ADDRESS);
      },
    });
  }
}
