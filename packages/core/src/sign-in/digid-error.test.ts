import { describe, expect, it } from 'vitest';
import { goTo } from '../shared/destination.ts';
import { digidErrorCode, digidErrorPage, readDigidError } from './digid-error.ts';

describe('the digid_error of a URL', () => {
  it('becomes the code digid_<error> of the error page [SI-056]', () => {
    const codes = {
      error_0040: 'error_0040',
      error_API_0000: 'error_api_0000',
      uid_used: 'uid_used',
      '': 'unknown_error',
    };
    for (const [written, code] of Object.entries(codes)) {
      expect.soft(digidErrorCode(written)).toBe(`digid_${code}`);
      expect.soft(digidErrorPage(written)).toEqual(goTo('error', { errorCode: `digid_${code}` }));
    }
  });

  it('keeps the fund id of an attempt for the link back', () => {
    expect(digidErrorPage('uid_used', '12').query).toEqual({ fund_id: '12' });
  });
});

describe('a code of the error page', () => {
  it('has its situation, with and without the prefix error_ [SI-057] [SI-063]', () => {
    const situations = { '0040': 'cancelled', unknown_error: 'unknown_error', API_0000: 'api_0000' };
    const own = { uid_used: 'uid_used', uid_dont_match: 'uid_dont_match', uid_not_found: 'uid_not_found' };
    for (const [code, situation] of Object.entries({ ...situations, ...own })) {
      expect.soft(readDigidError(`digid_${code}`)).toEqual({ situation, smallCode: null });
      expect.soft(readDigidError(`digid_error_${code}`)).toEqual({ situation, smallCode: null });
    }
  });

  it('is the generic communication error, with its code shown small [SI-062]', () => {
    for (const code of ['0001', '0003', '0032', '0050', '0099', '010c']) {
      expect.soft(readDigidError(`digid_${code}`)).toEqual({ situation: 'generic', smallCode: code });
      expect.soft(readDigidError(`digid_error_${code}`)).toEqual({ situation: 'generic', smallCode: code });
    }
  });

  it('a code of the error page that DigiD is not known to send is an unknown error with its code; another is not about DigiD', () => {
    for (const smallCode of ['unknown_session_type', '0100', '010d']) {
      expect.soft(readDigidError(`digid_${smallCode}`)).toEqual({ situation: 'unknown_error', smallCode });
    }
    expect(['unknown_error', 'digid', 'not_requester'].map(readDigidError)).toEqual([null, null, null]);
  });
});
