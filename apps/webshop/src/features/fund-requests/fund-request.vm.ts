import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import { CheckAnswers } from '@stadstegoed/core/fund-requests/check-answers.ts';
import { decisionDay } from '@stadstegoed/core/fund-requests/decision-term.ts';
import type { FundRequest } from '@stadstegoed/core/fund-requests/fund-request.ts';
import type { Household } from '@stadstegoed/core/fund-requests/prefills.ts';
import { OpenRequest } from '@stadstegoed/core/fund-requests/open-request.ts';
import {
  EMPTY_CONTENT,
  hasAnswers,
  readRequestContent,
  type RequestContent,
} from '@stadstegoed/core/fund-requests/request-content.ts';
import {
  asksForEmail,
  completeStep,
  firstOpenStep,
  rejectRequest,
  requestBlock,
  requestPage,
  requestSteps,
  type RequestFlow,
  type RequestPage,
  type RequestStep,
} from '@stadstegoed/core/fund-requests/request-flow.ts';
import type { RequestRefusalCode } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import { SubmitRequest, type SubmitRequestOutcome } from '@stadstegoed/core/fund-requests/submit-request.ts';
import { requestDraftKey } from '@stadstegoed/core/fund-requests/unfinished-request.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { FailurePolicy, Navigation, Toasts } from '../../lib/app/app-ports.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { HourStorage, type TextStorage } from '../../lib/app/text-storage.ts';
import { Session } from '../../lib/app/session.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { Draft } from '../../lib/draft/draft.ts';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import { Load } from '../../lib/load/load.ts';
import { EmailStep } from './email-step.ts';
import { refusalSentence } from './parts/request-refusal.ts';
import { RequestForms } from './request-forms.ts';
import { SentFileNames } from './sent-file-names.ts';

/** The fund, and the parameters `from` and `step` of the address; null when absent. */
export interface FundRequestParams {
  readonly fundId: string;
  readonly from: string | null;
  readonly step: string | null;
}

/** What is read when the request opens, with the forms made for it. */
export interface OpenedRequest extends Pick<RequestFlow, 'fund' | 'blocked' | 'isGranted' | 'asksEmail'> {
  /** Who lives with the resident; null of a fund that does not use the population register. */
  readonly household: Household | null;
  readonly forms: RequestForms;
  readonly email: EmailStep;
}

/** The fund request: shows the state of it (`RequestFlow`), stores the answers on this device and sends them. */
@injectable()
export class FundRequestViewModel implements ViewModel<FundRequestParams> {
  readonly opened = new Load<OpenedRequest>();
  readonly draft: Draft<RequestContent>;
  readonly sending: Action;
  /** The request that was stored; null before. */
  sent: FundRequest | null = null;
  /** Whether the request was stored but the voucher of a fund with automatic validation was not made. */
  isVoucherMissing = false;
  /** A rule of the platform that rejected the request when it was sent; until the resident goes to another step. */
  refused: RequestRefusalCode | null = null;
  /** How often nothing was sent because another window changed the answers; the notice takes focus each time. */
  heldBack = 0;
  params: FundRequestParams = { fundId: '', from: null, step: null };
  readonly #open: Pick<OpenRequest, 'run'>;
  readonly #check: Pick<CheckAnswers, 'run'>;
  readonly #submit: Pick<SubmitRequest, 'run'>;
  readonly #emails: Emails;
  readonly #files: Files;
  readonly #session: Session;
  readonly #settings: Settings;
  readonly #navigation: Navigation;
  readonly #toasts: Toasts;
  readonly #failures: FailurePolicy;
  readonly #clock: Clock;
  readonly #fileNames: Pick<SentFileNames, 'store'>;
  readonly #goals: TextStorage;
  #isShown = false;

  constructor(
    @inject(OpenRequest) open: Pick<OpenRequest, 'run'>,
    @inject(CheckAnswers) check: Pick<CheckAnswers, 'run'>,
    @inject(SubmitRequest) submit: Pick<SubmitRequest, 'run'>,
    @inject(Emails) emails: Emails,
    @inject(Files) files: Files,
    @inject(PrivateDrafts) drafts: PrivateDrafts,
    @inject(Session) session: Session,
    @inject(Settings) settings: Settings,
    @inject(Navigation) navigation: Navigation,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(Clock) clock: Clock,
    @inject(SentFileNames) fileNames: Pick<SentFileNames, 'store'>,
    @inject(HourStorage) goals: TextStorage,
  ) {
    this.#open = open;
    this.#check = check;
    this.#submit = submit;
    this.#emails = emails;
    this.#files = files;
    this.#session = session;
    this.#settings = settings;
    this.#navigation = navigation;
    this.#toasts = toasts;
    this.#failures = failures;
    this.#clock = clock;
    this.#fileNames = fileNames;
    this.#goals = goals;
    this.draft = new Draft({ drafts, empty: EMPTY_CONTENT, read: readRequestContent, keepsOthers: true });
    this.sending = new Action({ failures, about: 'form' });
    makeAutoObservable(
      this,
      { opened: false, draft: false, sending: false, sent: observableRef, params: observableRef },
      { autoBind: true },
    );
  }

  /** The state of the request; null before it is read. */
  get flow(): RequestFlow | null {
    const { value } = this.opened;
    if (value === null) return null;
    const { fund, isGranted, asksEmail } = value;
    return {
      fund,
      isGranted,
      asksEmail,
      blocked: this.refused ?? value.blocked,
      accountEmail: this.#session.identity?.email ?? null,
      content: this.draft.content,
      isSent: this.sent !== null,
    };
  }

  /** What to show of it; null before it is read. */
  get page(): RequestPage | null {
    return this.flow === null ? null : requestPage(this.flow, this.params.step);
  }

  /** The last day of the decision term, counted from the day of sending; from today while it is not sent. */
  get decisionDay(): CalendarDate {
    return decisionDay(this.sent?.createdOn ?? dayOf(this.#clock.now()));
  }

  start(params: FundRequestParams): void {
    this.#isShown = true;
    this.sending.open();
    if (params.fundId !== this.params.fundId) {
      this.#pause();
      this.opened.clear();
      this.sent = null;
    }
    this.params = params;
    this.refused = null;
    if (params.from !== 'fund-activate') return this.#enter();
    if (this.opened.value === null) void this.opened.load((signal) => this.#read(signal)).then(() => this.#visit());
    else this.#visit();
  }

  stop(): void {
    this.#isShown = false;
    this.sending.close();
    this.#pause();
    this.opened.stop();
  }

  /** Opens the first step that is not complete. */
  begin(): void {
    if (this.flow !== null) this.#go(firstOpenStep(this.flow), false);
  }

  /** Opens the step before the current one. */
  back(): void {
    const { flow, page } = this;
    if (flow === null || page?.kind !== 'step') return;
    const steps = requestSteps(flow);
    const before = steps[steps.indexOf(page.step) - 1];
    if (before !== undefined) this.#go(before, false);
  }

  /** Completes the current step, and goes to the first one that is not complete: the overview after a correction. */
  complete(): void {
    const { flow, page } = this;
    if (flow === null || page?.kind !== 'step') return;
    this.draft.change(completeStep(flow, page.step));
    this.begin();
  }

  /** Removes all answers from this device and shows the beginning. */
  async restart(): Promise<void> {
    await this.draft.wipe();
    await this.#readAgain();
  }

  /**
   * Shows what another window stored on this device. When it sent the request, or removed it, fund-activate decides anew: there
   * may be a voucher already.
   */
  async takeOver(): Promise<void> {
    this.heldBack = 0;
    await this.#readAgain();
    const { flow } = this;
    if (flow !== null && (this.page?.kind === 'leaving' || !hasAnswers(flow.content))) this.#enter();
  }

  /** Stores the answers of this window in place of those of another one. */
  async keepOwn(): Promise<void> {
    this.heldBack = 0;
    await this.draft.overwrite();
  }

  /** Sends the request. What another window changed or sent meanwhile is not sent: the resident chooses first. */
  async send(): Promise<void> {
    const { flow, opened } = this;
    if (flow === null || opened.value === null) return;
    const { forms } = opened.value;
    if (!forms.overview.check()) return;
    await this.draft.save();
    if (this.draft.isChangedElsewhere) {
      return runInAction(() => {
        this.heldBack += 1;
      });
    }
    await this.sending.run(() => this.#submit.run(flow), {
      done: (outcome) => this.#finish(outcome, flow.content),
      refused: (code) => this.refuse(code, flow.fund),
      failed: (problem) => this.#reject(problem, flow, forms),
    });
  }

  /** Shows why the platform takes nothing of this request now. */
  refuse(code: RequestRefusalCode, fund: Fund): void {
    this.refused = code;
    if (!this.#isShown) this.#toasts.show('danger', refusalSentence(code, fund.name));
  }

  /** Ends on the number of the request, or on the voucher, unless the resident has gone elsewhere before the answer came. */
  async #finish(outcome: SubmitRequestOutcome, { files }: RequestContent): Promise<void> {
    if (outcome.kind === 'granted') return this.#showVoucher(outcome.voucher.address);
    this.sent = outcome.request;
    this.isVoucherMissing = outcome.kind === 'not_applied';
    if (this.#isShown) this.#go('done', true);
    else this.#toasts.show('positive', { key: 'fundRequests.done.title' });
    await this.#fileNames.store(outcome.request.id, files);
    await this.draft.wipe();
  }

  async #showVoucher(address: string): Promise<void> {
    await this.draft.wipe();
    // Whoever goes back to a step is led to the voucher: the fund is read again.
    this.opened.clear();
    this.#toasts.show('positive', { key: 'fundActivation.activated' });
    if (this.#isShown) this.#navigation.go(goTo('voucher', { address }), { replace: true });
  }

  /** Opens the first step with a rejected answer; what belongs to no step is said beside the button. */
  #reject(problem: Failure, flow: RequestFlow, forms: RequestForms): void {
    if (problem.kind !== 'invalid') return this.sending.report(problem);
    const rejected = rejectRequest(flow, problem.fields);
    if (rejected.step !== null) {
      this.draft.change(rejected.content);
      forms.refuse(rejected);
      return this.#isShown ? this.#go(rejected.step, false) : this.sending.report(problem);
    }
    if (problem.fields['records'] !== undefined)
      return this.sending.explain({ key: 'fundRequests.overview.questionsChanged' }, problem);
    const [literal] = Object.values(problem.fields).flat();
    if (literal === undefined) this.sending.report(problem);
    else this.sending.explain({ literal }, problem);
  }

  /** A visit that does not come from fund-activate is sent there, which decides anew (reading 32). */
  #enter(): void {
    this.#navigation.go(goTo('fund-activate', { fundId: this.params.fundId }), { replace: true });
  }

  /** Shows the step of the address, and stores that the resident is there. */
  #visit(): void {
    if (this.page?.kind === 'leaving') return this.#enter();
    const step = this.#show();
    if (step !== null && step !== 'done' && step !== this.draft.content.step) this.draft.change({ step });
  }

  /** Continues what the shown step waits for, uploads or a click in a mail; null when the address has to name another step. */
  #show(): RequestStep | null {
    const { page, params } = this;
    const { value } = this.opened;
    if (page?.kind !== 'step' || value === null) return null;
    const { step } = page;
    if (step !== params.step && step !== 'done') {
      this.#go(step, true);
      return null;
    }
    if (step === 'email_setup') value.email.start();
    value.forms.ofStep(step)?.start();
    return step;
  }

  /** Stops what the shown step waits for. */
  #pause(): void {
    this.opened.value?.email.stop();
    this.opened.value?.forms.stop();
  }

  #go(step: RequestStep, replace: boolean): void {
    const { fundId: id } = this.params;
    this.#navigation.go(goTo('fund-request', { id }, { from: 'fund-activate', step }), { replace });
  }

  async #readAgain(): Promise<void> {
    this.#pause();
    this.opened.clear();
    await this.opened.load((signal) => this.#read(signal));
    this.#show();
  }

  /** Reads the fund, what the resident has of it, and the draft. */
  async #read(signal: AbortSignal): Promise<Result<OpenedRequest, Failure>> {
    const { draft } = this;
    const session = this.#session;
    const [platform, identity, requested] = await Promise.all([
      this.#settings.ready(),
      session.identity === null ? session.refresh() : ok(session.identity),
      this.#open.run(this.params.fundId, { signal }),
    ]);
    if (!requested.ok) return requested;
    if (!identity.ok) return identity;
    if (platform === null) return err(failure('unexpected'));
    // The draft of another fund may be open by now.
    if (signal.aborted) return err(failure('aborted'));
    const { fund, isGranted, household } = requested.value;
    const { address, bsn, email } = identity.value;
    await draft.open(address, requestDraftKey(fund.id));
    return ok({
      fund,
      isGranted,
      household,
      blocked: requestBlock(requested.value, { isMandatory: platform.digid.mandatory, isKnown: bsn }),
      asksEmail: asksForEmail(email, draft.content),
      forms: new RequestForms({ fund, draft, check: this.#check, files: this.#files, failures: this.#failures }),
      email: new EmailStep({
        fundId: fund.id,
        draft,
        emails: this.#emails,
        session,
        toasts: this.#toasts,
        failures: this.#failures,
        clock: this.#clock,
        goals: this.#goals,
      }),
    });
  }
}
