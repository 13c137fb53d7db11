import { expect, it } from 'vitest';
import { toErrorCode } from './error-code.ts';

it('the code of the error page is converted to snake case [PA-013]', () => {
  const codes = {
    digidUidUsed: 'digid_uid_used',
    'digid-uid-used': 'digid_uid_used',
    digid_error_API_0000: 'digid_error_api_0000',
    digid_010c: 'digid_010c',
    '  Not Requester ': 'not_requester',
    fund_not_active: 'fund_not_active',
  };
  for (const [written, code] of Object.entries(codes)) expect.soft(toErrorCode(written)).toBe(code);
});

it('the code of the error page defaults to unknown_error [PA-011]', () => {
  for (const written of [undefined, null, '', ' - ']) expect.soft(toErrorCode(written)).toBe('unknown_error');
});
