import { expect, it } from 'vitest';
import { parseCalendarDate } from '../shared/calendar-date.ts';
import { decisionDay } from './decision-term.ts';

it('ends the decision term 8 weeks after the day of sending', () => {
  const sent = parseCalendarDate('2026-11-22');
  expect(sent === null ? null : decisionDay(sent)).toBe('2027-01-17');
});
