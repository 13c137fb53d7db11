import type { CardChoice } from './card-offer.ts';

/** The steps of getting a card (PC-007). */
export type CardStep = 'select_type' | 'card_code' | 'confirm_new_card' | 'success_old_card' | 'success_new_card';

/** A card that the resident has, linked by its number, or a new one, ordered by post. */
export type CardWay = CardChoice['how'];

const AFTER_CHOICE = { old: 'card_code', new: 'confirm_new_card' } as const satisfies Record<CardWay, CardStep>;
const SUCCESS = { old: 'success_old_card', new: 'success_new_card' } as const satisfies Record<CardWay, CardStep>;

export function stepAfterChoice(way: CardWay): CardStep {
  return AFTER_CHOICE[way];
}

/** The last step, after the platform has linked the card or taken the order. */
export function successStep(way: CardWay): CardStep {
  return SUCCESS[way];
}

/** The steps of unlinking a card (PC-008). */
export type UnlinkStep = 'start' | 'confirmation' | 'unlinked';

const NEXT_UNLINK_STEP = { start: 'confirmation', confirmation: 'unlinked', unlinked: null } as const;

/** The next step of unlinking; null after the last. */
export function nextUnlinkStep(step: UnlinkStep): UnlinkStep | null {
  return NEXT_UNLINK_STEP[step];
}
