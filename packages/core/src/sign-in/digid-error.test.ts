import { describe, expect, it } from 'vitest';
import { goTo } from '../shared/destination.ts';
import { digidErrorCode, digidErrorPage, readDigidError } from './digid-error.ts';

describe('the digid_error of a URL', () => {
  it.each([
    ['error_0040', 'digid_error_0040'],
    ['error_API_0000', 'digid_error_api_0000'],
    ['uid_used', 'digid_uid_used'],
    ['', 'digid_unknown_error'],
  ])('%s becomes the code digid_<error> of the error page [SI-056]', (written, code) => {
    expect(digidErrorCode(written)).toBe(code);
    expect(digidErrorPage(written)).toEqual(goTo('error', { errorCode: code }));
  });

  it('keeps the fund id of a cancelled attempt for the link back', () => {
    expect(digidErrorPage('error_0040', '12').query).toEqual({ fund_id: '12' });
  });
});

describe('a code of the error page', () => {
  it.each(['digid_0040', 'digid_error_0040'])('%s is the cancelled attempt [SI-063]', (code) => {
    expect(readDigidError(code)).toEqual({ situation: 'cancelled', smallCode: null });
  });

  it.each([
    ['digid_unknown_error', 'unknown_error'],
    ['digid_error_unknown_error', 'unknown_error'],
    ['digid_api_0000', 'api_0000'],
    ['digid_error_API_0000', 'api_0000'],
  ] as const)('%s has its situation [SI-057]', (code, situation) => {
    expect(readDigidError(code)).toEqual({ situation, smallCode: null });
  });

  it.each(['uid_used', 'uid_dont_match', 'uid_not_found'] as const)(
    'digid_%s has a situation of its own',
    (situation) => {
      expect(readDigidError(`digid_${situation}`)).toEqual({ situation, smallCode: null });
    },
  );

  it.each(['0001', '0003', '0032', '0050', '0099', '010c'])(
    'digid_%s is the generic communication error, with its code shown small [SI-062]',
    (code) => {
      expect(readDigidError(`digid_${code}`)).toEqual({ situation: 'generic', smallCode: code });
      expect(readDigidError(`digid_error_${code}`)).toEqual({ situation: 'generic', smallCode: code });
    },
  );

  it('that is an unknown DigiD code is an unknown error with its code shown', () => {
    expect(readDigidError('digid_unknown_session_type')).toEqual({
      situation: 'unknown_error',
      smallCode: 'unknown_session_type',
    });
  });

  it.each(['unknown_error', 'digid', 'not_requester'])('%s is not about DigiD', (code) => {
    expect(readDigidError(code)).toBeNull();
  });
});
