import { expect, it } from 'vitest';
import { backOfficeResult, type BackOfficeAnswer } from './backoffice.ts';
import type { BackOfficeSettings } from '../../tables/funds.ts';

const answer: BackOfficeAnswer = { residency: 'resident', partner: 'no_voucher', eligibility: 'eligible' };
const settings: BackOfficeSettings = {
  partner_check: true,
  fallback: true,
  not_eligible_policy: 'fund_request',
  redirect_url: 'https://zonnedorp.example/hulp',
};
const error = (key: string, fallback: boolean): object => ({ kind: 'error', key, fallback });

it.each<[string, Partial<BackOfficeAnswer>, Partial<BackOfficeSettings>, object]>([
  ['eligible', {}, {}, { kind: 'eligible' }],
  ['silent about where somebody lives', { residency: 'no_response' }, {}, error('no_response', true)],
  ['silent, without fallback', { residency: 'no_response' }, { fallback: false }, error('no_response', false)],
  ['not a resident, never with fallback', { residency: 'not_resident' }, {}, error('not_resident', false)],
  ['silent about the partner', { partner: 'no_response' }, {}, error('no_response', true)],
  ['partner has it, never with fallback', { partner: 'has_voucher' }, {}, error('taken_by_partner', false)],
  ['partner has it, but nobody asks', { partner: 'has_voucher' }, { partner_check: false }, { kind: 'eligible' }],
  ['silent about the right to it', { eligibility: 'no_response' }, {}, error('no_response', true)],
  ['not eligible: a request', { eligibility: 'not_eligible' }, { fallback: false }, error('not_eligible', true)],
  [
    'not eligible: elsewhere',
    { eligibility: 'not_eligible' },
    { not_eligible_policy: 'redirect' },
    { kind: 'redirect', url: 'https://zonnedorp.example/hulp' },
  ],
  [
    'residency decides before all others',
    { residency: 'not_resident', partner: 'has_voucher', eligibility: 'no_response' },
    {},
    error('not_resident', false),
  ],
])('reads the back office: %s', (...row) => {
  const [, says, has, result] = row;
  expect(backOfficeResult({ ...answer, ...says }, { ...settings, ...has })).toEqual(result);
});
