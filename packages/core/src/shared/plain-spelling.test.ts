import { expect, it } from 'vitest';
import { isPlain, plainSpelling } from './plain-spelling.ts';

it.each([
  ["'s-Gravenhage", 's-Gravenhage'],
  ['’s-Hertogenbosch', 's-Hertogenbosch'],
  ['Burg. J.P. Plein', 'Burg JP Plein'],
  ['Súdwest-Fryslân', 'Sudwest-Fryslan'],
  ['ĳsselkade', 'ijsselkade'],
  ['Noord/Zuid', 'Noord Zuid'],
  ['Plein 1944', null],
  ['1e Weidelaan', null],
  ['Лесная', null],
  ['.', null],
])('spells "%s" with letters, spaces and hyphens only', (text, spelling) => {
  expect([isPlain(text), plainSpelling(text)]).toEqual([false, spelling]);
});

it('leaves a plain name as it is', () => {
  expect([isPlain(' Korte Lindelaan-Noord '), plainSpelling('Korte  Lindelaan')]).toEqual([true, 'Korte Lindelaan']);
});
