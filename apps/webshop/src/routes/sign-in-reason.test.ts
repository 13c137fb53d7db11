import { expect, it } from 'vitest';
import { signInReasonOfPath } from './sign-in-reason.ts';

it.each([
  ['/funds/1/requests/2/clarifications/3', 'shell.signInNeeded.clarification'],
  ['/declaraties/maken', 'shell.signInNeeded.reimbursementCreate'],
  ['/declaraties/30', 'shell.signInNeeded.reimbursement'],
  ['/activation-code', 'shell.signInNeeded.code'],
  ['/tegoeden/0x12?tab=payments', 'shell.signInNeeded.voucher'],
  ['/aanbod/247?reserve=1', 'shell.signInNeeded.reserve'],
  ['/aanbod/247', null],
  ['/tegoeden', 'shell.signInNeeded.vouchers'],
  ['/fondsen', null],
])('the reason to sign in for %s is %s', (path, reason) => {
  expect(signInReasonOfPath(path)).toBe(reason);
});
