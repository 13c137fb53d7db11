import { describe, expect, it } from 'vitest';
import { aFund } from '../../testing/a-fund.ts';
import { activationOptions } from './activation-options.ts';

const digid = { available: true, mandatory: false };
const noDigid = { available: false, mandatory: false };

describe('the activation options of a fund', () => {
  it('are ordered code, digid, request [FA-021]', () => {
    const fund = aFund({ allowPrevalidations: true, allowFundRequests: true });
    expect(activationOptions(fund, digid)).toEqual(['code', 'digid']);
    expect(activationOptions(fund, noDigid)).toEqual(['code', 'request']);
  });

  it('include code when the fund accepts prevalidations [FA-022]', () => {
    expect(activationOptions(aFund({ allowPrevalidations: true }), noDigid)).toContain('code');
    expect(activationOptions(aFund({ allowPrevalidations: false }), noDigid)).not.toContain('code');
  });

  it('include digid when the municipality has DigiD [FA-023]', () => {
    expect(activationOptions(aFund(), digid)).toContain('digid');
    expect(activationOptions(aFund(), noDigid)).not.toContain('digid');
  });

  it('include request only without digid, when digid is not mandatory and the fund accepts requests [FA-024]', () => {
    expect(activationOptions(aFund(), noDigid)).toEqual(['request']);
    expect(activationOptions(aFund(), digid)).not.toContain('request');
    expect(activationOptions(aFund(), { available: false, mandatory: true })).toEqual([]);
    expect(activationOptions(aFund({ allowFundRequests: false }), noDigid)).toEqual([]);
  });
});
