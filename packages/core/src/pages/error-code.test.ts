import { describe, expect, it } from 'vitest';
import { toErrorCode } from './error-code.ts';

describe('the code of the error page', () => {
  it.each([
    ['digidUidUsed', 'digid_uid_used'],
    ['digid-uid-used', 'digid_uid_used'],
    ['digid_error_API_0000', 'digid_error_api_0000'],
    ['digid_010c', 'digid_010c'],
    ['  Not Requester ', 'not_requester'],
    ['fund_not_active', 'fund_not_active'],
  ])('%s is converted to snake case as %s [PA-013]', (written, code) => {
    expect(toErrorCode(written)).toBe(code);
  });

  it.each([undefined, null, '', ' - '])('defaults to unknown_error: %s [PA-011]', (written) => {
    expect(toErrorCode(written)).toBe('unknown_error');
  });
});
