import { expect, it } from 'vitest';
import en from './texts.en.json';
import nl from './texts.nl.json';

it('says that the DigiD session expired in the words of the specification [FA-042]', () => {
  expect(en['fundActivation.sessionExpired']).toBe('DigiD session expired.');
  expect(nl['fundActivation.sessionExpired']).toBe('De DigiD-sessie is verlopen.');
});

it('says in English that fund credit was activated [FA-069]', () => {
  expect(en['fundActivation.activated']).toBe('Fund credit activated.');
  expect(nl['fundActivation.activated']).toBe('Tegoed geactiveerd.');
});
