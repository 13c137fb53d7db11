import { voucherActions } from '../vouchers/voucher-actions.ts';
import type { CardType } from '../vouchers/physical-card.ts';
import type { Voucher, VoucherState } from '../vouchers/voucher.ts';

/** The card on the voucher screen: none, the offer of one, or the linked card. */
export type CardOffer = 'none' | 'available' | 'linked';

/**
 * Decides what to show about a card. Options exist only for regular, unexpired vouchers of funds with cards. A
 * stopped voucher or one outside the platform gets no card, because the platform refuses it; a linked card can still
 * be unlinked. Of an unknown state a linked card is only shown.
 */
export function cardOffer(voucher: Voucher): CardOffer {
  if (!voucherActions(voucher).physicalCard) return 'none';
  if (voucher.physicalCard !== null) return 'linked';
  const { state, isExternal } = voucher;
  if (state === 'deactivated' || state === 'unknown' || isExternal) return 'none';
  return cardChoices(voucher).length > 0 ? 'available' : 'none';
}

/** A way to get a card: link one that the resident has, or order a new one. */
export interface CardChoice {
  readonly how: 'old' | 'new';
  readonly type: CardType;
}

/** The ways to get a card that the types of the fund allow. */
export function cardChoices({ fund }: Pick<Voucher, 'fund'>): readonly CardChoice[] {
  return fund.cardTypes.flatMap((type) => [
    ...(type.mayLink ? [{ how: 'old', type } as const] : []),
    ...(type.mayOrder ? [{ how: 'new', type } as const] : []),
  ]);
}

/** The type of the linked card; null without a card, and for one of a type that the fund does not give out any more. */
export function linkedType({ fund, physicalCard }: Pick<Voucher, 'fund' | 'physicalCard'>): CardType | null {
  if (physicalCard === null) return null;
  return fund.cardTypes.find(({ typeId }) => typeId === physicalCard.typeId) ?? null;
}

/** Whether one can pay with the card of a voucher now, and otherwise why not. */
export type CardSituation = VoucherState | 'used';

/** The situation of a card: that of its voucher; a budget without money left is used. */
export function cardSituation({ state, used }: Pick<Voucher, 'state' | 'used'>): CardSituation {
  return state === 'active' && used === true ? 'used' : state;
}

/** Whether the linked card of a voucher can be unlinked. */
export function mayUnlinkCard(voucher: Voucher): boolean {
  return cardOffer(voucher) === 'linked' && voucher.state !== 'unknown' && linkedType(voucher)?.mayUnlink !== false;
}

/** Whether a card can be ordered or linked for a voucher now; a linked card is replaced by unlinking it first. */
export function mayGetCard(voucher: Voucher): boolean {
  return cardOffer(voucher) === 'available';
}

/** Whether a card can be ordered by post for a voucher now. */
export function mayOrderCard(voucher: Voucher): boolean {
  return mayGetCard(voucher) && cardChoices(voucher).some(({ how }) => how === 'new');
}
