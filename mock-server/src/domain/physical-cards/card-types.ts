import type { FundRow } from '../../tables/funds.ts';

/** The only type of cards in the town: sixteen digits. */
export const cardType = { id: 1, prefix: '100', blocks: 4, blockSize: 4 } as const;

/** The number under which a fund has the type, which is another than that of the type itself. */
export const fundCardTypeId = ({ id }: Pick<FundRow, 'id'>): number => 70 + id;

/** What a resident may do with the cards of a fund. */
export const cardRules = ({ card_rules }: FundRow): NonNullable<FundRow['card_rules']> =>
  card_rules ?? { link: true, order: true, unlink: true };
