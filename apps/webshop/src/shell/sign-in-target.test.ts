import { describe, expect, it } from 'vitest';
import { signInTarget } from './sign-in-target.ts';

describe('the sign-in target', () => {
  it.each([
    ['voucher', { address: '0x12' }, 'voucher-0x12'],
    ['fund-request', { id: '4' }, 'fundRequest-4'],
    ['fund-request-clarification', { fundId: '1', requestId: '2', clarificationId: '3' }, 'requestClarification-1-2-3'],
    ['vouchers', {}, null],
    ['voucher', {}, null],
  ] as const)('the sign-in target of %s with %o is %s', (screen, params, target) => {
    expect(signInTarget(screen, params)).toBe(target);
  });
});
