import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../button/button.tsx';
import { formatDate, formatMonth, formatWeekday } from '../format.ts';
import { addMonths, dayByKey, weeksOf } from './calendar.ts';

/** Props of a month to pick a day from. */
export type MonthViewProps = {
  readonly chosen: CalendarDate | null;
  readonly today: CalendarDate;
  readonly language: Language;
  readonly texts: { readonly previousMonth: string; readonly nextMonth: string };
  readonly onChoose: (date: CalendarDate) => void;
};

/** A month of days, weeks from Monday. One day is in the tab order; the arrows, Home, End and Page keys move it. */
export function MonthView(props: MonthViewProps) {
  const { chosen, today, language, texts } = props;
  const [at, setAt] = useState({ day: chosen ?? today, byKey: true });
  const heading = useId();
  const weeks = weeksOf(at.day);
  const turn = (months: number) => setAt({ day: addMonths(at.day, months), byKey: false });

  return (
    <div className="stads-month">
      <div className="stads-month__head">
        <TurnButton label={texts.previousMonth} icon={IconChevronLeft} onTurn={() => turn(-1)} />
        <h3 id={heading} aria-live="polite">
          {formatMonth(at.day, language)}
        </h3>
        <TurnButton label={texts.nextMonth} icon={IconChevronRight} onTurn={() => turn(1)} />
      </div>
      <table aria-labelledby={heading}>
        <WeekdayNames week={weeks[0] ?? []} language={language} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <Day
                    {...props}
                    day={day}
                    focused={at.day}
                    takesFocus={at.byKey && day === at.day}
                    onMove={(to) => setAt({ day: to, byKey: true })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TurnButton(props: {
  readonly label: string;
  readonly icon: typeof IconChevronLeft;
  readonly onTurn: () => void;
}) {
  const Icon = props.icon;
  return (
    <Button appearance="subtle" iconOnly aria-label={props.label} onClick={props.onTurn}>
      <Icon stroke={1.5} aria-hidden="true" />
    </Button>
  );
}

function WeekdayNames(props: { readonly week: readonly CalendarDate[]; readonly language: Language }) {
  return (
    <thead>
      <tr>
        {props.week.map((day) => (
          <th key={day} scope="col" abbr={formatWeekday(day, props.language, 'long')}>
            {formatWeekday(day, props.language, 'short')}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type DayProps = Omit<MonthViewProps, 'texts'> & {
  readonly day: CalendarDate;
  readonly focused: CalendarDate;
  readonly takesFocus: boolean;
  readonly onMove: (to: CalendarDate) => void;
};

function Day({ day, focused, chosen, today, language, takesFocus, onMove, onChoose }: DayProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const handleKey = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, day);
    if (next === null) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <button
      ref={button}
      type="button"
      className="stads-month__day"
      tabIndex={day === focused ? 0 : -1}
      aria-label={formatDate(day, language)}
      aria-pressed={day === chosen}
      aria-current={day === today ? 'date' : undefined}
      data-beside={day.slice(0, 7) === focused.slice(0, 7) ? undefined : true}
      onKeyDown={handleKey}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  );
}
