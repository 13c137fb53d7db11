import { describe, expect, it } from 'vitest';
import { HOSTILE_TARGETS } from '../../testing/hostile-targets.ts';
import { goTo } from '../shared/destination.ts';
import {
  fundOfTarget,
  fundRequestTarget,
  parseAuthTarget,
  productReservationTarget,
  requestClarificationTarget,
  voucherTarget,
} from './auth-target.ts';

describe('an auth target code', () => {
  it('is split on dashes and starts with the target name [SI-042]', () => {
    expect(parseAuthTarget('requestClarification-12-345-6')).toEqual(
      goTo('fund-request-clarification', { fundId: '12', requestId: '345', clarificationId: '6' }),
    );
  });

  it('fundRequest-{id} leads to that fund request [SI-043]', () => {
    expect(parseAuthTarget('fundRequest-12')).toEqual(goTo('fund-request', { id: '12' }));
  });

  it('voucher-{address} leads to that voucher [SI-044]', () => {
    expect(parseAuthTarget('voucher-0x3f9a')).toEqual(goTo('voucher', { address: '0x3f9a' }));
  });

  it('requestClarification with three ids leads to that clarification [SI-045]', () => {
    const ids = { fundId: '1', requestId: '2', clarificationId: '3' };
    expect(parseAuthTarget('requestClarification-1-2-3')).toEqual(goTo('fund-request-clarification', ids));
  });

  it('productReservation-{id} leads to the product to reserve [SI-046]', () => {
    expect(parseAuthTarget('productReservation-77')).toEqual(goTo('product', { id: '77' }, { reserve: '1' }));
  });

  it.each([
    'fundRequest',
    'fundRequest-',
    'voucher',
    'productReservation-',
    'requestClarification',
    'requestClarification-1',
    'requestClarification-1-2',
    'requestClarification--2-3',
    'voucher-..',
    'voucher-.',
    'fundRequest-../../x',
    'fundRequest-%2e%2e',
    'voucher-/evil.example',
    'voucher-0x1 ',
    'voucher-0x1\n',
    'voucher-\uD800',
    'requestClarification-1-..-3',
  ])('with a missing or invalid id leads to start: %j [SI-047]', (code) => {
    expect(parseAuthTarget(code)).toEqual(goTo('start', {}));
  });

  it.each([null, '', 'somethingElse-1', 'constructor-1', '__proto__-1', ...HOSTILE_TARGETS])(
    'that is absent or unknown decides nothing: %j',
    (code) => {
      expect(parseAuthTarget(code)).toBeNull();
    },
  );

  it.each([
    ['fundRequest-12', '12'],
    ['fundRequest-', null],
    ['voucher-12', null],
    ['requestClarification-12-3-4', null],
    [null, null],
  ])('%s has the fund id %s', (code, fundId) => {
    expect(fundOfTarget(code)).toBe(fundId);
  });

  it('built for a mail is parsed back to the same destination', () => {
    const ids = { fundId: '1', requestId: '2', clarificationId: '3' };
    expect(parseAuthTarget(fundRequestTarget('12'))).toEqual(goTo('fund-request', { id: '12' }));
    expect(parseAuthTarget(voucherTarget('0xab'))).toEqual(goTo('voucher', { address: '0xab' }));
    expect(parseAuthTarget(productReservationTarget('7'))).toEqual(goTo('product', { id: '7' }, { reserve: '1' }));
    expect(parseAuthTarget(requestClarificationTarget(ids))).toEqual(goTo('fund-request-clarification', ids));
  });
});
