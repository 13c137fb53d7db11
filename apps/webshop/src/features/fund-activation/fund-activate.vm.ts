import { ActivateFund, type ActivateFundOutcome } from '@stadstegoed/core/fund-activation/activate-fund.ts';
import { toFundRequest } from '@stadstegoed/core/fund-activation/activation-entry.ts';
import type { ActivationOption, DigidPolicy } from '@stadstegoed/core/fund-activation/activation-options.ts';
import type { ActivationState } from '@stadstegoed/core/fund-activation/activation-state.ts';
import {
  toActivationVisit,
  withoutDigid,
  type ActivationVisit,
} from '@stadstegoed/core/fund-activation/activation-visit.ts';
import { CheckFund } from '@stadstegoed/core/fund-activation/check-fund.ts';
import { requestPossible, type CheckOutcome } from '@stadstegoed/core/fund-activation/check-result.ts';
import { UnfinishedRequests } from '@stadstegoed/core/fund-requests/unfinished-requests.port.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo, type Query } from '@stadstegoed/core/shared/destination.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { isDigidCancelled } from '@stadstegoed/core/sign-in/digid-error.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { KnownBalance } from '../../lib/shared-state/known-balance.ts';
import { Session } from '../../lib/app/session.ts';
import { Settings } from '../../lib/app/settings.ts';
import { Task } from '../../lib/load/task.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { ActivationToasts } from './activation-toasts.ts';
import { toActivationQuery } from './activation-query.ts';
import { DigidVisit, type DigidLeave } from './digid-visit.shared.vm.ts';

/** The fund and the query of the address. */
export interface FundActivateParams {
  readonly fundId: string;
  readonly query: Query;
}

/** A method of activation that does not leave the shop. */
export type WayWithoutDigid = Exclude<ActivationOption, 'digid'>;

/** The content of the screen: `looking` while it loads, `leaving` for DigiD, a failure, or a state of the fund. */
export type ActivateStage =
  | { readonly kind: 'looking' }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The platform named an address that the shop may not follow; `ways` go on without it. */
  | { readonly kind: 'refused'; readonly fund: Fund; readonly ways: readonly WayWithoutDigid[] }
  | {
      readonly kind: 'shown';
      readonly fund: Fund;
      readonly state: ActivationState;
      readonly options: readonly ActivationOption[];
    };

const NO_DIGID: DigidPolicy = { available: false, mandatory: false };

/** The activation of a fund: takes the next step, or shows the choice of methods. */
@injectable()
export class FundActivateViewModel implements ViewModel<FundActivateParams> {
  stage: ActivateStage = { kind: 'looking' };
  readonly digid: DigidVisit;
  /** Whether the resident began a request for this fund on this device. */
  hasDraft = false;
  /** Whether the resident has just stopped at DigiD (SI-063). */
  isDigidCancelled = false;
  readonly #activate: Pick<ActivateFund, 'run'>;
  readonly #check: Pick<CheckFund, 'run'>;
  readonly #unfinished: Pick<UnfinishedRequests, 'read'>;
  readonly #toasts: ActivationToasts;
  readonly #session: Session;
  readonly #settings: Settings;
  readonly #navigation: Navigation;
  readonly #balance: Pick<KnownBalance, 'forget'>;
  /** Each start and stop ends the previous visit, so that its late answers are ignored. */
  readonly #visit = new Task();
  #params: FundActivateParams = { fundId: '', query: {} };

  constructor(
    @inject(ActivateFund) activate: Pick<ActivateFund, 'run'>,
    @inject(CheckFund) check: Pick<CheckFund, 'run'>,
    @inject(UnfinishedRequests) unfinished: Pick<UnfinishedRequests, 'read'>,
    @inject(DigidVisit) digid: DigidVisit,
    @inject(ActivationToasts) toasts: ActivationToasts,
    @inject(Session) session: Session,
    @inject(Settings) settings: Settings,
    @inject(Navigation) navigation: Navigation,
    @inject(KnownBalance) balance: Pick<KnownBalance, 'forget'>,
  ) {
    this.#activate = activate;
    this.#check = check;
    this.#unfinished = unfinished;
    this.digid = digid;
    this.#toasts = toasts;
    this.#session = session;
    this.#settings = settings;
    this.#navigation = navigation;
    this.#balance = balance;
    makeAutoObservable(this, { stage: observableRef, digid: false }, { autoBind: true });
  }

  /** Whether the fund offers more than one method. */
  get hasOtherMethods(): boolean {
    return this.stage.kind === 'shown' && this.stage.options.length > 1;
  }

  /** Whether the fund is asked for with a request, as its button said; otherwise it is activated. */
  get isRequest(): boolean {
    return this.stage.kind === 'shown' && !this.hasOtherMethods && this.stage.fund.allowFundRequests;
  }

  /** Whether the resident can make a request for the fund. */
  mayRequest(fund: Fund): boolean {
    const digid = this.#settings.platform?.digid ?? NO_DIGID;
    return requestPossible({ fund, digid, bsnKnown: this.#session.identity?.bsn ?? false });
  }

  start(params: FundActivateParams): void {
    this.#params = params;
    const visit = toActivationVisit(params.query);
    this.isDigidCancelled = visit.digidError !== null && isDigidCancelled(visit.digidError);
    if (this.isDigidCancelled && visit.option === null && this.#session.isSignedIn) return this.#backToDigid();
    if (visit.digidTried || visit.digidSuccess) this.digid.rememberTried(params.fundId);
    this.#lookAnew(visit);
  }

  stop(): void {
    this.#visit.cancel();
    this.digid.stop();
  }

  /** Loads again after a failure. */
  retry(): void {
    this.start(this.#params);
  }

  /** Looks again when the resident comes back to this screen after it left for another site. */
  returned(): void {
    if (this.stage.kind === 'leaving') this.retry();
  }

  /** Puts the chosen method in the address, so that back returns to the choice. */
  choose(option: ActivationOption): void {
    this.#navigation.go(goTo('fund-activate', { fundId: this.#params.fundId }, { option }));
  }

  /** Leaves for DigiD, which returns to this screen. */
  async startDigid(): Promise<void> {
    const { stage } = this;
    if (stage.kind !== 'shown' || this.digid.isStarting) return;
    if ((await this.digid.leaveFor(stage.fund)) === 'refused') this.#refuse(stage.fund);
  }

  /** Continues with a BSN that is still confirmed. */
  async checkNow(): Promise<void> {
    const { stage } = this;
    if (stage.kind === 'shown') await this.#visit.runVoid((signal) => this.#checkFund(stage.fund, signal));
  }

  /** Shows the step of DigiD again: the platform returns to the activation without the method that was chosen. */
  #backToDigid(): void {
    const { fundId, query } = this.#params;
    this.#navigation.go(goTo('fund-activate', { fundId }, { ...query, option: 'digid' }), { replace: true });
  }

  /** Looks with what this tab remembers of earlier visits. */
  #lookAnew(visit: ActivationVisit): void {
    const { fundId } = this.#params;
    const remembered = { digidTried: this.digid.wasTriedFor(fundId), wasChecked: this.digid.wasCheckedFor(fundId) };
    void this.#visit.runVoid((signal) => this.#look({ ...visit, ...remembered }, signal));
  }

  async #look(visit: ActivationVisit, signal: AbortSignal): Promise<void> {
    this.#show({ kind: 'looking' });
    const platform = await this.#settings.ready();
    if (signal.aborted) return;
    const problem = await this.#findOutWho(visit, platform === null);
    if (signal.aborted) return;
    if (problem !== null) return this.#show({ kind: 'failed', failure: problem });
    const hasDraft = await this.#readDraft();
    if (signal.aborted) return;
    const result = await this.#activate.run({
      fundId: this.#params.fundId,
      signedIn: this.#session.isSignedIn,
      digid: platform?.digid ?? NO_DIGID,
      moreDigidAtOnce: this.#settings.variant.policies.moreDigidAutoStartFundKeys,
      visit,
      signedInWithDigid: this.#session.signedInWithDigid,
      hasDraft,
      isConfirmed: (fund) => this.digid.isConfirmedFor(fund),
    });
    if (signal.aborted) return;
    if (result.ok) await this.#handleOutcome(result.value, signal);
    else this.#show({ kind: 'failed', failure: result.error });
  }

  async #readDraft(): Promise<boolean> {
    if (!this.#session.isSignedIn) return false;
    const drafts = await this.#unfinished.read([this.#params.fundId]);
    runInAction(() => {
      this.hasDraft = drafts.length > 0;
    });
    return drafts.length > 0;
  }

  /**
   * After DigiD, shows a toast and refreshes the identity, because its BSN is new. Returns the failure of a
   * read: without the identity no step may be chosen for a resident.
   */
  async #findOutWho(visit: ActivationVisit, isPlatformMissing: boolean): Promise<Failure | null> {
    const session = this.#session;
    if (!session.isSignedIn) return null;
    if (isPlatformMissing) return failure('unexpected');
    if (visit.digidSuccess) this.#toasts.signedInWithDigid();
    if (!visit.digidSuccess && session.identity !== null) return null;
    const read = await session.refresh();
    return read.ok ? null : read.error;
  }

  async #handleOutcome(outcome: ActivateFundOutcome, signal: AbortSignal): Promise<void> {
    switch (outcome.kind) {
      case 'show':
        if (outcome.state === 'request') return this.#navigation.go(toFundRequest(outcome.fund.id), { replace: true });
        return this.#show({ ...outcome, kind: 'shown' });
      case 'go':
        return this.#navigation.go(outcome.destination, { replace: true });
      case 'applied':
        this.#balance.forget();
        this.#toasts.activated();
        return this.#navigation.go(outcome.destination, { replace: true });
      case 'apply_failed':
        this.#toasts.applyFailed(outcome.failure);
        return this.#navigation.go(outcome.destination, { replace: true });
      case 'check':
        return this.#checkFund(outcome.fund, signal);
      case 'start_digid':
        this.#show({ kind: 'leaving' });
        this.digid.rememberTried(outcome.fund.id);
        return this.#afterStart(await this.digid.leaveFor(outcome.fund), outcome.fund);
    }
  }

  async #checkFund(fund: Fund, signal: AbortSignal): Promise<void> {
    this.#show({ kind: 'looking' });
    const platform = await this.#settings.ready();
    const result = await this.#check.run({
      fund,
      digid: platform?.digid ?? NO_DIGID,
      bsnKnown: this.#session.identity?.bsn ?? false,
    });
    if (signal.aborted) return;
    const ledOn = result.ok && result.value.kind === 'go' && result.value.destination.screen !== 'error';
    this.digid.rememberChecked(fund.id, ledOn);
    if (result.ok) return this.#handleCheck(result.value, fund);
    this.#toasts.checkFailed(result.error);
    this.#withoutDigid();
  }

  #handleCheck(outcome: CheckOutcome, fund: Fund): void {
    switch (outcome.kind) {
      case 'show':
        return this.#show({ kind: 'shown', fund, state: outcome.state, options: [] });
      case 'go':
        this.#balance.forget();
        return this.#navigation.go(outcome.destination, { replace: true });
      case 'follow':
        if (this.#navigation.leave(outcome.url)) return this.#show({ kind: 'leaving' });
        return this.#refuse(fund);
    }
  }

  #afterStart(leave: DigidLeave, fund: Fund): void {
    if (leave === 'refused') this.#refuse(fund);
    if (leave === 'failed') this.#withoutDigid();
  }

  #refuse(fund: Fund): void {
    const ways: WayWithoutDigid[] = [];
    if (this.mayRequest(fund)) ways.push('request');
    if (fund.allowPrevalidations) ways.push('code');
    this.#show({ kind: 'refused', fund, ways });
  }

  /**
   * Shows the activation again, without the DigiD parameters in the address and without an automatic start. A changed
   * address makes the view start this model again; an unchanged one does not.
   */
  #withoutDigid(): void {
    const visit = withoutDigid(toActivationVisit(this.#params.query));
    const { fundId, query } = this.#params;
    const rest = toActivationQuery(visit);
    this.digid.rememberTried(fundId);
    const isChanged = JSON.stringify(rest) !== JSON.stringify(query);
    if (isChanged) this.#navigation.go(goTo('fund-activate', { fundId }, rest), { replace: true });
    else this.#lookAnew(visit);
  }

  #show(stage: ActivateStage): void {
    runInAction(() => {
      this.stage = stage;
    });
    const isDigid =
      stage.kind === 'shown' && (stage.state === 'digid' || (stage.state === 'select' && !this.hasOtherMethods));
    if (isDigid) this.digid.watch(stage.fund, () => this.#backToSelect());
    else this.digid.stop();
  }

  /** Goes back to the choice with a message when the confirmation expires on the screen. */
  #backToSelect(): void {
    this.#toasts.confirmationExpired();
    this.#navigation.go(goTo('fund-activate', { fundId: this.#params.fundId }), { replace: true });
  }
}
