import { describe, expect, it } from 'vitest';
import { aFund } from '../../testing/a-fund.ts';
import { applyBlock } from './apply-block.ts';

describe('an application for a fund', () => {
  it('is allowed when there is no reason to block it', () => {
    expect(applyBlock(aFund())).toBeNull();
  });

  it('is blocked when an approved request exists [FA-054]', () => {
    expect(applyBlock(aFund({ hasApprovedFundRequests: true }))).toBe('approved_request_exists');
  });

  it('is blocked when the fund is paused or closed [FA-055]', () => {
    expect(applyBlock(aFund({ state: 'paused' }))).toBe('not_active');
    expect(applyBlock(aFund({ state: 'closed' }))).toBe('not_active');
  });

  it('is blocked when a request is in progress [FA-056]', () => {
    expect(applyBlock(aFund({ hasPendingFundRequests: true }))).toBe('request_in_progress');
  });

  it('is never allowed for external funds [FA-057]', () => {
    expect(applyBlock(aFund({ isExternal: true }))).toBe('external');
    expect(applyBlock(aFund({ isExternal: true, state: 'closed' }))).toBe('external');
  });
});
