import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { readDay } from '@stadstegoed/core/shared/written-day.ts';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { FieldControlProps } from '../field/form-field.tsx';
import { TextInput } from '../field/text-input.tsx';
import { formatDateShort } from '../format-date.ts';
import type { MonthViewProps, MonthViewTexts } from './month-view.tsx';
import { useMonthView } from './use-month-view.ts';
import type { LateMonthView } from './use-month-view.ts';
import './date-input.css';

export type DateInputTexts = MonthViewTexts & {
  /** "Kies een dag", the name of the button and the dialog. */
  readonly choose: string;
  readonly close: string;
  /** While the month grid is fetched. */
  readonly loading: string;
  /** When it cannot be fetched: type the date. */
  readonly failed: string;
};

/** Props of a date. Put the form of a date, "dd-mm-jjjj", in the hint of the field. */
export type DateInputProps = FieldControlProps & {
  /** What is typed; `readDay` turns it into a day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the text field is left. */
  readonly onBlur?: () => void;
  /** The day at which the month opens while nothing is typed. */
  readonly today: CalendarDate;
  /** The first and last day that the month grid offers. What is typed is for the form to check. */
  readonly min?: CalendarDate;
  readonly max?: CalendarDate;
  readonly language: Language;
  readonly texts: DateInputTexts;
};

/** A day, typed as dd-MM-yyyy or chosen from a month. A day that can be read is rewritten in that form once the field is left. */
export function DateInput(props: DateInputProps) {
  const { value, onChange, onBlur, today, min, max, language, texts, ...control } = props;
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const { view, load } = useMonthView();
  const typed = readDay(value);
  const choose = (date: CalendarDate) => {
    onChange(formatDateShort(date));
    setOpen(false);
  };
  const handleOpen = () => {
    load();
    setOpen(true);
    setOpenings(openings + 1);
  };
  const handleBlur = () => {
    if (typed !== null && formatDateShort(typed) !== value) onChange(formatDateShort(typed));
    onBlur?.();
  };
  return (
    <span className="stads-date-input">
      <TextInput
        inputMode="numeric"
        {...control}
        autoComplete="off"
        value={value}
        onChange={onChange}
        onBlur={handleBlur}
      />
      <Button
        appearance="subtle"
        iconOnly
        className="stads-date-input__button"
        aria-label={texts.choose}
        aria-haspopup="dialog"
        onFocus={load}
        onPointerEnter={load}
        onClick={handleOpen}
      >
        <IconCalendar stroke={1.5} aria-hidden="true" />
      </Button>
      <Dialog size="small" open={open} onClose={() => setOpen(false)} title={texts.choose} closeLabel={texts.close}>
        {/* A new grid each time it opens; it stays while the dialog closes, so that focus goes straight back to the button. */}
        {openings > 0 ? (
          <LateMonth
            key={openings}
            view={view}
            month={{ chosen: typed, today, min, max, language, texts, onChoose: choose }}
            texts={texts}
          />
        ) : null}
      </Dialog>
    </span>
  );
}

function LateMonth(props: {
  readonly view: LateMonthView;
  readonly month: MonthViewProps;
  readonly texts: DateInputTexts;
}) {
  const { view, month, texts } = props;
  const message = { waiting: texts.loading, failed: texts.failed, loaded: '' }[view.kind];
  return (
    <>
      <p aria-live="polite">{message}</p>
      {view.kind === 'loaded' ? <view.View {...month} /> : null}
    </>
  );
}
