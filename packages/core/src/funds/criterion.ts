/** How a record is held against the value of a criterion (1 §5). */
export type CriterionOperator = '=' | '!=' | '>' | '<' | '>=' | '<=';

/** Every operator, for reading them from outside. */
export const CRITERION_OPERATORS: readonly CriterionOperator[] = ['=', '!=', '>', '<', '>=', '<='];

/** A condition of a fund (1 §3). */
export interface Criterion {
  readonly id: string;
  readonly recordTypeKey: string;
  /** The name of the record type in the language of the request. */
  readonly recordTypeName: string;
  readonly operator: CriterionOperator;
  readonly value: string;
  /** A proof has to be added when this criterion is asked. */
  readonly showAttachment: boolean;
  readonly title: string | null;
  /** Server HTML; only for the sanitising rich text. */
  readonly descriptionHtml: string | null;
  /** What the platform found for this resident; null when it did not look (a visitor, or no check asked). */
  readonly isValid: boolean | null;
}
