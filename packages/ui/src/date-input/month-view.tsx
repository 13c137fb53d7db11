import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { DayButton, DayPicker } from 'react-day-picker';
import type { CustomComponents, DayButtonProps, DropdownProps, Formatters, Labels, Modifiers } from 'react-day-picker';
import { classNames } from '../class-names.ts';
import { formatDate } from '../format.ts';
import { formatMonth, formatMonthName, formatWeekday } from '../format-date.ts';
import { fromLocalDate, toLocalDate } from './local-date.ts';
import './month-view.css';

export type MonthViewTexts = {
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** The names of the two lists above the grid, "Maand" and "Jaar". */
  readonly month: string;
  readonly year: string;
  /** Said behind the day, "vandaag", "gekozen" and "niet te kiezen". */
  readonly today: string;
  readonly chosen: string;
  readonly unavailable: string;
};

export type MonthViewProps = {
  readonly chosen: CalendarDate | null;
  readonly today: CalendarDate;
  /** The first and last day that can be chosen. */
  readonly min?: CalendarDate | undefined;
  readonly max?: CalendarDate | undefined;
  readonly language: Language;
  readonly texts: MonthViewTexts;
  readonly onChoose: (date: CalendarDate) => void;
};

/** How many years the list of years goes back and ahead when the field sets no limits: the oldest resident, a long plan. */
const YEARS = { back: 120, ahead: 10 } as const;

/**
 * A month of days, weeks from Monday: the grid pattern of the APG, by react-day-picker. One day is in the tab order; arrows,
 * Home, End, Page Up and Page Down (with Shift: a year) move it. Days outside the limits can be reached and say so, so that
 * no key stays silent.
 */
export function MonthView({ chosen, today, min, max, language, texts, onChoose }: MonthViewProps) {
  const isAvailable = (date: CalendarDate) => (min === undefined || date >= min) && (max === undefined || date <= max);
  const choose = (date: CalendarDate) => {
    if (isAvailable(date)) onChoose(date);
  };
  return (
    <DayPicker
      mode="single"
      required
      // The grid opens on request in a dialog, and focus belongs on the day (APG date picker dialog).
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
      autoFocus
      captionLayout="dropdown"
      navLayout="around"
      weekStartsOn={1}
      // Always six rows, so that the buttons do not move under the finger from month to month.
      fixedWeeks
      lang={language}
      className="stads-month"
      classNames={CLASSES}
      components={COMPONENTS}
      formatters={formattersIn(language)}
      labels={labelsIn(language, texts)}
      modifiers={{ unavailable: (date) => !isAvailable(fromLocalDate(date)) }}
      today={toLocalDate(today)}
      defaultMonth={toLocalDate(chosen ?? today)}
      startMonth={min === undefined ? yearsFrom(today, -YEARS.back) : toLocalDate(min)}
      endMonth={max === undefined ? yearsFrom(today, YEARS.ahead) : toLocalDate(max)}
      selected={chosen === null ? undefined : toLocalDate(chosen)}
      onSelect={(date) => choose(fromLocalDate(date))}
    />
  );
}

const TURN_BUTTON = 'stads-button stads-button--subtle stads-button--icon-only';

const CLASSES = {
  month: 'stads-month__page',
  month_caption: 'stads-month__caption',
  dropdowns: 'stads-month__lists',
  button_previous: TURN_BUTTON,
  button_next: TURN_BUTTON,
  month_grid: 'stads-month__grid',
  weekday: 'stads-month__weekday',
  day: 'stads-month__cell',
  day_button: 'stads-month__day',
};

const COMPONENTS: Partial<CustomComponents> = { Chevron: TurnIcon, Dropdown: List, DayButton: Day };

function TurnIcon(props: { readonly orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  const Icon = props.orientation === 'left' ? IconChevronLeft : IconChevronRight;
  return <Icon stroke={1.5} aria-hidden="true" />;
}

/** The months or the years, as the browser's own list. */
function List({ options = [], className, ...select }: DropdownProps) {
  return (
    <select {...select} className={classNames('stads-textbox', 'stads-select', className)}>
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Day(props: DayButtonProps) {
  return <DayButton {...props} aria-disabled={props.modifiers['unavailable'] || undefined} />;
}

function formattersIn(language: Language): Partial<Formatters> {
  return {
    formatCaption: (date) => formatMonth(fromLocalDate(date), language),
    formatDay: (date) => String(date.getDate()),
    formatMonthDropdown: (date) => formatMonthName(fromLocalDate(date), language),
    formatYearDropdown: (date) => String(date.getFullYear()),
    formatWeekdayName: (date) => formatWeekday(fromLocalDate(date), language, 'short'),
  };
}

function labelsIn(language: Language, texts: MonthViewTexts): Partial<Labels> {
  return {
    labelPrevious: () => texts.previousMonth,
    labelNext: () => texts.nextMonth,
    labelMonthDropdown: () => texts.month,
    labelYearDropdown: () => texts.year,
    labelGrid: (date) => formatMonth(fromLocalDate(date), language),
    labelWeekday: (date) => formatWeekday(fromLocalDate(date), language, 'long'),
    labelDayButton: (date, modifiers) => spokenDay(fromLocalDate(date), modifiers, { language, texts }),
  };
}

/** "zaterdag 21 november 2026, vandaag, gekozen" */
function spokenDay(
  date: CalendarDate,
  { today, selected, unavailable }: Modifiers,
  { language, texts }: Pick<MonthViewProps, 'language' | 'texts'>,
): string {
  const name = `${formatWeekday(date, language, 'long')} ${formatDate(date, language)}`;
  const state = [today && texts.today, selected && texts.chosen, unavailable && texts.unavailable];
  return [name, ...state].filter(Boolean).join(', ');
}

function yearsFrom(date: CalendarDate, years: number): Date {
  return new Date(Number(date.slice(0, 4)) + years, years < 0 ? 0 : 11, 1);
}
