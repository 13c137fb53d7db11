import { describe, expect, it } from 'vitest';
import { HOSTILE_TARGETS } from '../../testing/hostile-targets.ts';
import { goTo } from '../shared/destination.ts';
import {
  fundRequestTarget,
  IDENTITY_EMAILS_TARGET,
  productReservationTarget,
  requestClarificationTarget,
  voucherTarget,
} from './auth-target.ts';
import { fundOfTarget, parseAuthTarget } from './parse-auth-target.ts';

describe('an auth target code', () => {
  it('leads to a fund request, a voucher, a clarification, a product to reserve or the e-mail addresses [SI-042] [SI-043] [SI-044] [SI-045] [SI-046]', () => {
    const ids = { fundId: '12', requestId: '345', clarificationId: '6' };
    const destinations = {
      'fundRequest-12': goTo('fund-request', { id: '12' }),
      'voucher-0x3f9a': goTo('voucher', { address: '0x3f9a' }),
      'requestClarification-12-345-6': goTo('fund-request-clarification', ids),
      'productReservation-77': goTo('product', { id: '77' }, { reserve: '1' }),
      identityEmails: goTo('identity-emails', {}),
    };
    for (const [code, destination] of Object.entries(destinations)) {
      expect.soft(parseAuthTarget(code), code).toEqual(destination);
    }
    const built = [fundRequestTarget('12'), voucherTarget('0x3f9a'), requestClarificationTarget(ids)];
    expect([...built, productReservationTarget('77'), IDENTITY_EMAILS_TARGET]).toEqual(Object.keys(destinations));
  });

  it('an auth target code with a missing or invalid id leads to start [SI-047]', () => {
    const missing = ['fundRequest', 'fundRequest-', 'voucher', 'productReservation-', 'requestClarification'];
    const parts = ['requestClarification-1', 'requestClarification-1-2', 'requestClarification--2-3'];
    const paths = ['voucher-..', 'voucher-.', 'fundRequest-../../x', 'fundRequest-%2e%2e', 'voucher-/evil.example'];
    const odd = ['voucher-0x1 ', 'voucher-0x1\n', 'voucher-\uD800', 'requestClarification-1-..-3'];
    for (const code of [...missing, ...parts, ...paths, ...odd]) {
      expect.soft(parseAuthTarget(code), JSON.stringify(code)).toEqual(goTo('start', {}));
    }
  });

  it('an auth target code that is absent, unknown or hostile decides nothing', () => {
    const unknown = [null, '', 'somethingElse-1', 'constructor-1', '__proto__-1', ...HOSTILE_TARGETS];
    expect(unknown.filter((code) => parseAuthTarget(code) !== null)).toEqual([]);
  });

  it('has the id of its fund when it is a fund request', () => {
    const codes = ['fundRequest-12', 'fundRequest-', 'voucher-12', 'requestClarification-12-3-4', null];
    expect(codes.map(fundOfTarget)).toEqual(['12', null, null, null, null]);
  });
});
