import { expect, it } from 'vitest';
import { backofficeErrorKey, backofficeErrorState } from './activation-state.ts';

it('names a state for each key of a back office error [FA-011]', () => {
  for (const key of ['no_response', 'not_resident', 'taken_by_partner', 'not_eligible'] as const) {
    expect(backofficeErrorState(key)).toBe(`backoffice_error_${key}`);
    expect(backofficeErrorKey(backofficeErrorState(key))).toBe(key);
  }
});

it('is not eligible when the back office gives no reason, or one that nobody knows [FA-044]', () => {
  expect(backofficeErrorState(null)).toBe('backoffice_error_not_eligible');
  expect(backofficeErrorKey('backoffice_error_moon_phase')).toBe('not_eligible');
  expect(backofficeErrorKey('select')).toBeNull();
});
