import { cleanText } from '@stadstegoed/core/shared/typed-text.ts';
import { CONTACT_LENGTH, contactProblem } from '@stadstegoed/core/fund-requests/contact-information.ts';
import {
  askedCriteria,
  criterionOfStep,
  criterionStep,
  type RequestStep,
} from '@stadstegoed/core/fund-requests/request-steps.ts';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import { CheckAnswer } from '@stadstegoed/core/fund-requests/check-answer.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import { inject, injectable } from '../../lib/app/inject.ts';
import { FailurePolicy } from '../../lib/app/app-ports.ts';
import { Form } from '../../lib/form/form.ts';
import { CriterionForm } from './criterion-form.ts';
import type { RequestDraft } from './request-draft-content.ts';
import { contactSentence } from './request-sentences.ts';

/** What the forms of a request use. */
@injectable()
export class RequestFormsServices {
  readonly check: CheckAnswer;
  readonly files: Files;
  readonly failures: FailurePolicy;

  constructor(
    @inject(CheckAnswer) check: CheckAnswer,
    @inject(Files) files: Files,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.check = check;
    this.files = files;
    this.failures = failures;
  }
}

/** The request that the forms belong to. */
export interface RequestFormsOptions {
  readonly fund: Fund;
  readonly draft: RequestDraft;
  readonly services: RequestFormsServices;
}

/** The forms of the steps of one request; each keeps its values in the draft. */
export class RequestForms {
  /** The declaration of the criteria step. */
  readonly criteria: Form<{ readonly agreed: boolean }>;
  /** The ids of the criteria that the resident confirms, for a fund with automatic validation. */
  readonly confirmation: Form<{ readonly confirmed: readonly string[] }>;
  readonly contact: Form<{ readonly contact: string }>;
  /** The declaration of the overview. Not kept: it is given for the request as it is sent. */
  readonly overview: Form<{ readonly declared: boolean }>;
  readonly #criteria: ReadonlyMap<string, CriterionForm>;
  readonly #options: RequestFormsOptions;

  constructor(options: RequestFormsOptions) {
    const { fund, draft, services } = options;
    const { failures } = services;
    this.#options = options;
    this.criteria = new Form<{ readonly agreed: boolean }>({
      initial: { agreed: draft.content.agreed },
      rules: { agreed: (agreed) => (agreed ? null : { key: 'fundRequests.criteria.agreeMissing' }) },
      failures,
    });
    const asked = askedCriteria(fund).map(({ id }) => id);
    this.confirmation = new Form<{ readonly confirmed: readonly string[] }>({
      initial: { confirmed: draft.content.confirmed.filter((id) => asked.includes(id)) },
      rules: {
        confirmed: (confirmed) =>
          asked.every((id) => confirmed.includes(id)) ? null : { key: 'fundRequests.confirm.missing' },
      },
      failures,
    });
    this.contact = new Form<{ readonly contact: string }>({
      initial: { contact: draft.content.contact },
      rules: { contact: (contact) => this.#contactSentence(contact) },
      serverNames: { contact_information: 'contact' },
      failures,
    });
    this.overview = new Form<{ readonly declared: boolean }>({
      initial: { declared: false },
      rules: { declared: (declared) => (declared ? null : { key: 'fundRequests.overview.declareMissing' }) },
      failures,
    });
    this.#criteria = new Map(askedCriteria(fund).map((criterion) => [criterion.id, this.#makeForm(criterion)]));
  }

  /** The form of a step of a criterion; null for another step. */
  ofStep(step: RequestStep): CriterionForm | null {
    return this.#criteria.get(criterionOfStep(step) ?? '') ?? null;
  }

  /** Cancels running uploads when the screen is left; `CriterionForm.start` continues them. */
  stop(): void {
    for (const form of this.#criteria.values()) form.uploads?.stop();
  }

  /** Whether the step of the contact information has to be filled in: the fund or the platform asks it. */
  get isContactRequired(): boolean {
    const { fund, draft } = this.#options;
    return fund.contact.contactInfoRequired || draft.content.contactAsked;
  }

  /** The most characters of the contact information. */
  get contactMost(): number {
    return CONTACT_LENGTH.max;
  }

  /** The number of characters that still fit in the contact information; negative when it is too long. */
  get contactLeft(): number {
    return CONTACT_LENGTH.max - cleanText(this.contact.values.contact).length;
  }

  agree(agreed: boolean): void {
    this.criteria.set('agreed', agreed);
    this.#options.draft.change({ agreed });
    this.#forget('criteria');
  }

  /** Confirms one criterion or takes the confirmation back. */
  confirm(criterionId: string, isConfirmed: boolean): void {
    const others = this.confirmation.values.confirmed.filter((id) => id !== criterionId);
    const confirmed = isConfirmed ? [...others, criterionId] : others;
    this.confirmation.set('confirmed', confirmed);
    this.#options.draft.change({ confirmed });
    this.#forget('confirm_criteria');
  }

  setContact(contact: string): void {
    this.contact.set('contact', contact);
    this.#options.draft.change({ contact });
    this.#forget('contact_information');
  }

  /**
   * Shows the errors of a rejected request, each in its step, and returns the first of these steps; null when the errors
   * belong to no step. `records.N` is the Nth record that was sent (FR-060).
   */
  refuse(errors: FieldErrors, sent: readonly { readonly criterionId: string }[]): RequestStep | null {
    const steps = sent.flatMap(({ criterionId }, index) => {
      const own = errorsOfRecord(errors, index);
      return Object.keys(own).length === 0 ? [] : this.#refuseCriterion(criterionId, own);
    });
    const contact = errors['contact_information'] ?? [];
    if (contact.length > 0) {
      this.#options.draft.change({ contactAsked: true });
      this.contact.refuseWith({ contact });
      steps.push('contact_information');
    }
    for (const step of steps) this.#forget(step);
    return steps[0] ?? null;
  }

  /** Shows the errors of one criterion in the step that asks it: its own, or that of all criteria. */
  #refuseCriterion(criterionId: string, errors: FieldErrors): RequestStep {
    if (!this.#options.fund.autoValidation) {
      this.#criteria.get(criterionId)?.refuse(errors);
      return criterionStep(criterionId);
    }
    this.confirm(criterionId, false);
    const sentences = Object.values(errors).flatMap((messages) => messages.map((literal) => ({ literal })));
    this.confirmation.refuse({ confirmed: [...this.confirmation.errorsOf('confirmed'), ...sentences] });
    return 'confirm_criteria';
  }

  #makeForm(criterion: Fund['criteria'][number]): CriterionForm {
    const { fund, draft, services } = this.#options;
    return new CriterionForm({
      fundId: fund.id,
      criterion,
      draft,
      check: services.check,
      files: services.files,
      failures: services.failures,
      onChange: () => this.#forget(`criterion-${criterion.id}`),
    });
  }

  /** Marks a step as not complete: its answer changed and has to be checked again. */
  #forget(step: RequestStep): void {
    const { draft } = this.#options;
    if (!draft.content.completed.includes(step)) return;
    draft.change({ completed: draft.content.completed.filter((name) => name !== step) });
  }

  #contactSentence(contact: string) {
    const problem = contactProblem(contact, this.isContactRequired);
    return problem === null ? null : contactSentence(problem);
  }
}

/** The errors of the Nth record of a request, named as those of a request with one record. */
function errorsOfRecord(errors: FieldErrors, index: number): FieldErrors {
  const name = `records.${index}`;
  const own = Object.entries(errors).filter(
    ([key, messages]) => messages.length > 0 && (key === name || key.startsWith(`${name}.`)),
  );
  return Object.fromEntries(own.map(([key, messages]) => [key.replace(name, 'records.0'), messages]));
}
