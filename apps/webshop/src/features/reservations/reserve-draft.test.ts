import { NO_NOTES } from '@stadstegoed/core/reservations/reserve-notes.ts';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, readReserveDraft } from './reserve-draft.ts';

describe('a stored draft of a reservation', () => {
  it('leaves out what another version wrote differently', () => {
    const stored = {
      voucherAddress: 7,
      notes: { firstName: true, colour: 'red' },
      answers: { 1: 7 },
      files: [],
      known: [1, '2'],
    };
    expect(readReserveDraft(stored)).toEqual({ ...EMPTY_DRAFT, known: ['2'] });
  });

  it('has the address that version 1.0 kept in one line', () => {
    const { notes } = readReserveDraft({ notes: { address: 'Lindelaan 14' } }) ?? EMPTY_DRAFT;
    expect(notes).toEqual({ ...NO_NOTES, street: 'Lindelaan 14' });
  });
});
