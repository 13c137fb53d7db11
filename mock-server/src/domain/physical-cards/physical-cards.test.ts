import { expect, it } from 'vitest';
import { cardRefusal } from './physical-cards.ts';

const good = { fundHasCards: true, regular: true, usable: true, hasCard: false };

it.each([
  [null, {}],
  ['no_cards', { fundHasCards: false, regular: false }],
  ['not_regular', { regular: false, usable: false }],
  ['not_usable', { usable: false, hasCard: true }],
  ['has_card', { hasCard: true }],
])('answers %s to a card', (refusal, facts) => {
  expect(cardRefusal({ ...good, ...facts })).toBe(refusal);
});
