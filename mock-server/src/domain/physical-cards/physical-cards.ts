import type { Sentence } from '../../http/language.ts';

/** What the platform knows when a card is linked. */
export type CardFacts = {
  readonly fundHasCards: boolean;
  readonly regular: boolean;
  readonly usable: boolean;
  readonly hasCard: boolean;
};

export type CardRefusal = 'not_allowed' | 'no_cards' | 'not_regular' | 'not_usable' | 'has_card';

/** Sentences for the resident. */
export const cardTexts: { readonly [refusal in CardRefusal]: Sentence } = {
  not_allowed: { nl: 'Dat kan niet met deze pas.', en: 'You cannot do that with this card.' },
  no_cards: { nl: 'Bij deze regeling hoort geen pas.', en: 'This fund has no cards.' },
  not_regular: { nl: 'Aan dit tegoed kan geen pas worden gekoppeld.', en: 'No card can be linked to this voucher.' },
  not_usable: { nl: 'Dit tegoed is niet meer geldig.', en: 'This voucher is no longer valid.' },
  has_card: { nl: 'Er is al een pas gekoppeld aan dit tegoed.', en: 'A card is linked to this voucher already.' },
};

/** The first rule that says no, or null when the card may be linked. */
export function cardRefusal(facts: CardFacts): CardRefusal | null {
  if (!facts.fundHasCards) return 'no_cards';
  if (!facts.regular) return 'not_regular';
  if (!facts.usable) return 'not_usable';
  return facts.hasCard ? 'has_card' : null;
}
