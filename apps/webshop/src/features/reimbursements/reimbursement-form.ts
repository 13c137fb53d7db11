import { storedUids } from '@stadstegoed/core/files/stored-file.ts';
import type { Files } from '@stadstegoed/core/files/files.port.ts';
import { bankName, groupedIban } from '@stadstegoed/core/reimbursements/iban.ts';
import {
  claimable,
  reimbursementProblem,
  MAX_RECEIPTS,
  typedAmount,
  type ReimbursementFacts,
  type ReimbursementAnswers,
  type ReimbursementField,
} from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import type { AccountNumbers } from '@stadstegoed/core/reimbursements/account-numbers.port.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';
import type { Failure, FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import { typedEmail } from '@stadstegoed/core/shared/typed-email.ts';
import { cleanLine, cleanName } from '@stadstegoed/core/shared/typed-text.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { voucherEndSentence } from '../../lib/action/failure-sentence.ts';
import type { FailurePolicy, Sentence } from '../../lib/app/app-ports.ts';
import { Form, type FieldRule } from '../../lib/form/form.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import { amountSentence, writtenAmount } from '../../lib/form/typed-values.ts';
import type { FirstPage } from '../../lib/upload/first-page.ts';
import { Upload } from '../../lib/upload/upload.ts';
import type { ReimbursementBeginning } from './reimbursement-answers.ts';
import type { ReimbursementDraft } from './reimbursement-draft.ts';
import { problemSentence } from './reimbursement-sentences.ts';

/** The last voucher to choose from ended while the form was open. */
const NO_VOUCHER: Sentence = { key: 'reimbursements.noVoucher.text' };

/** The parts that the form needs. */
export interface ReimbursementFormOptions {
  readonly beginning: ReimbursementBeginning;
  readonly vouchers: readonly Voucher[];
  readonly files: Files;
  readonly accounts: AccountNumbers;
  readonly failures: FailurePolicy;
  readonly firstPage: FirstPage;
  readonly draft: Draft<ReimbursementDraft>;
}

/** The form of a reimbursement with its files; every change is stored in the draft of this device. */
export class ReimbursementForm {
  /** The vouchers that can be chosen. */
  vouchers: readonly Voucher[];
  readonly form: Form<ReimbursementAnswers>;
  readonly uploads: Upload;
  /** Whether the account was taken over from the one before. */
  readonly isAccountKnown: boolean;
  readonly #options: ReimbursementFormOptions;

  constructor(options: ReimbursementFormOptions) {
    const { beginning, files, failures, firstPage } = options;
    this.#options = options;
    this.vouchers = options.vouchers;
    this.isAccountKnown = beginning.isAccountKnown;
    this.uploads = new Upload({
      files,
      type: 'reimbursement_proof',
      maxFiles: MAX_RECEIPTS,
      kept: beginning.files,
      makePreview: firstPage,
      onChange: (kept) => this.form.set('files', storedUids(kept)),
    });
    this.form = new Form<ReimbursementAnswers>({
      initial: beginning.answers,
      rules: {
        voucherId: () => this.#voucherProblem(),
        title: this.#rule('title'),
        amount: this.#rule('amount'),
        description: this.#rule('description'),
        files: (_files, values) =>
          this.uploads.problems.length > 0 ? this.uploads.problems : this.#problemOf('files', values),
        iban: this.#rule('iban'),
        ibanName: this.#rule('ibanName'),
        email: this.#rule('email'),
      },
      write: {
        title: (title) => ({ title: cleanLine(title) }),
        amount: (amount) => ({ amount: writtenAmount(amount) }),
        iban: (iban) => ({ iban: groupedIban(iban) }),
        ibanName: (ibanName) => ({ ibanName: cleanName(ibanName) }),
        email: (email) => ({ email: typedEmail(email) }),
      },
      serverNames: { voucher_id: 'voucherId', iban_name: 'ibanName' },
      draft: {
        read: () => ({}),
        write: (answers) => this.#keep(answers),
        remove: () => void options.draft.wipe(),
      },
      failures,
    });
    makeAutoObservable(this, { vouchers: observableRef, form: false, uploads: false }, { autoBind: true });
  }

  /** The chosen voucher; null without one. */
  get voucher(): Voucher | null {
    return this.vouchers.find(({ id }) => id === this.form.values.voucherId) ?? null;
  }

  /** What the rules need to know of the chosen voucher. */
  get facts(): ReimbursementFacts {
    const { accounts } = this.#options;
    return { available: this.voucher?.amount ?? null, ibanProblem: (iban) => accounts.problemOf(iban) };
  }

  /** The balance, when more was paid than can be paid back; null otherwise. */
  get mostPaidBack(): Money | null {
    const { amount } = this.form.values;
    const paid = typedAmount(amount);
    const claimed = claimable(amount, this.facts.available);
    return paid !== claimed && this.#problemOf('amount', this.form.values) === null ? claimed : null;
  }

  /** Whether the typed account number is complete and right, which the form says at once. */
  get isIbanRight(): boolean {
    return this.#problemOf('iban', this.form.values) === null;
  }

  /** Whether these fields can be sent as they are. */
  areRight(fields: readonly ReimbursementField[]): boolean {
    return this.uploads.isSettled && this.areFine(fields);
  }

  /** Whether nothing is wrong with these fields, here or at the platform. */
  areFine(fields: readonly ReimbursementField[]): boolean {
    const { errors, values } = this.form;
    return fields.every((field) => errors[field] === undefined && this.#problemOf(field, values) === null);
  }

  /** The bank of the typed account number; null when it is unknown. */
  get bank(): string | null {
    return bankName(this.form.values.iban);
  }

  /** Chooses a voucher; an amount that was too high can be right now. */
  chooseVoucher(id: string): void {
    const { form } = this;
    form.set('voucherId', id);
    form.set('amount', form.values.amount);
  }

  /** Whether a draft can be saved: it needs only a voucher, and waits for files that are being added. */
  checkDraft(): boolean {
    return this.form.check(this.uploads.isSettled ? ['voucherId'] : ['voucherId', 'files']);
  }

  /** Shows the errors of a rejected reimbursement at the fields and at the files that they name. */
  refuse(errors: FieldErrors, sent: readonly string[]): void {
    this.#refuse(errors, sent);
    // The platform's sentence would tell the balance that the municipality hides.
    if (errors['amount'] === undefined || this.voucher?.amount !== null) return;
    this.form.refuse({ ...this.form.errors, amount: [{ key: 'reimbursements.problem.amountHidden' }] });
  }

  #refuse(errors: FieldErrors, sent: readonly string[]): void {
    if (!this.uploads.refuse(errors, sent)) return this.form.refuseWith(errors);
    const others = Object.entries(errors).filter(([name]) => !name.startsWith('files.'));
    this.form.refuseWith(Object.fromEntries(others));
    const { problems } = this.uploads;
    if (problems.length > 0) this.form.refuse({ ...this.form.errors, files: problems });
  }

  /**
   * Takes the choice of a voucher that ended back, and asks for another one. False when there is none to choose, so that
   * the sentence belongs to no field.
   */
  refuseVoucher({ voucherEnd }: Failure): boolean {
    if (voucherEnd === undefined) return false;
    const ended = this.form.values.voucherId;
    this.form.set('voucherId', null);
    if (this.vouchers.every(({ id }) => id === ended)) return false;
    this.form.refuse({ voucherId: [voucherEndSentence(voucherEnd, 'choose')] });
    return true;
  }

  /** A voucher that is chosen but no longer there is as none. */
  #voucherProblem(): Sentence | null {
    if (this.vouchers.length === 0) return NO_VOUCHER;
    return this.voucher === null ? { key: 'reimbursements.problem.voucher' } : null;
  }

  #rule<Field extends ReimbursementField>(field: Field): FieldRule<ReimbursementAnswers, Field> {
    return (_value, values) => this.#problemOf(field, values);
  }

  #problemOf(field: ReimbursementField, values: ReimbursementAnswers): Sentence | null {
    const problem = reimbursementProblem(field, values, this.facts);
    const detail = problem === 'not_an_amount' ? amountSentence(values.amount) : null;
    return detail ?? problemSentence(field, problem, this.facts.available);
  }

  #keep(answers: ReimbursementAnswers): void {
    const { draft } = this.#options;
    draft.change({ answers, files: this.uploads.kept });
  }
}
