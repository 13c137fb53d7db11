import {
  cardNumberProblem,
  formatCardNumber,
  ownDigits,
  ownLength,
  type CardNumberProblem,
} from '@stadstegoed/core/physical-cards/card-number.ts';
import type { LinkPhysicalCard } from '@stadstegoed/core/physical-cards/link-physical-card.ts';
import type { Failure, FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import type { CardType, PhysicalCard } from '@stadstegoed/core/vouchers/physical-card.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FailurePolicy, Sentence } from '../../lib/app/app-ports.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';
import { limitSentence } from '../../lib/action/failure-sentence.ts';
import { formDraft } from '../../lib/draft/form-draft.ts';
import { Form, type FormErrors } from '../../lib/form/form.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import type { Action } from '../../lib/action/action.ts';

const REFUSALS = {
  required: 'physicalCards.code.required',
  incomplete: 'physicalCards.code.incomplete',
  too_long: 'physicalCards.code.tooLong',
  wrong_start: 'physicalCards.code.wrongStart',
} as const satisfies Record<CardNumberProblem, TextKey>;

/** The same for cards whose numbers begin in different ways, so that all digits are typed. */
const REFUSALS_WHOLE = {
  ...REFUSALS,
  incomplete: 'physicalCards.code.whole.incomplete',
  too_long: 'physicalCards.code.whole.tooLong',
} as const satisfies Record<CardNumberProblem, TextKey>;

interface CodeValues {
  readonly code: string;
}

/** The parts that the form of a card number needs. */
export interface CardCodeParts {
  readonly voucher: Voucher;
  readonly type: CardType;
  readonly link: LinkPhysicalCard;
  readonly drafts: TextStorage;
  readonly failures: FailurePolicy;
  readonly action: Action;
}

/** The callbacks after linking: with the card, or when the voucher on the screen may be outdated. */
export interface CardCodeAnswers {
  readonly linked: (card: PhysicalCard) => void;
  readonly outdated: () => void;
}

/** The form for the number of a card that the resident has. The draft survives an error and a reload. */
export class CardCodeForm {
  readonly form: Form<CodeValues>;
  limitReached = false;
  /** The card that the platform has linked. */
  linked: PhysicalCard | null = null;
  readonly #parts: CardCodeParts;

  constructor(parts: CardCodeParts) {
    this.#parts = parts;
    const initial = { code: '' };
    const { drafts, failures } = parts;
    this.form = new Form<CodeValues>({
      initial,
      rules: { code: (code) => codeProblem(code, parts.type) },
      draft: formDraft({ drafts, key: `card-code-${parts.voucher.address}`, initial, fields: ['code'] }),
      failures,
    });
    makeAutoObservable(this, { form: false, linked: observableRef }, { autoBind: true });
  }

  get type(): CardType {
    return this.#parts.type;
  }

  /** Whether the daily limit is reached; another number can be tried again. */
  get isLimited(): boolean {
    return this.limitReached && this.form.errorsOf('code').length > 0;
  }

  /** Whether the platform refuses the number in its own words. */
  get isRejected(): boolean {
    return !this.isLimited && this.form.errorsOf('code').some((sentence) => 'literal' in sentence);
  }

  /** The number of the linked card as it is printed on it; empty before. */
  get linkedNumber(): string {
    return formatCardNumber(this.linked?.code ?? '', this.type);
  }

  /** Keeps the digits of what was typed or pasted. */
  enter(typed: string): void {
    this.limitReached = false;
    this.form.set('code', ownDigits(typed, this.type));
  }

  /** Links the card once; a second press while it runs sends nothing. */
  submit({ linked, outdated }: CardCodeAnswers): Promise<void> {
    const { action, link, voucher, type } = this.#parts;
    action.clear();
    return this.form.submit(({ code }) => link.run(voucher, type, code), {
      done: (card) => {
        this.linked = card;
        linked(card);
      },
      refused: (code) => ({
        code: [code === 'not_offered' ? { key: 'physicalCards.notOffered' } : problemSentence(code, type)],
      }),
      failed: (failure) => {
        if (failure.kind === 'forbidden' || failure.kind === 'timeout') outdated();
        return this.#errorsOf(failure);
      },
    });
  }

  /** The field errors of a failure; an empty object when it is shown elsewhere. */
  #errorsOf(failure: Failure): FormErrors<CodeValues> | null {
    const { action } = this.#parts;
    const sentence = fieldSentence(failure);
    if (!action.isOpen || sentence === undefined) {
      action.report(failure);
      return {};
    }
    this.limitReached = failure.kind === 'rate_limited';
    return sentence === null ? null : { code: [sentence] };
  }
}

function codeProblem(code: string, type: CardType): Sentence | null {
  const problem = cardNumberProblem(code, type);
  return problem === null ? null : problemSentence(problem, type);
}

function problemSentence(problem: CardNumberProblem, type: CardType): Sentence {
  const refusals = type.prefix === '' ? REFUSALS_WHOLE : REFUSALS;
  return { key: refusals[problem], values: { count: ownLength(type), prefix: type.prefix } };
}

/** The sentence at the field; null for the messages of a 422, undefined for a failure of no field. */
function fieldSentence(failure: Failure): Sentence | null | undefined {
  if (failure.voucherEnd !== undefined) return undefined;
  switch (failure.kind) {
    case 'invalid':
      return failure.fields['code'] === undefined ? { key: 'physicalCards.typeGone' } : codeMessage(failure.fields);
    case 'not_found':
      return { key: 'physicalCards.code.unknown' };
    case 'forbidden':
      return literalOr(failure.message, 'physicalCards.code.refused');
    case 'rate_limited':
      return limitSentence(
        { ...failure, message: failure.meta?.message ?? failure.message },
        'physicalCards.code.limited',
      );
    default:
      return undefined;
  }
}

/** What the platform says of the number. A type that it does not take is said at the number too, in other words. */
function codeMessage({ code = [] }: FieldErrors): Sentence | null {
  const [literal] = code;
  return literal === undefined ? null : { literal };
}

function literalOr(literal: string | null, key: TextKey): Sentence {
  return literal === null ? { key } : { literal };
}
