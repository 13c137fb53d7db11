import { describe, expect, it } from 'vitest';
import { aFundCheck } from '../../testing/a-fund-check.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import { goTo } from '../shared/destination.ts';
import { failure, unauthorised } from '../shared/failure.ts';
import { checkOutcome, checkRefusal, type CheckSituation } from './check-result.ts';
import type { BackofficeAnswer } from './fund-check.ts';

const situation: CheckSituation = {
  fund: { id: '12', allowFundRequests: true },
  digid: { available: true, mandatory: true },
  bsnKnown: true,
};
const closedToRequests: CheckSituation = { ...situation, fund: { id: '12', allowFundRequests: false } };
const toRequest = { kind: 'go', destination: goTo('fund-request', { id: '12' }, { from: 'fund-activate' }) };

function backofficeError(key: string | null, fallback: boolean): BackofficeAnswer {
  return { kind: 'error', key, fallback };
}

describe('the outcome of a fund check', () => {
  it('shows the back office error when it has no fallback [FA-043]', () => {
    const check = aFundCheck({ backoffice: backofficeError('not_resident', false), vouchers: [aVoucher()] });
    expect(checkOutcome(check, [], situation)).toEqual({ kind: 'show', state: 'backoffice_error_not_resident' });
    const withFallback = aFundCheck({ backoffice: backofficeError('not_eligible', true) });
    expect(checkOutcome(withFallback, [], situation)).toEqual(toRequest);
  });

  it('shows error_not_available when nothing was found and no request is possible [FA-010] [FA-045]', () => {
    const notAvailable = { kind: 'show', state: 'error_not_available' };
    expect(checkOutcome(aFundCheck(), [], closedToRequests)).toEqual(notAvailable);
    expect(checkOutcome(aFundCheck(), [], { ...situation, bsnKnown: false })).toEqual(notAvailable);
    const voluntary = { ...situation, bsnKnown: false, digid: { available: true, mandatory: false } };
    expect(checkOutcome(aFundCheck(), [], voluntary)).toEqual(toRequest);
    expect(checkOutcome(aFundCheck({ assignedPrevalidations: 1 }), [], closedToRequests)).toEqual(toRequest);
  });

  it('follows the redirect of the back office [FA-046]', () => {
    const check = aFundCheck({ backoffice: { kind: 'redirect', url: 'https://zonnedorp.example/hulp' } });
    expect(checkOutcome(check, [], situation)).toEqual({ kind: 'follow', url: 'https://zonnedorp.example/hulp' });
  });

  it('goes to the one voucher [FA-047]', () => {
    const check = aFundCheck({ vouchers: [aVoucher({ address: '0xa' })] });
    const expected = { kind: 'go', destination: goTo('voucher', { address: '0xa' }) };
    expect(checkOutcome(check, [], situation)).toEqual(expected);
    expect(checkOutcome(check, [], closedToRequests)).toEqual(expected);
  });

  it('goes to the list of vouchers when there are several [FA-048]', () => {
    const check = aFundCheck({ vouchers: [aVoucher({ address: '0xa' }), aVoucher({ address: '0xb' })] });
    expect(checkOutcome(check, [], situation)).toEqual({ kind: 'go', destination: goTo('vouchers', {}) });
  });

  const own = aVoucher({ address: '0xb', fundId: '12' });
  const toOwn = goTo('voucher', { address: '0xb' });
  it.each([
    ['a waiting voucher of this fund', aFundCheck({ assignedVouchers: 1 }), [own], toOwn],
    ['a voucher that the back office made', aFundCheck(), [own], toOwn],
    ['the same voucher in both fields', aFundCheck({ assignedVouchers: 1, vouchers: [own] }), [own], toOwn],
    ['a waiting voucher of another fund', aFundCheck({ assignedVouchers: 1 }), [], goTo('vouchers', {})],
    ['several waiting vouchers', aFundCheck({ assignedVouchers: 2 }), [own], goTo('vouchers', {})],
    ['a voucher in each field', aFundCheck({ vouchers: [aVoucher({ address: '0xa' })] }), [own], goTo('vouchers', {})],
  ])('leads to %s [FA-078]', (_what, check, vouchers, destination) => {
    for (const where of [situation, closedToRequests]) {
      expect(checkOutcome(check, vouchers, where)).toEqual({ kind: 'go', destination });
    }
  });

  it('takes no voucher of another fund or an expired one for a result of the check [FA-049]', () => {
    const others = [aVoucher({ fundId: '13' }), aVoucher({ fundId: '12', expired: true })];
    expect(checkOutcome(aFundCheck(), others, situation)).toEqual(toRequest);
  });

  it('goes to the request when the check found nothing [FA-049]', () => {
    expect(checkOutcome(aFundCheck(), [], situation)).toEqual(toRequest);
  });
});

describe('a failed fund check', () => {
  it('stays a failure for a 403 with a message, which the failure policy shows [FA-076]', () => {
    expect(checkRefusal(failure('forbidden', { message: 'Bevestig uw BSN opnieuw.' }), '3')).toBeNull();
  });

  it('stays a failure for a 403 whose message is not for residents', () => {
    expect(checkRefusal(failure('forbidden', { code: 'bsn_session_expired' }), '3')).toBeNull();
    expect(checkRefusal(failure('forbidden'), '3')).toBeNull();
  });

  it('leads to the error page with the code of the Error-Code header for every other answer [FA-077]', () => {
    const toError = (errorCode: string) => ({
      kind: 'go',
      destination: goTo('error', { errorCode }, { fund_id: '3' }),
    });
    expect(checkRefusal(failure('unexpected', { errorCode: 'digid_0050' }), '3')).toEqual(toError('digid_0050'));
    expect(checkRefusal(failure('rate_limited', { message: 'Wacht even.' }), '3')).toEqual(toError('unknown_error'));
    expect(checkRefusal(failure('forbidden', { errorCode: 'digid_0050' }), '3')).toEqual(toError('digid_0050'));
  });

  it('stays a failure without an answer or a sign-in', () => {
    for (const left of [
      failure('offline'),
      failure('timeout'),
      failure('aborted'),
      unauthorised(false),
      failure('second_factor_required'),
    ]) {
      expect(checkRefusal(left, '3')).toBeNull();
    }
  });
});
