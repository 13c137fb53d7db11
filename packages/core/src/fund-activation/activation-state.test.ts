import { expect, it } from 'vitest';
import { backofficeErrorKey, backofficeErrorState } from './activation-state.ts';

it('maps each back office error key to a state [FA-011]', () => {
  for (const key of ['no_response', 'not_resident', 'taken_by_partner', 'not_eligible'] as const) {
    expect(backofficeErrorState(key)).toBe(`backoffice_error_${key}`);
    expect(backofficeErrorKey(backofficeErrorState(key))).toBe(key);
  }
});

it('uses not_eligible when the back office error has no key or an unknown key [FA-044]', () => {
  expect(backofficeErrorState(null)).toBe('backoffice_error_not_eligible');
  expect(backofficeErrorKey('backoffice_error_moon_phase')).toBe('not_eligible');
  expect(backofficeErrorKey('select')).toBeNull();
});
