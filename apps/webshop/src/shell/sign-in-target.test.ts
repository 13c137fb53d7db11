import { describe, expect, it } from 'vitest';
import { signInTarget } from './sign-in-target.ts';

describe('where a resident comes back to after signing in', () => {
  it.each([
    ['voucher', { address: '0x12' }, 'voucher-0x12'],
    ['fund-request', { id: '4' }, 'fundRequest-4'],
    ['fund-request-clarification', { fundId: '1', requestId: '2', clarificationId: '3' }, 'requestClarification-1-2-3'],
    ['vouchers', {}, null],
    ['voucher', {}, null],
  ] as const)('is from %s with %o: %s', (screen, params, target) => {
    expect(signInTarget(screen, params)).toBe(target);
  });
});
