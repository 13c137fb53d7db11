import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { instant } from '@stadstegoed/core/shared/instant.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { describe, expect, it } from 'vitest';
import {
  keepTogether,
  formatAmount,
  formatDate,
  formatNumber,
  speakAmount,
  formatPercent,
  truncate,
} from './format.ts';
import {
  formatDateShort,
  formatDayMonth,
  formatMoment,
  formatMonth,
  formatMonthName,
  formatSigned,
  formatTime,
  formatWeekday,
} from './format-date.ts';
import { formatAgo, formatDuration, formatChoices, formatFileSize, formatList } from './format-count.ts';

const NBSP = '\u00a0';
const day = (text: string) => parseCalendarDate(text) ?? expect.fail(`${text} is not a date`);

describe('prices', () => {
  it.each([
    [8600, '€ 86,-'],
    [0, '€ 0,-'],
    [123_400, '€ 1.234,-'],
    [-500, '€ -5,-'],
  ])('writes %i cents as %s, a whole amount with the euro sign and a dash [SH-082] [SH-084]', (cents, text) => {
    expect(formatAmount(money(cents)).replaceAll(NBSP, ' ')).toBe(text);
  });

  it.each([
    [1250, '€ 12,50'],
    [5, '€ 0,05'],
    [123_450, '€ 1.234,50'],
  ])('writes %i cents as %s, with the euro sign and a comma [SH-082] [SH-083]', (cents, text) => {
    expect(formatAmount(money(cents)).replaceAll(NBSP, ' ')).toBe(text);
  });

  it('has a non-breaking space between sign and digits', () => {
    expect(formatAmount(money(8600))).toBe(`€${NBSP}86,-`);
  });

  it('writes an amount as the browser writes euros in Dutch, but for the dash', () => {
    const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
    for (const cents of [0, 5, 99, 100, 12_345, 999_99, 1_000_00, 98_765_432_10, -1, -250_075])
      expect(formatAmount(money(cents))).toBe(euros.format(cents / 100).replace(/,00$/, ',-'));
  });

  it.each([
    [-8600, '− € 86,-'],
    [30_000, '+ € 300,-'],
  ])('writes %i cents with a sign as %s', (cents, text) => {
    expect(formatSigned(money(cents)).replaceAll(NBSP, ' ')).toBe(text);
  });

  it.each([
    [8600, '86 euro', '86 euros'],
    [1250, '12 euro en 50 cent', '12 euros and 50 cents'],
    [101, '1 euro en 1 cent', '1 euro and 1 cent'],
    [-500, 'min 5 euro', 'minus 5 euros'],
  ])('speaks %i cents as "%s" and "%s"', (cents, dutch, english) => {
    expect(speakAmount(money(cents), 'nl')).toBe(dutch);
    expect(speakAmount(money(cents), 'en')).toBe(english);
  });
});

describe('dates', () => {
  it('writes a full date in both languages', () => {
    expect(formatDate(day('2026-11-21'), 'nl')).toBe('21\u00a0november 2026');
    expect(formatDate(day('2026-11-21'), 'en')).toBe('21\u00a0November 2026');
  });

  it('writes a short date in the typed notation', () => {
    expect(formatDateShort(day('2026-01-05'))).toBe('05-01-2026');
  });

  it('writes a day of the week', () => {
    expect(formatWeekday(day('2026-11-23'), 'nl', 'long')).toBe('maandag');
    expect(formatWeekday(day('2026-11-23'), 'en', 'short')).toBe('Mon');
  });

  it('writes a month, its name, and a date without its year', () => {
    expect(formatMonth(day('2026-11-21'), 'nl')).toBe('november 2026');
    expect(formatDayMonth(day('2026-11-21'), 'en')).toBe('21\u00a0November');
    expect(formatMonthName(day('2026-11-21'), 'nl')).toBe('november');
  });

  it.each([
    ['2026-07-01T22:30:00Z', '2\u00a0juli 2026 om 0.30\u00a0uur', '2\u00a0July 2026 at 00:30'],
    ['2026-01-01T22:30:00Z', '1\u00a0januari 2026 om 23.30\u00a0uur', '1\u00a0January 2026 at 23:30'],
  ])('writes the timestamp %s in Amsterdam time, summer and winter', (iso, dutch, english) => {
    expect(formatMoment(instant(Date.parse(iso)), 'nl')).toBe(dutch);
    expect(formatMoment(instant(Date.parse(iso)), 'en')).toBe(english);
  });

  it('writes the time of a timestamp', () => {
    expect(formatTime(instant(Date.parse('2026-11-21T13:05:00Z')), 'nl')).toBe('14.05');
    expect(formatTime(instant(Date.parse('2026-11-21T07:49:00Z')), 'nl')).toBe('8.49');
    expect(formatTime(instant(Date.parse('2026-11-21T07:49:00Z')), 'en')).toBe('08:49');
  });
});

describe('durations', () => {
  it.each([0, 1, 99, 99.9])('writes %d seconds as just now [SH-085]', (seconds) => {
    expect(formatDuration(seconds, 'nl')).toBe('Zojuist');
    expect(formatDuration(seconds, 'en')).toBe('Just now');
  });

  it.each([
    [100, '1 minuut', '1 minute'],
    [120, '2 minuten', '2 minutes'],
    [3600, '1 uur', '1 hour'],
    [3660, '1 uur en 1 minuut', '1 hour and 1 minute'],
    [86_400, '1 dag', '1 day'],
    [2 * 86_400 + 3 * 3600 + 240, '2 dagen en 3 uur', '2 days and 3 hours'],
    [86_460, '1 dag en 1 minuut', '1 day and 1 minute'],
  ])('writes %i seconds in at most two units [SH-086]', (seconds, dutch, english) => {
    expect(formatDuration(seconds, 'nl')).toBe(dutch);
    expect(formatDuration(seconds, 'en')).toBe(english);
  });
});

describe('the time since an event', () => {
  it.each([
    [0, 'Zojuist', 'Just now'],
    [99, 'Zojuist', 'Just now'],
    [100, '1 minuut geleden', '1 minute ago'],
    [3660, '1 uur en 1 minuut geleden', '1 hour and 1 minute ago'],
  ])('is told for %i seconds in the words of a duration', (seconds, dutch, english) => {
    expect(formatAgo(seconds, 'nl')).toBe(dutch);
    expect(formatAgo(seconds, 'en')).toBe(english);
  });
});

describe('percentages, numbers and lists', () => {
  it.each([0, 12, 100])('writes the whole percentage %i without decimals [SH-087]', (value) => {
    expect(formatPercent(value, 'nl')).toBe(`${value}%`);
  });

  it.each([
    [12.5, '12,50%', '12.50%'],
    [33.333, '33,33%', '33.33%'],
  ])('writes the percentage %d with two decimals [SH-088]', (value, dutch, english) => {
    expect(formatPercent(value, 'nl')).toBe(dutch);
    expect(formatPercent(value, 'en')).toBe(english);
  });

  it('groups thousands according to the language', () => {
    expect(formatNumber(1234, 'nl')).toBe('1.234');
    expect(formatNumber(1234, 'en')).toBe('1,234');
  });

  it('joins a list with the conjunction of the language', () => {
    expect(formatList(['a', 'b', 'c'], 'nl')).toBe('a, b en c');
    expect(formatList(['a', 'b'], 'en')).toBe('a and b');
  });
});

it('keeps a postcode in one piece', () => {
  expect(keepTogether('Plasweg 2, 9990 XP Zonnedorp')).toBe(`Plasweg 2, 9990${NBSP}XP Zonnedorp`);
  expect(keepTogether('Lindelaan 1234')).toBe('Lindelaan 1234');
});

describe('long texts', () => {
  it('keeps a text of 200 characters and truncates one of 201 [SH-081]', () => {
    expect(truncate('a'.repeat(200))).toBe('a'.repeat(200));
    expect(truncate('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`);
  });

  it('truncates at the given length without a space before the ellipsis', () => {
    expect(truncate('een twee drie', 4)).toBe('een…');
  });
});

it('joins choices with "of" or "or"', () => {
  expect([formatChoices(['jpg', 'png', 'pdf'], 'nl'), formatChoices(['jpg', 'png'], 'en')]).toEqual([
    'jpg, png of pdf',
    'jpg or png',
  ]);
});

it.each([
  [0, '1 kB', '1 kB'],
  [182_400, '182 kB', '182 kB'],
  [999_499, '999 kB', '999 kB'],
  [999_500, '1 MB', '1 MB'],
  [1_440_000, '1,4 MB', '1.4 MB'],
])('formats a file of %d bytes', (bytes, dutch, english) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect([formatFileSize(bytes, 'nl'), formatFileSize(bytes, 'en')].map(plain)).toEqual([dutch, english]);
});
