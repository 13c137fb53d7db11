import { ClaimReimbursement } from '@stadstegoed/core/reimbursements/claim-reimbursement.ts';
import { AccountNumbers } from '@stadstegoed/core/reimbursements/account-numbers.port.ts';
import {
  ExplainReimbursementRefusal,
  type Overtaken,
} from '@stadstegoed/core/reimbursements/explain-reimbursement-refusal.ts';
import {
  ReadReimbursementContext,
  type ReimbursementContext,
} from '@stadstegoed/core/reimbursements/read-reimbursement-context.ts';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import { SaveReimbursementDraft } from '@stadstegoed/core/reimbursements/save-reimbursement-draft.ts';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import {
  toDraftFields,
  toFields,
  type ReimbursementFields,
  type ReimbursementInput,
} from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import { isEditable, type Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import type { SavedDraft } from '@stadstegoed/core/reimbursements/save-reimbursement-draft.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { isRefused, isUncertain, type Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { KnownBalance } from '../../lib/shared-state/known-balance.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { FailurePolicy, Navigation, Toasts, type Sentence } from '../../lib/app/app-ports.ts';
import { failureSentence } from '../../lib/action/failure-sentence.ts';
import { FirstPage } from '../../lib/upload/first-page.ts';
import { previewUpload } from '../../lib/upload/file-preview.ts';
import { Load } from '../../lib/load/load.ts';
import { Draft } from '../../lib/draft/draft.ts';
import type { UploadItem } from '../../lib/upload/upload-item.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { beginReimbursement } from './reimbursement-answers.ts';
import {
  draftKey,
  EMPTY_REIMBURSEMENT,
  readReimbursementDraft,
  type ReimbursementDraft,
} from './reimbursement-draft.ts';
import { ReimbursementForm } from './reimbursement-form.ts';

/** What the form is about. */
export interface ReimbursementFormParams {
  /** The draft to change; null for a new reimbursement. */
  readonly id: string | null;
  /** The refused or cancelled reimbursement that a new one begins with; null for none. */
  readonly again: string | null;
  /** `voucher_address` of the address; null without one. */
  readonly voucherAddress: string | null;
}

/** A new reimbursement or a draft that is finished: filled in, saved for later, and submitted (RB-010). */
@injectable()
export class ReimbursementFormViewModel implements ViewModel<ReimbursementFormParams> {
  readonly context = new Load<ReimbursementContext>();
  readonly draft: Draft<ReimbursementDraft>;
  /** Null before the context is known, and after the reimbursement was sent or saved. */
  claim: ReimbursementForm | null = null;
  /** Whether the voucher of the address or of the draft cannot be chosen. */
  isVoucherMissing = false;
  /** Why the last attempt failed, for a failure that belongs to no field. */
  problem: Sentence | null = null;
  /** Why the draft cannot be changed any more; null while it can. */
  overtaken: Overtaken | null = null;
  #params: ReimbursementFormParams = { id: null, again: null, voucherAddress: null };
  readonly #readContext: ReadReimbursementContext;
  readonly #explain: ExplainReimbursementRefusal;
  readonly #claims: Pick<ClaimReimbursement, 'run'>;
  readonly #saves: Pick<SaveReimbursementDraft, 'run'>;
  readonly #saving: Action;
  readonly #files: Files;
  readonly #accounts: AccountNumbers;
  readonly #firstPage: FirstPage;
  readonly #failures: FailurePolicy;
  readonly #navigation: Navigation;
  readonly #toasts: Toasts;
  readonly #dialogs: Dialogs;
  readonly #balance: KnownBalance;
  #isShown = false;

  constructor(
    @inject(ReadReimbursementContext) readContext: ReadReimbursementContext,
    @inject(ExplainReimbursementRefusal) explain: ExplainReimbursementRefusal,
    @inject(ClaimReimbursement) claims: Pick<ClaimReimbursement, 'run'>,
    @inject(SaveReimbursementDraft) saves: Pick<SaveReimbursementDraft, 'run'>,
    @inject(PrivateDrafts) drafts: PrivateDrafts,
    @inject(Files) files: Files,
    @inject(AccountNumbers) accounts: AccountNumbers,
    @inject(FirstPage) firstPage: FirstPage,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(Navigation) navigation: Navigation,
    @inject(Toasts) toasts: Toasts,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(KnownBalance) balance: KnownBalance,
  ) {
    this.#readContext = readContext;
    this.#explain = explain;
    this.#claims = claims;
    this.#saves = saves;
    this.#saving = new Action({ failures, about: 'form' });
    this.#files = files;
    this.#accounts = accounts;
    this.#firstPage = firstPage;
    this.#failures = failures;
    this.#navigation = navigation;
    this.#toasts = toasts;
    this.#dialogs = dialogs;
    this.#balance = balance;
    this.draft = new Draft({ drafts, empty: EMPTY_REIMBURSEMENT, read: readReimbursementDraft });
    makeAutoObservable(
      this,
      { context: false, draft: false, claim: observableRef, problem: observableRef },
      { autoBind: true },
    );
  }

  start(params: ReimbursementFormParams): void {
    this.#isShown = true;
    const isOther = JSON.stringify(params) !== JSON.stringify(this.#params);
    if (isOther || this.claim === null) this.#open(params);
  }

  stop(): void {
    this.#isShown = false;
    this.context.stop();
    this.claim?.uploads.stop();
  }

  /** Validates the form and asks for a confirmation before it is sent. */
  submit(): void {
    const { claim } = this;
    if (claim === null || this.isSaving || !claim.form.check() || claim.voucher === null) return;
    this.#dialogs.open('reimbursement-confirm', {
      voucher: claim.voucher,
      answers: claim.form.values,
      onConfirm: this.send,
    });
  }

  /** Submits the reimbursement once. Everything that was filled in stays after every failure. */
  async send(): Promise<void> {
    const { claim } = this;
    if (claim === null) return;
    this.problem = null;
    const send = (input: ReimbursementInput) => this.#claims.run(input);
    await claim.form.submit((answers) => this.#attempt(claim, toFields(answers, claim.facts), send), {
      done: (reimbursement) => this.#sent(reimbursement),
      failed: (failure) => {
        this.#fail(failure, claim.form.values.files);
        return {};
      },
    });
  }

  /** Saves a draft, with what is filled in so far: at the platform, or on this device where that stores no drafts. */
  async save(): Promise<void> {
    const { claim } = this;
    if (claim === null || claim.form.isBusy) return;
    if (this.staysHere) return this.#keepHere(claim);
    if (!claim.checkDraft()) return;
    await this.#saving.once(async () => {
      runInAction(() => {
        this.problem = null;
      });
      const answers = claim.form.values;
      const { fields } = toDraftFields(answers, claim.facts);
      const saved = await this.#attempt(claim, fields, (input) => this.#saves.run(input));
      runInAction(() => {
        if (saved.ok) this.#saved(saved.value);
        else if (saved.error.kind !== 'refused') this.#fail(saved.error, answers.files);
      });
    });
  }

  /** Whether what is not finished stays on this device, because the platform stores whole reimbursements only. */
  get staysHere(): boolean {
    return this.context.value?.storesDrafts === false;
  }

  /** What became of the reimbursement that this one begins with; null when there is none. */
  get follows(): 'again' | 'cancelled' | null {
    const { value } = this.context;
    if (value === null || value.vouchers.length === 0) return null;
    if (value.again !== null) return 'again';
    return this.#params.again !== null && this.draft.content.isCancelled ? 'cancelled' : null;
  }

  /** Leaves the form once this device has stored it; a browser that cannot says so beside the buttons. */
  async #keepHere(claim: ReimbursementForm): Promise<void> {
    await this.#remember(claim, this.draft.content.earlier);
    if (!this.draft.canBeStored) return;
    runInAction(() => this.#end({ key: 'reimbursements.savedHere' }, goTo('reimbursements', {})));
  }

  get isSaving(): boolean {
    return this.#saving.isBusy;
  }

  /** Asks whether to cancel the draft. */
  discard(): void {
    const reimbursement = this.context.value?.reimbursement ?? null;
    if (reimbursement === null) return;
    this.#dialogs.open('reimbursement-cancel', {
      reimbursement,
      onCancelled: () => {
        void this.draft.wipe();
        this.#leave();
        this.#navigation.go(goTo('reimbursements', {}), { replace: true });
      },
      onRefused: () => this.#open(this.#params),
    });
  }

  /** Shows a file of the form; a photo can still be cropped. */
  preview(item: UploadItem): void {
    if (this.claim !== null) previewUpload(this.#dialogs, this.claim.uploads, item);
  }

  #open(params: ReimbursementFormParams): void {
    this.#leave();
    this.#params = params;
    void this.context.load(async (signal) => {
      const context = await this.#readContext.run(params, { signal });
      if (!context.ok) return context;
      await this.draft.open(context.value.owner, draftKey(params));
      if (!signal.aborted) runInAction(() => this.#begin(context.value));
      return context;
    });
  }

  /** Shows the form; a reimbursement that is no draft any more has its own screen. */
  #begin({ vouchers, reimbursement, again, last, email }: ReimbursementContext): void {
    if (reimbursement !== null && !isEditable(reimbursement)) {
      void this.draft.wipe();
      return this.#navigation.go(goTo('reimbursement', { id: reimbursement.id }), { replace: true });
    }
    const { voucherAddress } = this.#params;
    const stored = this.draft.kept;
    const beginning = beginReimbursement({ vouchers, reimbursement, again, last, stored, voucherAddress, email });
    this.isVoucherMissing = beginning.isVoucherMissing;
    this.claim = new ReimbursementForm({
      beginning,
      vouchers,
      files: this.#files,
      accounts: this.#accounts,
      firstPage: this.#firstPage,
      failures: this.#failures,
      draft: this.draft,
    });
  }

  /** Sends once and remembers on this device what was sent until the answer is there. */
  async #attempt<T, Code extends string>(
    claim: ReimbursementForm,
    fields: ReimbursementFields | null,
    send: (input: ReimbursementInput) => Promise<Result<T, Refusal<Code> | Failure>>,
  ): Promise<Result<T, Refusal<Code> | Failure>> {
    const { facts } = claim;
    const answers = claim.form.values;
    const earlier = this.draft.content.earlier;
    await this.#remember(claim, earlier ?? fields);
    const outcome = await send({ id: this.#params.id, answers, facts, earlier });
    const isLost = !outcome.ok && outcome.error.kind !== 'refused' && isUncertain(outcome.error);
    if (!isLost) await this.#remember(claim, null);
    if (outcome.ok || outcome.error.kind === 'refused' || !isRefused(outcome.error)) return outcome;
    return err(await this.#readAgain(claim, outcome.error));
  }

  async #remember({ form, uploads }: ReimbursementForm, earlier: ReimbursementFields | null): Promise<void> {
    this.draft.change({ answers: form.values, files: uploads.kept, earlier });
    await this.draft.save();
  }

  #sent({ id }: Reimbursement): void {
    this.#balance.forget();
    this.#end({ key: 'reimbursements.sent.toast' }, goTo('reimbursement', { id }, { sent: '1' }));
  }

  /** What the platform does not store as it was typed stays on this device, under the name of the saved draft. */
  #saved({ reimbursement, leftOut, isReduced }: SavedDraft): void {
    const isWhole = leftOut.length === 0;
    if (isWhole && !isReduced) void this.draft.wipe();
    else void this.draft.move(draftKey({ id: reimbursement.id, again: null }));
    const key = isReduced ? 'reimbursements.savedReduced' : 'shell.saved';
    this.#end({ key: isWhole ? key : 'reimbursements.savedPartly' }, goTo('reimbursements', {}));
  }

  /** Says what was done and goes on, unless the resident has gone elsewhere before the answer came. */
  #end(done: Sentence, destination: Destination): void {
    this.#leave();
    this.#toasts.show('positive', done);
    if (this.#isShown) this.#navigation.go(destination, { replace: true });
  }

  /** A refused reimbursement: the draft, the balances or the chosen voucher may have changed while it was filled in. */
  async #readAgain(claim: ReimbursementForm, failure: Failure): Promise<Failure> {
    const { overtaken, vouchers, voucherEnd } = await this.#explain.run(this.#params.id, claim.voucher);
    runInAction(() => {
      this.overtaken = overtaken;
      if (vouchers !== null) claim.vouchers = vouchers;
    });
    return voucherEnd === null ? failure : { ...failure, voucherEnd };
  }

  #fail(failure: Failure, sent: readonly string[]): void {
    if (this.overtaken === null && this.claim?.refuseVoucher(failure) === true) return;
    if (failure.kind === 'invalid' && failure.voucherEnd === undefined && Object.keys(failure.fields).length > 0)
      this.claim?.refuse(failure.fields, sent);
    else this.problem = failureSentence(failure, 'form');
  }

  /** Forgets what the screen shows, so that it reads everything when it is opened again. */
  #leave(): void {
    this.claim?.uploads.stop();
    this.claim = null;
    this.context.clear();
    this.problem = null;
    this.overtaken = null;
  }
}
