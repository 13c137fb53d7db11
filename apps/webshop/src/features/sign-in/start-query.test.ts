import { describe, expect, it } from 'vitest';
import { atStep, readStartQuery, withoutLogout } from './start-query.ts';

const PLAIN = { step: 'start', restore: null, target: null, email: null, logsOut: false, digidError: null };

describe('the address of the start screen', () => {
  it.each([
    [{}, PLAIN],
    [{ logout: '1' }, { ...PLAIN, logsOut: true }],
    [{ logout: '' }, { ...PLAIN, logsOut: true }],
    [{ logout: 'false' }, PLAIN],
    [{ restore_with_digid: '1' }, { ...PLAIN, restore: 'digid' }],
    [{ restore_with_digid: '0' }, PLAIN],
    [{ restore_with_email: '1' }, { ...PLAIN, restore: 'email', step: 'email' }],
    [
      { restore_with_email: '1', step: 'start' },
      { ...PLAIN, restore: 'email' },
    ],
    [{ digid_error: 'error_0040' }, { ...PLAIN, digidError: 'error_0040' }],
    [{ email_address: 'noor@voorbeeld.example' }, { ...PLAIN, email: 'noor@voorbeeld.example' }],
    [{ redirect_scope: 'fundRequest-12' }, { ...PLAIN, target: 'fundRequest-12' }],
    [
      { target: 'voucher-0x12', redirect_scope: 'fundRequest-12' },
      { ...PLAIN, target: 'voucher-0x12' },
    ],
    [{ target: ' ' }, PLAIN],
  ])('is read from the query %j [SI-002]', (query, visit) => {
    expect(readStartQuery(query)).toEqual(visit);
  });

  it.each(['start', 'email', 'qr'] as const)('can hold the step %s [SI-003]', (step) => {
    expect(readStartQuery(atStep({ target: 'voucher-0x12' }, step))).toEqual({
      ...PLAIN,
      step,
      target: 'voucher-0x12',
    });
  });

  it('loses the logout parameter after signing out', () => {
    expect(withoutLogout({ logout: '1', restore_with_digid: '1' })).toEqual({ restore_with_digid: '1' });
  });
});
