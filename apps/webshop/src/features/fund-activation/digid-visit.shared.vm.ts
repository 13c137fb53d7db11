import {
  confirmationWindow,
  secondsSinceConfirmation,
  watchConfirmationWindow,
  type BsnConfirmation,
  type ConfirmationWindow,
} from '@stadstegoed/core/fund-activation/confirmation-window.ts';
import { digidSessionEnded, digidStep, type DigidStep } from '@stadstegoed/core/fund-activation/digid-state.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { type StopTimer, Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { ClockReading } from '@stadstegoed/core/shared/device-clock.ts';
import { StartDigid } from '@stadstegoed/core/sign-in/start-digid.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation, FailurePolicy } from '../../lib/app/app-ports.ts';
import { TabStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { Settings } from '../../lib/app/settings.ts';
import { Session } from '../../lib/app/session.ts';

const triedKey = (fundId: string): string => `fund-activation.digid-tried.${fundId}`;
const checkedKey = (fundId: string): string => `fund-activation.checked.${fundId}`;

/**
 * What became of going to DigiD. After `failed` the screen offers another method; `refused` is an address of DigiD that the
 * shop may not follow.
 */
export type DigidLeave = 'left' | 'failed' | 'refused';

/** The DigiD part of an activation: starts DigiD and watches how long a confirmed BSN stays valid. */
@injectable()
export class DigidVisit {
  window: ConfirmationWindow = { kind: 'not_confirmed' };
  /** Seconds since the BSN was confirmed, updated every second; null when it never was. */
  confirmedSecondsAgo: number | null = null;
  readonly #starting: Action;
  readonly #start: Pick<StartDigid, 'run'>;
  readonly #session: Session;
  readonly #settings: Settings;
  readonly #navigation: Navigation;
  readonly #clock: Clock;
  readonly #drafts: TextStorage;
  #stopWatch: StopTimer | null = null;
  /** Increases when the screen stops, so that a late answer does not leave for DigiD. */
  #stops = 0;

  constructor(
    @inject(StartDigid) start: Pick<StartDigid, 'run'>,
    @inject(Session) session: Session,
    @inject(Settings) settings: Settings,
    @inject(Navigation) navigation: Navigation,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(Clock) clock: Clock,
    @inject(TabStorage) drafts: TextStorage,
  ) {
    this.#start = start;
    this.#session = session;
    this.#settings = settings;
    this.#navigation = navigation;
    this.#clock = clock;
    this.#drafts = drafts;
    this.#starting = new Action({ failures, place: 'toast', about: 'read' });
    makeAutoObservable(this, { window: observableRef }, { autoBind: true });
  }

  get isStarting(): boolean {
    return this.#starting.isBusy;
  }

  /** The next step: sign in with DigiD, or check with a confirmation that is still valid. */
  get step(): DigidStep {
    return digidStep(this.window);
  }

  /** Whether the resident's BSN confirmation is still valid for this fund. */
  isConfirmedFor(fund: Fund): boolean {
    return digidStep(this.#windowOf(fund)(this.#clock.reading())) === 'check';
  }

  /** Whether this tab was at DigiD for this fund: DigiD does not start automatically again (reading 6). */
  wasTriedFor(fundId: string): boolean {
    return this.#drafts.read(triedKey(fundId)) !== null;
  }

  /** Remembers that across a reload and Back in the browser. */
  rememberTried(fundId: string): void {
    this.#drafts.write(triedKey(fundId), '1');
  }

  /** Whether this tab checked this fund and that led nowhere: it is not checked again by itself. */
  wasCheckedFor(fundId: string): boolean {
    return this.#drafts.read(checkedKey(fundId)) !== null;
  }

  /** Remembers that a check of this fund led nowhere, or forgets it after one that led on. */
  rememberChecked(fundId: string, ledOn: boolean): void {
    if (ledOn) this.#drafts.remove(checkedKey(fundId));
    else this.#drafts.write(checkedKey(fundId), '1');
  }

  /** Watches the confirmation of the resident's BSN for this fund, every second, until it ends or the screen stops. */
  watch(fund: Fund, onEnded: () => void): void {
    this.stop();
    const bsn = this.#bsn();
    const read = this.#windowOf(fund);
    this.window = read(this.#clock.reading());
    this.#stopWatch = watchConfirmationWindow(this.#clock, read, (now) => {
      runInAction(() => {
        this.confirmedSecondsAgo = secondsSinceConfirmation(bsn, this.#clock.reading());
      });
      this.#take(now, onEnded);
    });
  }

  stop(): void {
    this.#stops += 1;
    this.#stopWatch?.();
    this.#stopWatch = null;
  }

  /** Leaves for DigiD, and says what became of that. The reason of a failure is in a toast. */
  async leaveFor(fund: Fund): Promise<DigidLeave> {
    let outcome: DigidLeave = 'left';
    const stops = this.#stops;
    const apiUrl = this.#settings.platform?.digid.apiUrl ?? null;
    await this.#starting.run(() => this.#start.run({ request: 'fund_request', fundId: fund.id, apiUrl }), {
      done: (started) => {
        if (stops !== this.#stops) return;
        if (started.kind === 'error_page') return this.#navigation.go(started.destination);
        if (!this.#navigation.leave(started.url)) outcome = 'refused';
      },
      failed: (failure) => {
        if (stops !== this.#stops) return;
        outcome = 'failed';
        this.#starting.report(failure);
      },
    });
    return outcome;
  }

  #windowOf(fund: Fund): (now: ClockReading) => ConfirmationWindow {
    const bsn = this.#bsn();
    const offset = this.#settings.bsnConfirmationOffset;
    return (now) => confirmationWindow(bsn, { bsnConfirmationTime: fund.bsnConfirmationTime, offset }, now);
  }

  #bsn(): BsnConfirmation {
    const bsnTime = this.#session.identity?.bsn === true ? this.#session.identity.bsnTime : null;
    return { bsnTime, readAt: this.#session.identityReadAt ?? this.#clock.reading() };
  }

  #take(now: ConfirmationWindow, onEnded: () => void): void {
    const before = this.window;
    runInAction(() => {
      this.window = now;
    });
    if (digidSessionEnded(before, now)) onEnded();
  }
}
