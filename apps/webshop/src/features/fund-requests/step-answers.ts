import { isPrefilled } from '@stadstegoed/core/fund-requests/asked-criteria.ts';
import type { CheckAnswers } from '@stadstegoed/core/fund-requests/check-answers.ts';
import type { PrefillRefusalCode } from '@stadstegoed/core/fund-requests/prefills.ts';
import type { FilledRequest } from '@stadstegoed/core/fund-requests/request-content.ts';
import {
  criteriaOfStep,
  emptyGroups,
  errorsOfRecords,
  type RecordErrors,
  type RequestStep,
} from '@stadstegoed/core/fund-requests/request-flow.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import type { CriteriaGroup, Fund } from '@stadstegoed/core/funds/fund.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import type { Sentence } from '../../lib/app/app-ports.ts';
import { CriterionForm, GROUP_EMPTY, type CriterionFormOptions } from './criterion-form.ts';
import { questionLabel } from './request-sentences.ts';

export interface StepAnswersOptions extends Omit<CriterionFormOptions, 'criterion'> {
  readonly fund: Fund;
  readonly step: RequestStep;
  /** All criteria that the step can have. */
  readonly criteria: readonly Criterion[];
  readonly check: Pick<CheckAnswers, 'run'>;
}

/** An error of one field, with the id of its control. */
export interface StepError {
  readonly fieldId: string;
  /** The question, where the step asks several and the sentence does not say of which it speaks; null otherwise. */
  readonly question: string | null;
  readonly sentence: Sentence;
}

/** Sentences with the title of what they speak of. */
const WITH_TITLE: readonly string[] = [GROUP_EMPTY, 'fundRequests.answer.notChecked'];
const hasTitle = (sentence: Sentence): boolean => 'key' in sentence && WITH_TITLE.includes(sentence.key);

/** The id of what the municipality knows, and whom to call when it is wrong. */
export const KNOWN_ID = 'request-known';

/** The id of the control of an answer, and with `-files` that of its proofs. */
export const answerId = (criterionId: string): string => `request-criterion-${criterionId}`;

/** The answers of one step with criteria: validated by the shop, then by the platform. */
export class StepAnswers {
  readonly sending: Action;
  /** What the municipality fills in and the platform refused: nothing that the resident can change. */
  refusedKnown: readonly Criterion[] = [];
  readonly #forms: readonly CriterionForm[];
  readonly #options: StepAnswersOptions;

  constructor(options: StepAnswersOptions) {
    this.#options = options;
    this.#forms = options.criteria
      .filter((criterion) => !isPrefilled(criterion))
      .map((criterion) => new CriterionForm({ ...options, criterion }));
    this.sending = new Action({ failures: options.failures, about: 'form' });
    this.sending.close();
    makeAutoObservable(this, { sending: false, refusedKnown: observableRef }, { autoBind: true });
  }

  /** The forms of what is asked now; the answers decide which those are. */
  get asked(): readonly CriterionForm[] {
    const asked = criteriaOfStep(this.#request, this.#options.step).map(({ id }) => id);
    return this.#forms.filter(({ criterion }) => asked.includes(criterion.id));
  }

  /** What the municipality answers now, as far as it knows. */
  get known(): readonly Criterion[] {
    return criteriaOfStep(this.#request, this.#options.step).filter(
      (criterion) => isPrefilled(criterion) && criterion.question?.known != null,
    );
  }

  /** The errors of a rejected step, in the order of the questions. */
  get summary(): readonly StepError[] {
    const known = this.refusedKnown.map((criterion) => ({
      fieldId: KNOWN_ID,
      question: questionLabel(criterion),
      sentence: { key: 'fundRequests.known.refused' } as const,
    }));
    const typed = this.asked.flatMap(({ criterion, form }) =>
      form.summary.map(({ field, sentence }) => ({
        fieldId: field === 'files' ? `${answerId(criterion.id)}-files` : answerId(criterion.id),
        question: this.asked.length > 1 && !hasTitle(sentence) ? questionLabel(criterion) : null,
        sentence,
      })),
    );
    return [...known, ...typed];
  }

  /** Increases each time the step is rejected. */
  get refusals(): number {
    return this.#forms.reduce((sum, { form }) => sum + form.refusals, 0);
  }

  /** Continues uploads that were interrupted when the step was left. */
  start(): void {
    for (const { uploads } of this.#forms) uploads?.start();
  }

  stop(): void {
    for (const { uploads } of this.#forms) uploads?.stop();
  }

  /** Checks the answers; calls `done` when the platform accepts them, `refused` when the population register keeps it from that. */
  async submit(done: () => void, refused: (code: PrefillRefusalCode) => void): Promise<void> {
    const { asked } = this;
    if (this.sending.isBusy) return;
    this.refusedKnown = [];
    if (!this.#check()) return;
    const request = this.#request;
    const sent = new Map(asked.map(({ criterion, uploads }) => [criterion.id, uploads?.uids ?? []]));
    await this.sending.run(() => this.#options.check.run(request, this.#options.step), {
      done,
      refused,
      failed: (failure) => {
        const isShown =
          failure.kind === 'invalid' &&
          this.refuse(errorsOfRecords(request, criteriaOfStep(request, this.#options.step), failure.fields), sent);
        if (!isShown) this.sending.report(failure);
      },
    });
  }

  /** Shows the platform's errors at their fields; false when none of them is here. */
  refuse(
    { answers, emptyGroups: groups }: RecordErrors,
    sent: ReadonlyMap<string, readonly string[]> = new Map(),
  ): boolean {
    const shown = answers.filter(({ criterion, errors }) => {
      const own = this.#forms.find((form) => form.criterion.id === criterion.id);
      own?.refuse(errors, sent.get(criterion.id));
      return own !== undefined;
    });
    const ofStep = answers.filter(({ criterion }) => this.#options.criteria.includes(criterion));
    this.refusedKnown = ofStep.map(({ criterion }) => criterion).filter(isPrefilled);
    return this.#refuseGroups(groups) || shown.length > 0 || this.refusedKnown.length > 0;
  }

  get #request(): FilledRequest {
    return { fund: this.#options.fund, content: this.#options.draft.content };
  }

  #check(): boolean {
    const isEachValid = this.asked.map(({ form }) => form.check()).every(Boolean);
    return isEachValid && !this.#refuseGroups(emptyGroups(this.#request, this.#options.step));
  }

  /** Says at the first question of each group that it needs an answer. */
  #refuseGroups(groups: readonly CriteriaGroup[]): boolean {
    const firsts = groups.flatMap((group) => {
      const first = this.asked.find(({ criterion }) => criterion.question?.groupId === group.id);
      first?.refuseGroup(group.title);
      return first ?? [];
    });
    return firsts.length > 0;
  }
}
