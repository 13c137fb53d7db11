import type { Clarification, DutchMoment } from '../src/fund-requests/clarification.ts';
import { parseCalendarDate } from '../src/shared/calendar-date.ts';

/** A moment on the Dutch clock. */
export function aDutchMoment(day = '2026-11-18', time = '09:12'): DutchMoment {
  const date = parseCalendarDate(day);
  if (date === null) throw new RangeError(`${day} is not a date`);
  return { day: date, time };
}

/** A question about a fund request that waits for an answer. */
export function aClarification(changes: Partial<Clarification> = {}): Clarification {
  return {
    id: '6',
    state: 'pending',
    question: 'Wij missen een foto van uw energierekening.',
    message: null,
    attachment: null,
    text: 'required',
    proof: 'optional',
    askedAt: aDutchMoment(),
    answer: null,
    files: [],
    answeredAt: null,
    ...changes,
  };
}

/** The same question with an answer. */
export function anAnsweredClarification(changes: Partial<Clarification> = {}): Clarification {
  return aClarification({
    state: 'answered',
    answer: 'Hierbij de rekening.',
    answeredAt: aDutchMoment('2026-11-21', '11:06'),
    ...changes,
  });
}
