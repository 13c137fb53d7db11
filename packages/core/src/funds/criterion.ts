/** How a record is compared with the value of a criterion; with `*`, of today's platform, every answer meets it. */
export type CriterionOperator = '=' | '!=' | '>' | '<' | '>=' | '<=' | '*';

/** All operators, to validate a received value. */
export const CRITERION_OPERATORS: readonly CriterionOperator[] = ['=', '!=', '>', '<', '>=', '<=', '*'];

/** A condition of a fund. */
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
}
