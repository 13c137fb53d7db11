import { CONTACT_LENGTH, contactProblem } from '@stadstegoed/core/fund-requests/contact-information.ts';
import { askedCriteria, criterionOfStep, type RequestStep } from '@stadstegoed/core/fund-requests/request-steps.ts';
import type { Files } from '@stadstegoed/core/files/files.port.ts';
import type { CheckAnswer } from '@stadstegoed/core/fund-requests/check-answer.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import type { App } from '../../support/app.ts';
import { FormModel } from '../../support/form-model.ts';
import { CriterionForm } from './criterion-form.ts';
import type { RequestDraft } from './request-draft.ts';
import { contactSentence } from './request-sentences.ts';

/** What the forms of a request need. */
export interface RequestFormsOptions {
  readonly fund: Fund;
  readonly draft: RequestDraft;
  readonly check: CheckAnswer;
  readonly files: Pick<Files, 'upload'>;
  readonly app: App;
}

/** The forms of the steps of one request; each keeps its values in the draft. */
export class RequestForms {
  /** The declaration of the criteria step. */
  readonly criteria: FormModel<{ readonly agreed: boolean }>;
  /** The ids of the criteria that the resident confirms, for a fund with automatic validation. */
  readonly confirmation: FormModel<{ readonly confirmed: readonly string[] }>;
  readonly contact: FormModel<{ readonly contact: string }>;
  /** The declaration of the overview. Not kept: it is given for the request as it is sent. */
  readonly overview: FormModel<{ readonly declared: boolean }>;
  readonly #criteria: ReadonlyMap<string, CriterionForm>;
  readonly #options: RequestFormsOptions;

  constructor(options: RequestFormsOptions) {
    const { fund, draft, app } = options;
    const { failures } = app;
    this.#options = options;
    this.criteria = new FormModel<{ readonly agreed: boolean }>({
      initial: { agreed: draft.content.agreed },
      rules: { agreed: (agreed) => (agreed ? null : { key: 'fundRequests.criteria.agreeMissing' }) },
      failures,
    });
    const asked = askedCriteria(fund).map(({ id }) => id);
    this.confirmation = new FormModel<{ readonly confirmed: readonly string[] }>({
      initial: { confirmed: draft.content.confirmed.filter((id) => asked.includes(id)) },
      rules: {
        confirmed: (confirmed) =>
          asked.every((id) => confirmed.includes(id)) ? null : { key: 'fundRequests.confirm.missing' },
      },
      failures,
    });
    this.contact = new FormModel<{ readonly contact: string }>({
      initial: { contact: draft.content.contact },
      rules: { contact: (contact) => this.#contactSentence(contact) },
      serverNames: { contact_information: 'contact' },
      failures,
    });
    this.overview = new FormModel<{ readonly declared: boolean }>({
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

  /** The most characters of the contact information. */
  get contactMost(): number {
    return CONTACT_LENGTH.max;
  }

  /** The number of characters that still fit in the contact information; negative when it is too long. */
  get contactLeft(): number {
    return CONTACT_LENGTH.max - this.contact.values.contact.trim().length;
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
   * Shows the errors of a rejected request in the step of the first one and returns that step; null when they belong to
   * no step. `records.N` is the Nth asked criterion.
   */
  refuse(errors: FieldErrors, sent: readonly { readonly criterionId: string }[]): RequestStep | null {
    const contact = errors['contact_information'] ?? [];
    if (contact.length > 0) {
      this.contact.refuseWith({ contact });
      this.#forget('contact_information');
      return 'contact_information';
    }
    const [index] = Object.keys(errors).flatMap((name) => /^records\.(\d+)/.exec(name)?.[1] ?? []);
    const form = this.#criteria.get(sent[Number(index ?? -1)]?.criterionId ?? '');
    if (index === undefined || form === undefined) return null;
    const own = Object.entries(errors).filter(
      ([name]) => name === `records.${index}` || name.startsWith(`records.${index}.`),
    );
    form.refuse(
      Object.fromEntries(own.map(([name, messages]) => [name.replace(`records.${index}`, 'records.0'), messages])),
    );
    const step: RequestStep = `criterion-${form.criterion.id}`;
    this.#forget(step);
    return step;
  }

  #makeForm(criterion: Fund['criteria'][number]): CriterionForm {
    const { fund, draft, check, files, app } = this.#options;
    return new CriterionForm({
      fundId: fund.id,
      criterion,
      draft,
      check,
      files,
      failures: app.failures,
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
    const problem = contactProblem(contact, this.#options.fund.contact.contactInfoRequired);
    return problem === null ? null : contactSentence(problem);
  }
}
