import { expect, it } from 'vitest';
import { aFund } from '../../testing/a-fund.ts';
import { activationOptions } from './activation-options.ts';

const digid = { available: true, mandatory: false };
const noDigid = { available: false, mandatory: false };

it('the activation options of a fund are code, digid and request, in this order [FA-021] [FA-022] [FA-023] [FA-024]', () => {
  const withCodes = aFund({ allowPrevalidations: true });
  expect(activationOptions(withCodes, digid)).toEqual(['code', 'digid']);
  expect(activationOptions(withCodes, noDigid)).toEqual(['code', 'request']);
  expect(activationOptions(aFund({ allowPrevalidations: false }), digid)).toEqual(['digid']);
  expect(activationOptions(aFund(), noDigid)).toEqual(['request']);
  expect(activationOptions(aFund(), { available: false, mandatory: true })).toEqual([]);
  expect(activationOptions(aFund({ allowFundRequests: false }), noDigid)).toEqual([]);
});
