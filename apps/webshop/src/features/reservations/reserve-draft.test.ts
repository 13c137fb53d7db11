import { NO_NOTES } from '@stadstegoed/core/reservations/reserve-notes.ts';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, parseReserveDraft } from './reserve-draft.ts';

describe('a stored draft of a reservation', () => {
  it('has the voucher, what was typed, and the reservations from before a lost answer', () => {
    const content = { voucherAddress: '0xa', notes: { ...NO_NOTES, firstName: 'Ilyas' }, known: ['1'] };
    expect(parseReserveDraft(JSON.stringify(content))).toEqual(content);
  });

  it('leaves out what another version wrote differently', () => {
    const text = JSON.stringify({ voucherAddress: 7, notes: { firstName: true, colour: 'red' }, known: [1, '2'] });
    expect(parseReserveDraft(text)).toEqual({ ...EMPTY_DRAFT, known: ['2'] });
  });

  it.each(['', 'no json', 'null', '{}', '[]'])('is none for %j', (text) => {
    expect(parseReserveDraft(text)).toBeNull();
  });
});
