import { describe, expect, it } from 'vitest';
import { goTo } from '../shared/destination.ts';
import {
  landingPlace,
  unclaimedFunds,
  type LandingFacts,
  type LandingFund,
  type LandingVoucher,
} from './landing-place.ts';

const first: LandingFund = { id: '1', allowDirectRequests: true };
const second: LandingFund = { id: '2', allowDirectRequests: true };
const codesOnly: LandingFund = { id: '3', allowDirectRequests: false };
const voucherOf = (fundId: string, overrides: Partial<LandingVoucher> = {}): LandingVoucher => ({
  address: `0x${fundId}`,
  fundId,
  expired: false,
  ...overrides,
});
const facts = (overrides: Partial<LandingFacts>): LandingFacts => ({
  funds: [],
  vouchers: [],
  activateFirstFund: true,
  otherwise: goTo('home', {}),
  ...overrides,
});

describe('an unclaimed fund', () => {
  it('is a fund that allows direct requests and has no voucher [SI-034]', () => {
    expect(unclaimedFunds({ funds: [first, second, codesOnly], vouchers: [voucherOf('2')] })).toEqual([first]);
  });

  it('is also a fund with only an expired voucher [SI-034]', () => {
    expect(unclaimedFunds({ funds: [first], vouchers: [voucherOf('1', { expired: true })] })).toEqual([first]);
  });
});

describe('the destination after sign-in', () => {
  it('is the activation of the first unclaimed fund when the flag is on [SI-035]', () => {
    expect(landingPlace(facts({ funds: [codesOnly, first, second] }))).toEqual(goTo('fund-activate', { fundId: '1' }));
  });

  it('is the activation of the only unclaimed fund even when the flag is off [SI-036]', () => {
    const only = facts({ funds: [first, second], vouchers: [voucherOf('1')], activateFirstFund: false });
    expect(landingPlace(only)).toEqual(goTo('fund-activate', { fundId: '2' }));
  });

  it.each([
    [[], goTo('fund-activate', { fundId: '1' })],
    [['1'], goTo('fund-activate', { fundId: '2' })],
    [['1', '2'], goTo('home', {})],
  ])('is not the activation of a fund that was put off: %j [SI-035]', (putOff, place) => {
    expect(landingPlace(facts({ funds: [first, second], putOff }))).toEqual(place);
  });

  it('is the activation of the only fund that came after the others were put off, even when the flag is off', () => {
    const later = facts({ funds: [first, second], putOff: ['1'], activateFirstFund: false });
    expect(landingPlace(later)).toEqual(goTo('fund-activate', { fundId: '2' }));
  });

  it('is the list of funds when several are unclaimed and the flag is off [SI-037]', () => {
    expect(landingPlace(facts({ funds: [first, second], activateFirstFund: false }))).toEqual(goTo('funds', {}));
  });

  it('is the voucher of the one claimed fund [SI-038]', () => {
    const claimed = facts({ funds: [first], vouchers: [voucherOf('1'), voucherOf('1', { expired: true })] });
    expect(landingPlace(claimed)).toEqual(goTo('voucher', { address: '0x1' }));
  });

  it('is the list of vouchers when one claimed fund has several vouchers [SI-039]', () => {
    const vouchers = [voucherOf('1'), voucherOf('1', { address: '0xother' })];
    expect(landingPlace(facts({ funds: [first], vouchers }))).toEqual(goTo('vouchers', {}));
  });

  it('is the list of vouchers when several funds are claimed [SI-039]', () => {
    const claimed = facts({ funds: [first, second], vouchers: [voucherOf('1'), voucherOf('2')] });
    expect(landingPlace(claimed)).toEqual(goTo('vouchers', {}));
  });

  it('is the given default when no fund is unclaimed and none is claimed [SI-040]', () => {
    const otherwise = goTo('products', {}, { q: 'zwemmen' });
    expect(landingPlace(facts({ funds: [codesOnly], otherwise }))).toEqual(otherwise);
  });

  it('ignores vouchers of funds that this deployment does not show', () => {
    expect(landingPlace(facts({ vouchers: [voucherOf('99')] }))).toEqual(goTo('home', {}));
  });
});
