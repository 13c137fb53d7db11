import type { BackOfficeAnswerRow, BackOfficeSettings } from '../../tables/funds.ts';

/** What the back office of a municipality says about somebody. */
export type BackOfficeAnswer = Pick<BackOfficeAnswerRow, 'residency' | 'partner' | 'eligibility'>;

export type BackOfficeResult =
  | { readonly kind: 'eligible' }
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'error';
      readonly key: 'no_response' | 'not_resident' | 'taken_by_partner' | 'not_eligible';
      readonly fallback: boolean;
    };

const failed = (key: 'no_response' | 'not_resident' | 'taken_by_partner', fallback: boolean): BackOfficeResult => ({
  kind: 'error',
  key,
  fallback,
});

function partnerResult(answer: BackOfficeAnswer, settings: BackOfficeSettings): BackOfficeResult | null {
  if (!settings.partner_check || answer.partner === 'no_voucher') return null;
  return answer.partner === 'no_response'
    ? failed('no_response', settings.fallback)
    : failed('taken_by_partner', false);
}

/** Residency, then partner, then eligibility; the first that is not good decides. */
export function backOfficeResult(answer: BackOfficeAnswer, settings: BackOfficeSettings): BackOfficeResult {
  if (answer.residency === 'no_response') return failed('no_response', settings.fallback);
  if (answer.residency === 'not_resident') return failed('not_resident', false);
  const partner = partnerResult(answer, settings);
  if (partner) return partner;
  if (answer.eligibility === 'eligible') return { kind: 'eligible' };
  if (answer.eligibility === 'no_response') return failed('no_response', settings.fallback);
  if (settings.not_eligible_policy === 'redirect' && settings.redirect_url !== null) {
    return { kind: 'redirect', url: settings.redirect_url };
  }
  return { kind: 'error', key: 'not_eligible', fallback: true };
}
