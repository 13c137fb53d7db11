import { NO_NOTES } from '@stadstegoed/core/reservations/reserve-notes.ts';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, readReserveDraft } from './reserve-draft.ts';

describe('a stored draft of a reservation', () => {
  it('has the voucher, what was typed, and the reservations from before a lost answer', () => {
    const content = { voucherAddress: '0xa', notes: { ...NO_NOTES, firstName: 'Ilyas' }, known: ['1'] };
    expect(readReserveDraft(content)).toEqual(content);
  });

  it('leaves out what another version wrote differently', () => {
    const stored = { voucherAddress: 7, notes: { firstName: true, colour: 'red' }, known: [1, '2'] };
    expect(readReserveDraft(stored)).toEqual({ ...EMPTY_DRAFT, known: ['2'] });
  });

  it('is none without a part', () => {
    expect(readReserveDraft({})).toBeNull();
  });
});
