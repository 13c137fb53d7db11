/** How a record is compared with the value of a criterion; with `*`, of today's platform, every answer meets it. */
export type CriterionOperator = '=' | '!=' | '>' | '<' | '>=' | '<=' | '*';

/** All operators, to validate a received value. */
export const CRITERION_OPERATORS: readonly CriterionOperator[] = ['=', '!=', '>', '<', '>=', '<=', '*'];

/** The controls in which a platform asks for a record. */
export const QUESTION_CONTROLS = ['text', 'number', 'date', 'checkbox', 'select', 'currency', 'step'] as const;

/** When a criterion is asked: the answer to another one compared with a value. */
export interface CriterionRule {
  readonly recordTypeKey: string;
  readonly operator: CriterionOperator;
  readonly value: string;
}

/** One of the values that an answer may have. */
export interface AnswerOption {
  readonly value: string;
  readonly name: string;
}

/** How a platform asks for the record of a criterion in a request. */
export interface CriterionQuestion {
  readonly control: (typeof QUESTION_CONTROLS)[number];
  /** Of a text, what it has to be. */
  readonly type: 'iban' | 'email' | 'other';
  /** Empty where any value is possible. */
  readonly options: readonly AnswerOption[];
  readonly isOptional: boolean;
  /** The least and the greatest number with the operator `*`; null for no limit. */
  readonly min: number | null;
  readonly max: number | null;
  /** The label of the control; null for the title of the criterion. */
  readonly label: string | null;
  /** More about the criterion; server HTML. */
  readonly extraDescriptionHtml: string | null;
  readonly stepId: string | null;
  readonly groupId: string | null;
  /** Asked only when all hold. */
  readonly rules: readonly CriterionRule[];
  /** `prefill`: the municipality fills in the answer, which the resident cannot change. */
  readonly fillType: 'manual' | 'prefill';
  /** What is known of the resident: a record of hers, or with `prefill` what the municipality fills in; null when nothing is. */
  readonly known: string | null;
}

/** A condition of a fund, and what a request asks for it. */
export interface Criterion {
  readonly id: string;
  readonly recordTypeKey: string;
  /** The name of the record type in the language of the request. */
  readonly recordTypeName: string;
  readonly operator: CriterionOperator;
  readonly value: string;
  /** The request form requires an attachment for this criterion. */
  readonly showAttachment: boolean;
  readonly title: string | null;
  /** Server HTML; only for the sanitising rich text. */
  readonly descriptionHtml: string | null;
  /** The platform's check for this resident; null when it did not check (a visitor, or no check requested). */
  readonly isValid: boolean | null;
  /** Whether the platform has a record of this resident to check; null when it does not say. */
  readonly hasRecord: boolean | null;
  /** Whether the fund requires it. False for an optional criterion, and for one that any answer meets (operator `*`). */
  readonly isCondition: boolean;
  /** How the platform asks for it, read for a request; null on the platform of the specification, which leaves that to the shop. */
  readonly question: CriterionQuestion | null;
}
