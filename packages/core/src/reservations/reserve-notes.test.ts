import { describe, expect, it } from 'vitest';
import { aDay } from '../../testing/a-voucher.ts';
import { anAddress } from '../../testing/an-address.ts';
import {
  askedFields,
  NO_NOTES,
  noteProblem,
  orderOf,
  type AskedField,
  type NoteField,
  type ReserveNotes,
} from './reserve-notes.ts';
import { reserveSteps } from './reserve-steps.ts';

const nothing = { phone: 'no', address: 'no', birthDate: 'no', notes: 'optional' } as const;
const today = aDay('2026-11-22');
const names = (fields: readonly AskedField[]) => fields.map(({ name, required }) => (required ? `${name}*` : name));
const required = (name: NoteField): AskedField => ({ name, required: true });

describe('the fields of the reserve notes', () => {
  it('are the names, which are required, and optional notes [RS-010] [RS-011] [RS-033]', () => {
    expect(names(askedFields(nothing))).toEqual(['firstName*', 'lastName*', 'notes']);
  });

  it('are telephone, address and date of birth where the product asks for them [RS-012]', () => {
    const asked = askedFields({ ...nothing, phone: 'optional', address: 'required', birthDate: 'required' });
    const address = ['postcode*', 'house*', 'houseAddition', 'street*', 'city*'];
    expect(names(asked)).toEqual(['firstName*', 'lastName*', 'birthDate*', 'phone', ...address, 'notes']);
  });

  it('are checked for a missing text, their length and a date in the past', () => {
    const problem = (name: NoteField, text: string) =>
      noteProblem(required(name), { ...NO_NOTES, [name]: text }, today);
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
    expect([problem('street', 'x'.repeat(80)), problem('street', 'x'.repeat(81))]).toEqual([null, 'too_long']);
    expect([problem('postcode', '7311aa'), problem('postcode', '7311')]).toEqual([null, 'no_postcode']);
    expect([problem('house', '14 b'), problem('house', 'b14')]).toEqual([null, 'no_house']);
    expect([problem('houseAddition', 'bis1'), problem('houseAddition', 'bis12')]).toEqual([null, 'too_long']);
    expect([problem('birthDate', '31-2-2019'), problem('birthDate', '4-3-2019')]).toEqual(['no_date', null]);
    expect([problem('birthDate', '22-11-2026'), problem('birthDate', '21-11-2026')]).toEqual(['not_past', null]);
  });

  it('may stay empty when they are optional [RS-011] [RS-012]', () => {
    const optional = (name: NoteField, notes: Partial<ReserveNotes>) =>
      noteProblem({ name, required: false }, { ...NO_NOTES, ...notes }, today);
    expect(optional('notes', {})).toBeNull();
    expect(optional('notes', { notes: 'x'.repeat(401) })).toBe('too_long');
    expect([optional('city', {}), optional('city', { house: '14' })]).toEqual([null, 'missing']);
    expect(optional('houseAddition', { house: '14' })).toBeNull();
  });
});

describe('the order', () => {
  const target = { voucher: { id: '1', address: '0xa' }, productId: '381' };

  it('has the voucher, the product and the notes that are asked and filled in [RS-022]', () => {
    const notes = { ...NO_NOTES, firstName: ' Ilyas ', lastName: 'de Wit', birthDate: '4-3-2019', phone: '0612345678' };
    const asked = askedFields({ ...nothing, address: 'optional', birthDate: 'required' });
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

  it('has the address as it is read', () => {
    const asked = askedFields({ ...nothing, address: 'required' });
    const typed = { postcode: '7311aa', house: '14 b', street: ' Lindelaan ', city: 'Zonnedorp' };
    expect(orderOf(target, asked, { ...NO_NOTES, ...typed }).address).toEqual(anAddress());
    expect(orderOf(target, askedFields(nothing), { ...NO_NOTES, ...typed }).address).toBeNull();
  });
});

describe('the steps of reserving', () => {
  it('ask for a voucher and an extra payment only where there are any', () => {
    expect(reserveSteps({ choosesVoucher: true, paysExtra: true })).toEqual(['voucher', 'details', 'extra', 'check']);
    expect(reserveSteps({ choosesVoucher: false, paysExtra: false })).toEqual(['details', 'check']);
  });
});
