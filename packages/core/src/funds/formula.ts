import type { Money } from '../shared/money.ts';

/**
 * The amount of a fund (FU-034): a fixed amount, or an amount for each unit of a record, for example per child.
 * `recordTypeKey` names that record and is null for a fixed amount.
 */
export type Formula =
  | { readonly type: 'fixed'; readonly amount: Money }
  | { readonly type: 'multiply'; readonly amount: Money; readonly recordTypeKey: string };
