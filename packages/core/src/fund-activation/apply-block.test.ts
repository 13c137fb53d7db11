import { expect, it } from 'vitest';
import { aFund } from '../../testing/a-fund.ts';
import { applyBlock } from './apply-block.ts';

it('an application for a fund is blocked when it was approved, waits, is not open or is external [FA-054] [FA-055] [FA-056] [FA-057]', () => {
  expect(applyBlock(aFund())).toBeNull();
  expect(applyBlock(aFund({ hasApprovedFundRequests: true }))).toBe('approved_request_exists');
  expect(applyBlock(aFund({ state: 'paused' }))).toBe('not_active');
  expect(applyBlock(aFund({ state: 'closed' }))).toBe('not_active');
  expect(applyBlock(aFund({ hasPendingFundRequests: true }))).toBe('request_in_progress');
  expect(applyBlock(aFund({ isExternal: true }))).toBe('external');
  expect(applyBlock(aFund({ isExternal: true, state: 'closed' }))).toBe('external');
});
