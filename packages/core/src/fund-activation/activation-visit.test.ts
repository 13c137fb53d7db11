import { describe, expect, it } from 'vitest';
import { toActivationVisit, withoutDigid, type ActivationVisit } from './activation-visit.ts';

/** A visit without query parameters. */
const PLAIN_VISIT: ActivationVisit = {
  option: null,
  digidSuccess: false,
  digidError: null,
  digidTried: false,
  wasChecked: false,
  backofficeError: null,
  backofficeVoucher: null,
};

describe('the query of fund-activate', () => {
  it('is read completely [FA-003]', () => {
    expect(toActivationVisit({})).toEqual(PLAIN_VISIT);
    expect(toActivationVisit({ option: 'code' })).toEqual({ ...PLAIN_VISIT, option: 'code', digidTried: true });
    expect(toActivationVisit({ digid_success: 'signed_up' })).toEqual({ ...PLAIN_VISIT, digidSuccess: true });
    expect(toActivationVisit({ digid_error: 'error_0040' })).toEqual({ ...PLAIN_VISIT, digidError: 'error_0040' });
    expect(toActivationVisit({ backoffice_voucher: '0xa' })).toEqual({ ...PLAIN_VISIT, backofficeVoucher: '0xa' });
    expect(
      toActivationVisit({ backoffice_error: '1', backoffice_fallback: '1', backoffice_error_key: 'no_response' }),
    ).toEqual({ ...PLAIN_VISIT, backofficeError: { key: 'no_response', fallback: true } });
    expect(toActivationVisit({ backoffice_error: '1', backoffice_fallback: '0' })).toEqual({
      ...PLAIN_VISIT,
      backofficeError: { key: null, fallback: false },
    });
  });

  it('may contain unknown parameters and values, which are ignored', () => {
    expect(toActivationVisit({ option: 'telephone', backoffice_error: '0', digid_error: '' })).toEqual(PLAIN_VISIT);
  });

  it('the query of fund-activate without the DigiD parameters still records that DigiD was tried', () => {
    const back = withoutDigid(toActivationVisit({ digid_success: 'signed_in' }));
    expect(back).toEqual({ ...PLAIN_VISIT, digidTried: true });
  });
});
