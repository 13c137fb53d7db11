import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { describe, expect, it } from 'vitest';
import { pathOf, placeOf } from './paths.ts';

describe('the path of a destination', () => {
  it('is in the language of the resident [SH-040]', () => {
    expect(pathOf(goTo('fund-activate', { fundId: '12' }), 'nl')).toBe('/fondsen/12/activeer');
    expect(pathOf(goTo('fund-activate', { fundId: '12' }), 'en')).toBe('/funds/12/activate');
  });

  it('encodes parameters and query values', () => {
    expect(pathOf(goTo('error', { errorCode: '../a b?c#d' }), 'nl')).toBe('/error/..%2Fa%20b%3Fc%23d');
    expect(pathOf(goTo('start', {}, { target: 'a&b=c' }), 'nl')).toBe('/start?target=a%26b%3Dc');
  });

  it('throws when a parameter is missing', () => {
    expect(() => pathOf({ screen: 'voucher', params: {}, query: {} }, 'nl')).toThrow('needs the parameter address');
  });
});

it.each([
  ['vouchers', '/tegoeden', 'here'],
  ['vouchers', '/vouchers', 'here'],
  ['vouchers', '/tegoeden/0x1', 'below'],
  ['vouchers', '/tegoedenlijst', null],
  ['home', '/tegoeden', null],
] as const)('knows where the screen %s is at %s', (screen, path, place) => {
  expect(placeOf(screen, path)).toBe(place);
});
