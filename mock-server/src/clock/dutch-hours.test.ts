import { describe, expect, it } from 'vitest';
import { hour } from './calendar.ts';
import { aheadOfUtc } from './dutch-hours.ts';

const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** `DD/MM/YYYY, HH` as the calendar of the machine has it. */
const asIntl = (instant: number): string => calendar.format(instant);

function asRule(instant: number): string {
  const [year, month, day, hours] = new Date(instant + (aheadOfUtc(instant) ?? Number.NaN))
    .toISOString()
    .split(/[-T:]/);
  return `${day}/${month}/${year}, ${hours}`;
}

describe('the Dutch clock', () => {
  it.each([1996, 2000, 2024, 2025, 2026, 2027, 2037, 2038, 2100, 9998])(
    'agrees with the calendar of the machine in each hour of %i',
    (year) => {
      const different: string[] = [];
      for (let instant = Date.UTC(year, 0, 1); instant < Date.UTC(year + 1, 0, 1); instant += hour) {
        if (asRule(instant) !== asIntl(instant)) different.push(new Date(instant).toISOString());
      }
      expect(different).toEqual([]);
    },
  );

  it('agrees around each change between 1996 and 2300, to the millisecond', () => {
    const moments = Array.from({ length: 305 }, (_, index) => 1996 + index).flatMap((year) =>
      [2, 9].flatMap((month) =>
        Array.from({ length: 8 }, (_, back) => Date.UTC(year, month, 31 - back, 1)).flatMap((change) => [
          change - 1,
          change,
        ]),
      ),
    );
    expect(moments.filter((moment) => asRule(moment) !== asIntl(moment))).toEqual([]);
  });

  it('leaves what lies before 1996 to the calendar of the machine', () => {
    expect(aheadOfUtc(Date.UTC(1996, 0, 1) - 1)).toBeNull();
    expect(aheadOfUtc(Number.NaN)).toBeNull();
    expect(aheadOfUtc(Date.UTC(1996, 0, 1))).toBe(hour);
  });
});
