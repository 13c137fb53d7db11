import { storedUids } from '@stadstegoed/core/files/stored-file.ts';
import type { FundRequest } from '@stadstegoed/core/fund-requests/fund-request.ts';
import { toRequestForm, type RequestAnswers } from '@stadstegoed/core/fund-requests/request-answers.ts';
import type { RequestRefusalCode } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import { SubmitRequest, type SubmitRequestOutcome } from '@stadstegoed/core/fund-requests/submit-request.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/app/inject.ts';
import { Settings } from '../../lib/app/settings.ts';
import { Session } from '../../lib/app/session.ts';
import { FailurePolicy, type Sentence } from '../../lib/app/app-ports.ts';
import { Action } from '../../lib/action/action.ts';
import { failureSentence } from '../../lib/action/failure-sentence.ts';
import type { RequestDraftContent } from './request-draft-content.ts';

type Invalid = Extract<Failure, { kind: 'invalid' }>;

/** What became of an attempt to send. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'granted'; readonly address: string }
  | { readonly kind: 'refused'; readonly code: RequestRefusalCode }
  | {
      readonly kind: 'invalid';
      readonly failure: Invalid;
      readonly records: readonly { readonly criterionId: string }[];
    }
  /** Nothing is known to have been stored; `problem` says what to do. */
  | { readonly kind: 'failed' };

/** The sending of a request, and what came of it. */
@injectable()
export class RequestSending {
  /** The request that was stored; null before. */
  request: FundRequest | null = null;
  /** Whether the request was stored but the voucher of a fund with automatic validation was not made. */
  isVoucherMissing = false;
  /** Why the last attempt failed. */
  problem: Sentence | null = null;
  /** Increases with every failed attempt, so that the message takes focus each time. */
  failures = 0;
  readonly #sending: Action;
  readonly #submit: Pick<SubmitRequest, 'run'>;
  readonly #session: Session;
  readonly #settings: Settings;

  constructor(
    @inject(SubmitRequest) submit: Pick<SubmitRequest, 'run'>,
    @inject(Session) session: Session,
    @inject(Settings) settings: Settings,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#sending = new Action({ failures, about: 'form' });
    this.#submit = submit;
    this.#session = session;
    this.#settings = settings;
    makeAutoObservable(this, { request: observableRef, problem: observableRef }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  /** Sends the answers once; a second press while it runs does nothing. */
  async send(fund: Fund, content: RequestDraftContent): Promise<SendOutcome> {
    const outcome = await this.#sending.once(async () => {
      runInAction(() => {
        this.problem = null;
      });
      const answers = toAnswers(content);
      const bsn = {
        isMandatory: this.#settings.platform?.digid.mandatory ?? false,
        isKnown: this.#session.identity?.bsn ?? false,
      };
      return this.#follow(fund, answers, await this.#submit.run({ fund, answers, bsn }));
    });
    return outcome ?? { kind: 'failed' };
  }

  /** Shows why the platform rejected the request when that belongs to no step. */
  showRejected(failure: Invalid): void {
    const [literal] = Object.values(failure.fields).flat();
    if (literal === undefined) this.#failWith(failure);
    else this.#fail({ literal });
  }

  async #follow(
    fund: Fund,
    answers: RequestAnswers,
    sent: Result<SubmitRequestOutcome, Refusal<RequestRefusalCode> | Failure>,
  ): Promise<SendOutcome> {
    if (sent.ok) return this.#done(sent.value);
    const { error } = sent;
    if (error.kind === 'refused') return { kind: 'refused', code: error.code };
    if (error.kind === 'invalid') {
      return { kind: 'invalid', failure: error, records: toRequestForm(fund, answers).records };
    }
    return this.#failWith(error);
  }

  #done(outcome: SubmitRequestOutcome): SendOutcome {
    if (outcome.kind === 'granted') return { kind: 'granted', address: outcome.voucher.address };
    runInAction(() => {
      this.request = outcome.request;
      this.isVoucherMissing = outcome.kind === 'not_applied';
    });
    return { kind: 'sent' };
  }

  #failWith(error: Failure): SendOutcome {
    // Null for an ended sign-in, which the session tells by itself.
    const sentence = failureSentence(error, 'form');
    if (sentence !== null) this.#fail(sentence);
    return { kind: 'failed' };
  }

  #fail(sentence: Sentence): void {
    runInAction(() => {
      this.problem = sentence;
      this.failures += 1;
    });
  }
}

function toAnswers({ answers, files, contact }: RequestDraftContent): RequestAnswers {
  const uids = Object.entries(files).map(([id, list]) => [id, storedUids(list)] as const);
  return { answers, files: Object.fromEntries(uids), contactInformation: contact };
}
