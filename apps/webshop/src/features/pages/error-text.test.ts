import { describe, expect, it } from 'vitest';
import { HOSTILE_TARGETS } from '@stadstegoed/core/testing/hostile-targets.ts';
import { customPath, errorPage } from './error-text.ts';
import texts from './texts.nl.json';

const codes = Array.from({ length: 99 }, (_, index) => `digid_${String(index + 1).padStart(4, '0')}`);

describe('the custom link of the error page', () => {
  it('may lead to a path of the shop [PA-012]', () => {
    expect(customPath('/fondsen?tab=1')).toBe('/fondsen?tab=1');
  });

  it('is left out when it is none', () => {
    const others = [null, 'voucher-0x1', 'https://aanbieders.zonnedorp.example/', ...HOSTILE_TARGETS];
    expect(others.filter((link) => customPath(link) !== null)).toEqual([]);
  });
});

describe('the content of the error page', () => {
  it.each([undefined, null, ''])('is that of unknown_error without a code: %s [PA-011]', (code) => {
    expect(errorPage(code)).toMatchObject({ text: 'pages.error.unknown.text', smallCode: 'unknown_error' });
  });

  it('is the same for every spelling of a code [PA-013]', () => {
    expect(errorPage('digidUidUsed')).toEqual(errorPage('digid_uid_used'));
  });

  it.each([
    ['digid_uid_used', 'pages.error.digidUidUsed.text'],
    ['digid_uid_dont_match', 'pages.error.digidUidDontMatch.text'],
    ['digid_uid_not_found', 'pages.error.digidUidNotFound.text'],
    ['digid_api_0000', 'pages.error.digidApi.text'],
    ['digid_error_API_0000', 'pages.error.digidApi.text'],
    ['digid_unknown_error', 'pages.error.digidUnknown.text'],
    ['something_else', 'pages.error.unknown.text'],
  ])('has a message for %s [PA-017]', (code, text) => {
    expect(errorPage(code).text).toBe(text);
    expect(texts).toHaveProperty([text]);
  });

  it('says for every code in the range except 0040 that the connection with DigiD failed, with the code [SI-062]', () => {
    for (const code of [...codes.filter((candidate) => candidate !== 'digid_0040'), 'digid_010c']) {
      expect(errorPage(code)).toMatchObject({
        text: 'pages.error.digidGeneric.text',
        smallCode: code.replace('digid_', ''),
      });
    }
  });

  it.each(['digid_0040', 'digid_error_0040'])(
    'shows %s as a cancelled attempt that can be tried again [SI-063]',
    (code) => {
      expect(errorPage(code)).toMatchObject({ text: 'pages.error.digidCancelled.text', productsRetry: true });
    },
  );

  it('offers to restore the account when another e-mail address holds this DigiD [SI-059]', () => {
    expect(errorPage('digid_uid_used').offersRestore).toBe(true);
  });
});
