import type { OfficeHours } from '../store/table-tenants.ts';

const open = (week_day: number, start_time: string, end_time: string): OfficeHours => ({
  week_day,
  start_time,
  end_time,
  break_start_time: '',
  break_end_time: '',
});

const withBreak = (hours: OfficeHours): OfficeHours => ({
  ...hours,
  break_start_time: '12:30',
  break_end_time: '13:00',
});

const days = (from: number, until: number): number[] =>
  Array.from({ length: until - from + 1 }, (_, index) => from + index);

/** Opening hours by kind of place; Monday is 0, a closed day has no line. */
export const openingHours = {
  pool: days(0, 6).map((day) => (day < 5 ? open(day, '07:00', '21:00') : open(day, '09:00', '17:00'))),
  shop: [
    open(0, '13:00', '18:00'),
    ...days(1, 3).map((day) => open(day, '09:30', '18:00')),
    open(4, '09:30', '21:00'),
    open(5, '09:30', '17:00'),
  ],
  workshop: days(1, 5).map((day) => withBreak(open(day, '08:30', day === 5 ? '16:00' : '17:30'))),
  museum: days(1, 6).map((day) => open(day, '10:00', '17:00')),
  evening: days(0, 6).map((day) => open(day, day < 5 ? '17:00' : '13:00', '23:00')),
  club: [...days(0, 4).map((day) => open(day, '16:00', '22:00')), open(5, '08:30', '18:00'), open(6, '09:00', '16:00')],
  lessons: [...days(0, 4).map((day) => withBreak(open(day, '10:00', '21:00'))), open(5, '09:30', '15:00')],
  house: days(0, 4).map((day) => open(day, '09:00', '17:00')),
  garden: [open(2, '09:00', '16:00'), open(4, '09:00', '16:00'), open(5, '10:00', '14:00')],
  park: days(0, 6).map((day) => open(day, '09:30', '17:00')),
} as const satisfies Readonly<Record<string, readonly OfficeHours[]>>;

export type HoursKind = keyof typeof openingHours;
