import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { pageOfList } from '../shared/page-of-list.ts';
import { leavingOut, singlePage } from '../shared/page.ts';
import { mapResult, type Result } from '../shared/result.ts';
import { isChosen, type ChosenFunds, type FundsPage } from './fund-list-rules.ts';
import type { FundChoice, Funds } from './funds.port.ts';

/** A page of the list of funds. */
export interface ReadFundsPageInput extends ChosenFunds {
  readonly q: string;
  readonly withExternal: boolean;
  readonly page: number;
  readonly perPage: number;
  /** Whether the shop puts the funds in an order that the platform does not know. */
  readonly isOrdered: boolean;
}

/**
 * Reads a page of the funds that a resident chose. The platform filters by one tag and one organization; for several, and in an
 * order of the shop, the page is taken from all funds.
 */
export class ReadFundsPage {
  readonly #funds: Pick<Funds, 'list' | 'listAll'>;

  constructor(funds: Pick<Funds, 'list' | 'listAll'>) {
    this.#funds = funds;
  }

  async run(input: ReadFundsPageInput, options?: ReadOptions): Promise<Result<FundsPage, Failure>> {
    const { page, perPage, isOrdered } = input;
    const hasSeveral = input.tagIds.length > 1 || input.organizationIds.length > 1;
    const choice = toFundChoice(input);
    if (!isOrdered && !hasSeveral) {
      return mapResult(await this.#funds.list({ ...choice, page, perPage }, options), (read) => ({
        ...read,
        all: null,
      }));
    }
    return mapResult(await this.#funds.listAll(choice, options), (list) => {
      const chosen = list.items.filter((fund) => isChosen(fund, input));
      const all = hasSeveral ? { ...singlePage(chosen), ...leavingOut(list.leftOut ?? 0) } : list;
      return { ...pageOfList(all, { number: page, size: perPage }), all };
    });
  }
}

/** What the platform can filter by. */
function toFundChoice({ q, tagIds, organizationIds, withExternal }: ReadFundsPageInput): FundChoice {
  const [tagId, ...moreTags] = tagIds;
  const [organizationId, ...moreOrganizations] = organizationIds;
  return {
    ...(q === '' ? {} : { q }),
    ...(tagId === undefined || moreTags.length > 0 ? {} : { tagId }),
    ...(organizationId === undefined || moreOrganizations.length > 0 ? {} : { organizationId }),
    ...(withExternal ? { withExternal } : {}),
  };
}
