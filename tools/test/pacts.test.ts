import { expect, it } from 'vitest';
import { settled } from './pacts.ts';

const pact = (...interactions: readonly string[]): string =>
  JSON.stringify({ consumer: { name: 'shop' }, interactions: interactions.map((description) => ({ description })) });

it('gives the same pact for the same interactions in another order', () => {
  expect(settled(pact('a fund', 'no fund'))).toBe(settled(pact('no fund', 'a fund')));
});

it('gives another pact when an interaction changed', () => {
  expect(settled(pact('a fund'))).not.toBe(settled(pact('two funds')));
});
