import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { decisionDay } from '@stadstegoed/core/fund-requests/decision-term.ts';
import {
  askedCriteria,
  listedCriteria,
  requestSteps,
  type RequestStep,
} from '@stadstegoed/core/fund-requests/request-steps.ts';
import { hasAnswers } from '@stadstegoed/core/fund-requests/unfinished-request.ts';
import type { RequestRefusalCode } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/app/inject.ts';
import { Navigation, Toasts, type Sentence } from '../../lib/app/app-ports.ts';
import { Session } from '../../lib/app/session.ts';
import { Draft } from '../../lib/draft/draft.ts';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/app/view-model.ts';
import { Wizard } from '../../lib/form/wizard.ts';
import { answerLines, type AnswerLine } from './answer-lines.ts';
import { EMPTY_DRAFT, readRequestDraft, type RequestDraft } from './request-draft-content.ts';
import { RequestSending, type SendOutcome } from './request-sending.ts';
import { refusalSentence } from './parts/request-refusal.ts';
import { stepSentence } from './request-sentences.ts';
import { RequestReader, type RequestContext } from './request-context.ts';

/** The fund, and the parameters `from` and `step` of the address; null when absent. */
export interface FundRequestParams {
  readonly fundId: string;
  readonly from: string | null;
  readonly step: string | null;
}

/** The page that the wizard shows: nothing while it leads to fund-activate, a reason why it is not possible, the beginning, or a step. */
export type RequestPage =
  | { readonly kind: 'leaving' }
  | { readonly kind: 'blocked'; readonly code: RequestRefusalCode }
  | { readonly kind: 'begin' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'step'; readonly step: RequestStep };

/** The fund request: a wizard whose steps stand in the address and whose answers survive on this device. */
@injectable()
export class FundRequestViewModel implements ViewModel<FundRequestParams> {
  readonly context = new Load<RequestContext>();
  readonly draft: RequestDraft;
  readonly wizard: Wizard<RequestStep>;
  readonly sending: RequestSending;
  /** A rule of the platform that rejected the request when it was sent; until the resident goes to another step. */
  refused: RequestRefusalCode | null = null;
  /** How often nothing was sent because another window changed the answers; the notice takes focus each time. */
  heldBack = 0;
  readonly #reader: RequestReader;
  readonly #session: Session;
  readonly #navigation: Navigation;
  readonly #toasts: Toasts;
  readonly #clock: Pick<Clock, 'now'>;
  #isShown = false;
  #params: FundRequestParams = { fundId: '', from: null, step: null };

  constructor(
    @inject(RequestReader) reader: RequestReader,
    @inject(RequestSending) sending: RequestSending,
    @inject(PrivateDrafts) drafts: PrivateDrafts,
    @inject(Session) session: Session,
    @inject(Navigation) navigation: Navigation,
    @inject(Toasts) toasts: Toasts,
    @inject(Clock) clock: Pick<Clock, 'now'>,
  ) {
    this.#reader = reader;
    this.sending = sending;
    this.#session = session;
    this.#navigation = navigation;
    this.#toasts = toasts;
    this.#clock = clock;
    this.draft = new Draft({ drafts, empty: EMPTY_DRAFT, read: readRequestDraft, keepsOthers: true });
    this.wizard = new Wizard<RequestStep>({
      steps: () => this.#steps(),
      isComplete: (step) => this.#isComplete(step),
      go: (step, { replace }) => this.#go(step, replace),
    });
    makeAutoObservable(
      this,
      { context: false, draft: false, wizard: false, sending: false, refused: observableRef },
      { autoBind: true },
    );
  }

  /** What to show once the context is loaded. */
  get page(): RequestPage {
    if (this.#isGranted) return { kind: 'leaving' };
    const code = this.refused ?? this.context.value?.blocked ?? null;
    if (code !== null) return { kind: 'blocked', code };
    const step = this.wizard.current;
    if (step !== null) return { kind: 'step', step };
    return { kind: hasAnswers(this.draft.content) ? 'resume' : 'begin' };
  }

  start(params: FundRequestParams): void {
    this.#isShown = true;
    const isOther = params.fundId !== this.#params.fundId || this.context.value === null;
    this.#params = params;
    this.refused = null;
    if (params.from !== 'fund-activate') return this.#enter();
    if (isOther) void this.context.load(() => this.#read()).then(() => this.#visit());
    else this.#visit();
  }

  stop(): void {
    this.#isShown = false;
    this.context.stop();
    this.context.value?.email.stop();
    this.context.value?.forms.stop();
  }

  /** The criteria that the overview of criteria lists. */
  get listed(): readonly Criterion[] {
    return this.context.value === null ? [] : listedCriteria(this.context.value.fund);
  }

  /** The criteria that are asked. */
  get asked(): readonly Criterion[] {
    return this.context.value === null ? [] : askedCriteria(this.context.value.fund);
  }

  /** The answers so far, with the step in which each can be changed. */
  get answerLines(): readonly AnswerLine[] {
    const { value } = this.context;
    if (value === null) return [];
    const email = this.#session.identity?.email ?? null;
    return answerLines(value.fund, this.draft.content, { email, steps: this.wizard.steps });
  }

  /** The short name of a step. */
  titleOf(step: RequestStep): Sentence {
    return stepSentence(step, this.context.value?.fund.criteria ?? []);
  }

  /** The last day of the decision term, counted from the day of sending; from today while it is not sent. */
  get decisionDay(): CalendarDate {
    return decisionDay(this.sending.request?.createdOn ?? dayOf(this.#clock.now()));
  }

  /** The sentence for a refusal. */
  refusalOf(code: RequestRefusalCode): Sentence {
    return refusalSentence(code, this.context.value?.fund.name ?? null);
  }

  /** Whether the request waited for the link in a mail, which was opened now. */
  get isEmailJustConfirmed(): boolean {
    return this.draft.content.step === 'email_setup' && this.context.value?.email.isConfirmed === true;
  }

  /** Whether the step of the contact information asks nothing: the resident gave an e-mail address in this request. */
  get isContactNeedless(): boolean {
    return this.context.value?.email.isConfirmed === true && !this.draft.content.contactAsked;
  }

  /** Opens the first step that is not complete. */
  begin(): void {
    const step = this.wizard.firstOpen;
    if (step !== null) this.wizard.goTo(step);
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
    if (this.context.value !== null && (this.#isGranted || !hasAnswers(this.draft.content))) this.#enter();
  }

  /** Stores the answers of this window in place of those of another one. */
  async keepOwn(): Promise<void> {
    this.heldBack = 0;
    await this.draft.overwrite();
  }

  /** Marks the current step as complete, and goes to the first one that is not: the overview after a correction. */
  complete(): void {
    const step = this.wizard.current;
    if (step === null) return;
    this.#markComplete(step);
    this.begin();
  }

  /** Sends the request. What another window changed or sent meanwhile is not sent: the resident chooses first. */
  async send(): Promise<void> {
    const { value } = this.context;
    if (value === null || !value.forms.overview.check()) return;
    await this.draft.save();
    if (this.draft.isChangedElsewhere) return this.#holdBack();
    if (this.sending.isBusy) return;
    const outcome = await this.sending.send(value.fund, this.draft.content);
    return this.#follow(outcome, value);
  }

  #holdBack(): void {
    runInAction(() => {
      this.heldBack += 1;
    });
  }

  /** Shows what came of sending. A rejected answer opens its step with the platform's errors. */
  #follow(outcome: SendOutcome, { forms }: RequestContext): void | Promise<void> {
    switch (outcome.kind) {
      case 'sent':
        return this.#finish();
      case 'granted':
        return this.#showVoucher(outcome.address);
      case 'refused':
        return runInAction(() => {
          this.refused = outcome.code;
        });
      case 'invalid': {
        const step = forms.refuse(outcome.failure.fields, outcome.records);
        return step === null ? this.sending.showRejected(outcome.failure) : this.wizard.goTo(step);
      }
      case 'failed':
    }
  }

  /** Goes to the voucher that was given at once, unless the resident has gone elsewhere before the answer came. */
  async #showVoucher(address: string): Promise<void> {
    await this.draft.wipe();
    // Whoever goes back to a step is led to the voucher: the fund is read again.
    this.context.clear();
    this.#toasts.show('positive', { key: 'fundActivation.activated' });
    if (this.#isShown) this.#navigation.go(goTo('voucher', { address }), { replace: true });
  }

  /** Whether there is a voucher of this fund, to which fund-activate leads. */
  get #isGranted(): boolean {
    return this.context.value?.isGranted === true && this.sending.request === null;
  }

  #finish(): void {
    const completed = this.#steps().filter((step) => step !== 'done');
    void this.draft.wipe({ ...EMPTY_DRAFT, completed });
    if (this.#isShown) this.#go('done', true);
    else this.#toasts.show('positive', { key: 'fundRequests.done.title' });
  }

  /** The steps that say how to reach the resident are complete as soon as the link in the mail was opened, in whichever tab. */
  #isComplete(step: RequestStep): boolean {
    const isConfirmed = step === 'email_setup' && this.context.value?.email.isConfirmed === true;
    return (
      isConfirmed ||
      (step === 'contact_information' && this.isContactNeedless) ||
      this.draft.content.completed.includes(step)
    );
  }

  #markComplete(step: RequestStep): void {
    const { completed } = this.draft.content;
    if (!completed.includes(step)) this.draft.change({ completed: [...completed, step] });
  }

  /** A visit that does not come from fund-activate is sent there, which decides anew (reading 32). */
  #enter(): void {
    this.#navigation.go(goTo('fund-activate', { fundId: this.#params.fundId }), { replace: true });
  }

  #show(): void {
    if (this.context.value === null || this.page.kind === 'blocked' || this.#isGranted) return;
    const step = this.sending.request === null ? this.#params.step : 'done';
    if (step === null) return this.wizard.leave();
    this.wizard.show(step);
    this.#continueStep(this.context.value);
  }

  /** Shows the step of the address, and stores that the resident is there. */
  #visit(): void {
    if (this.#isGranted) return this.#enter();
    this.#show();
    const { current } = this.wizard;
    if (current === null || current === 'done' || current !== this.#params.step) return;
    if (this.page.kind === 'step' && this.draft.content.step !== current) this.draft.change({ step: current });
  }

  /** Continues what the shown step was waiting for when it was left: uploads, or the click in a mail. */
  #continueStep({ email, forms }: RequestContext): void {
    const { current } = this.wizard;
    if (current === 'email_setup') email.start();
    if (current !== null) forms.ofStep(current)?.start();
  }

  #steps(): readonly RequestStep[] {
    const { value } = this.context;
    if (value === null) return [];
    return requestSteps(value.fund, {
      asksEmail: value.asksEmail,
      isContactAsked: this.draft.content.contactAsked,
    });
  }

  #go(step: RequestStep, replace: boolean): void {
    this.#navigation.go(this.#destination(step, this.#params.fundId), { replace });
  }

  #destination(step: RequestStep, id: string) {
    return goTo('fund-request', { id }, { from: 'fund-activate', step });
  }

  async #readAgain(): Promise<void> {
    this.context.value?.forms.stop();
    this.context.value?.email.stop();
    this.context.clear();
    await this.context.load(() => this.#read());
    this.#show();
  }

  #read(): Promise<Result<RequestContext, Failure>> {
    return this.#reader.read(this.draft, this.#params.fundId);
  }
}
