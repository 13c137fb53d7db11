import type { Files } from '@stadstegoed/core/files/files.port.ts';
import { askedCriteria, possibleCriteria } from '@stadstegoed/core/fund-requests/asked-criteria.ts';
import type { CheckAnswers } from '@stadstegoed/core/fund-requests/check-answers.ts';
import { contactProblem } from '@stadstegoed/core/fund-requests/contact-information.ts';
import { knownAddress, type RequestContent } from '@stadstegoed/core/fund-requests/request-content.ts';
import {
  agree,
  confirmCriteria,
  criterionStep,
  isContactRequired,
  unconfirmedCriteria,
  writeAddress,
  writeContact,
  type RejectedRequest,
  type RequestStep,
} from '@stadstegoed/core/fund-requests/request-flow.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { ADDRESS_LIMITS, type PostalAddress } from '@stadstegoed/core/shared/postal-address.ts';
import type { FailurePolicy } from '../../lib/app/app-ports.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import { Form } from '../../lib/form/form.ts';
import { formInDraft } from './form-in-draft.ts';
import { addressForm } from '../account/parts/address-form.ts';
import { contactSentence } from './request-sentences.ts';
import { StepAnswers } from './step-answers.ts';

/** The request that the forms belong to, and what they use. */
export interface RequestFormsOptions {
  readonly fund: Fund;
  readonly draft: Draft<RequestContent>;
  readonly check: Pick<CheckAnswers, 'run'>;
  readonly files: Files;
  readonly failures: FailurePolicy;
}

/** The forms of the steps of one request; each keeps its values in the draft. */
export class RequestForms {
  /** The declaration of the criteria step. */
  readonly criteria: Form<{ readonly agreed: boolean }>;
  /** The ids of the criteria that the resident confirms, for a fund with automatic validation. */
  readonly confirmation: Form<{ readonly confirmed: readonly string[] }>;
  /** Where the card is sent. */
  readonly address: Form<PostalAddress>;
  readonly contact: Form<{ readonly contact: string }>;
  /** The declaration of the overview. Not kept: it is given for the request as it is sent. */
  readonly overview: Form<{ readonly declared: boolean }>;
  readonly #answers: ReadonlyMap<RequestStep, StepAnswers>;

  constructor(options: RequestFormsOptions) {
    const { fund, draft, failures } = options;
    const { content } = draft;
    const asked = askedCriteria({ fund, content });
    this.criteria = new Form<{ readonly agreed: boolean }>({
      initial: { agreed: content.agreed },
      rules: { agreed: (agreed) => (agreed ? null : { key: 'fundRequests.criteria.agreeMissing' }) },
      draft: formInDraft(draft, ({ agreed }) => agree(draft.content, agreed)),
      failures,
    });
    this.confirmation = new Form<{ readonly confirmed: readonly string[] }>({
      initial: { confirmed: content.confirmed.filter((id) => asked.some((criterion) => criterion.id === id)) },
      rules: {
        confirmed: () =>
          unconfirmedCriteria({ fund, content: draft.content }).length === 0
            ? null
            : { key: 'fundRequests.confirm.missing' },
      },
      draft: formInDraft(draft, ({ confirmed }) => confirmCriteria(draft.content, confirmed)),
      failures,
    });
    this.contact = new Form<{ readonly contact: string }>({
      initial: { contact: content.contact },
      rules: {
        contact: (contact) => {
          const problem = contactProblem(contact, isContactRequired({ fund, content: draft.content }));
          return problem === null ? null : contactSentence(problem);
        },
      },
      serverNames: { contact_information: 'contact' },
      draft: formInDraft(draft, ({ contact }) => writeContact(draft.content, contact)),
      failures,
    });
    const known = knownAddress(fund);
    // In the draft too, because it is sent from there when the resident changes nothing of it.
    if (known.street !== '' && content.address.street === '') draft.change(writeAddress(draft.content, known));
    this.address = new Form<PostalAddress>({
      initial: draft.content.address,
      ...addressForm(ADDRESS_LIMITS),
      draft: formInDraft(draft, (address) => writeAddress(draft.content, address)),
      failures,
    });
    this.overview = new Form<{ readonly declared: boolean }>({
      initial: { declared: false },
      rules: { declared: (declared) => (declared ? null : { key: 'fundRequests.overview.declareMissing' }) },
      failures,
    });
    const possible = possibleCriteria(fund);
    this.#answers = new Map(
      [...new Set(possible.map(criterionStep))].map((step) => {
        const criteria = possible.filter((criterion) => criterionStep(criterion) === step);
        return [step, new StepAnswers({ ...options, step, criteria })];
      }),
    );
  }

  /** The answers of a step with criteria; null for another step. */
  ofStep(step: RequestStep): StepAnswers | null {
    return this.#answers.get(step) ?? null;
  }

  /** Cancels running uploads when the screen is left; `StepAnswers.start` continues them. */
  stop(): void {
    for (const answers of this.#answers.values()) answers.stop();
  }

  /** Confirms one criterion or takes the confirmation back. */
  confirm(criterionId: string, isConfirmed: boolean): void {
    const others = this.confirmation.values.confirmed.filter((id) => id !== criterionId);
    this.confirmation.set('confirmed', isConfirmed ? [...others, criterionId] : others);
  }

  /** Shows the errors of a rejected request, each in its step. */
  refuse(rejected: RejectedRequest): void {
    if (Object.keys(rejected.address).length > 0)
      this.address.refuseWith(rejected.address, { key: 'fundRequests.address.refused' });
    if (rejected.contact !== null) this.contact.refuseWith({ contact_information: rejected.contact });
    if (rejected.step !== 'confirm_criteria') {
      for (const answers of this.#answers.values()) answers.refuse(rejected);
      return;
    }
    const confirmed = rejected.answers.flatMap(({ errors }) => Object.values(errors).flat());
    this.confirmation.set('confirmed', rejected.content.confirmed);
    this.confirmation.refuseWith({ confirmed });
  }
}
