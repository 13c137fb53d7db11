import { describe, expect, it } from 'vitest';
import { aDay } from '../../testing/a-voucher.ts';
import { askedFields, NO_NOTES, noteProblem, orderOf, type AskedField, type NoteField } from './reserve-notes.ts';
import { reserveSteps } from './reserve-steps.ts';

const nothing = { phone: 'no', address: 'no', birthDate: 'no' } as const;
const today = aDay('2026-11-22');
const names = (fields: readonly AskedField[]) => fields.map(({ name, required }) => (required ? `${name}*` : name));
const required = (name: NoteField): AskedField => ({ name, required: true });

describe('the fields of the reserve notes', () => {
  it('are the names, which are required, and optional notes [RS-010] [RS-011] [RS-033]', () => {
    expect(names(askedFields(nothing))).toEqual(['firstName*', 'lastName*', 'notes']);
  });

  it('are telephone, address and date of birth where the product asks for them [RS-012]', () => {
    const asked = askedFields({ phone: 'optional', address: 'required', birthDate: 'required' });
    expect(names(asked)).toEqual(['firstName*', 'lastName*', 'birthDate*', 'phone', 'address*', 'notes']);
  });

  it('are checked for a missing text, their length and a date in the past', () => {
    const problem = (name: NoteField, text: string) => noteProblem(required(name), text, today);
    expect([problem('firstName', ' '), problem('birthDate', '')]).toEqual(['missing', 'missing']);
    expect([problem('firstName', 'x'.repeat(20)), problem('lastName', 'x'.repeat(21))]).toEqual([null, 'too_long']);
    expect([problem('phone', '06-12 34'), problem('phone', 'bel maar')]).toEqual(['no_phone', 'no_phone']);
    expect([problem('phone', '06-12345678 (na 18 uur)'), problem('phone', '+32 470 12 34 56')]).toEqual([null, null]);
    expect([problem('birthDate', '21-11-1906'), problem('birthDate', '4-3-1850')]).toEqual([
      'too_long_ago',
      'too_long_ago',
    ]);
    expect(problem('birthDate', '22-11-1906')).toBeNull();
    expect([
      problem('phone', '0612345678 (of '.padEnd(50, 'x')),
      problem('phone', '0612345678 (of '.padEnd(51, 'x')),
    ]).toEqual([null, 'too_long']);
    expect([problem('address', 'x'.repeat(100)), problem('address', 'x'.repeat(101))]).toEqual([null, 'too_long']);
    expect([problem('birthDate', '31-2-2019'), problem('birthDate', '4-3-2019')]).toEqual(['no_date', null]);
    expect([problem('birthDate', '22-11-2026'), problem('birthDate', '21-11-2026')]).toEqual(['not_past', null]);
  });

  it('may stay empty when they are optional [RS-011] [RS-012]', () => {
    expect(noteProblem({ name: 'notes', required: false }, '', today)).toBeNull();
    expect(noteProblem({ name: 'notes', required: false }, 'x'.repeat(401), today)).toBe('too_long');
  });
});

describe('the order', () => {
  const target = { voucher: { id: '1', address: '0xa' }, productId: '381' };

  it('has the voucher, the product and the notes that are asked and filled in [RS-022]', () => {
    const notes = { ...NO_NOTES, firstName: ' Ilyas ', lastName: 'de Wit', birthDate: '4-3-2019', phone: '0612345678' };
    const asked = askedFields({ phone: 'no', address: 'optional', birthDate: 'required' });
    expect(orderOf(target, asked, notes)).toEqual({
      ...target,
      firstName: 'Ilyas',
      lastName: 'de Wit',
      birthDate: '2019-03-04',
      phone: null,
      address: null,
      notes: null,
    });
  });
});

describe('the steps of reserving', () => {
  it('ask for details and an extra payment only where there are any', () => {
    expect(reserveSteps({ choosesVoucher: true, fields: 3, paysExtra: true })).toEqual([
      'voucher',
      'details',
      'extra',
      'check',
    ]);
    expect(reserveSteps({ choosesVoucher: true, fields: 3, paysExtra: false })).toEqual([
      'voucher',
      'details',
      'check',
    ]);
    expect(reserveSteps({ choosesVoucher: true, fields: 0, paysExtra: false })).toEqual(['voucher', 'check']);
    expect(reserveSteps({ choosesVoucher: false, fields: 3, paysExtra: false })).toEqual(['details', 'check']);
  });
});
