import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { FieldControlProps } from '../field/form-field.tsx';
import { TextInput } from '../field/text-input.tsx';
import { formatDateShort } from '../format.ts';
import { readTypedDate } from './calendar.ts';
import { MonthView } from './month-view.tsx';
import './date-input.css';

/** The words of the date control. */
export type DateInputTexts = {
  /** "Kies een dag", the name of the button and the dialog. */
  readonly choose: string;
  readonly close: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
};

/** Props of a date. Put the form of a date, "dd-mm-jjjj", in the hint of the field. */
export type DateInputProps = FieldControlProps & {
  /** What is typed; `readTypedDate` turns it into a day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The day at which the month opens while nothing is typed. */
  readonly today: CalendarDate;
  readonly language: Language;
  readonly texts: DateInputTexts;
  readonly autoComplete?: 'bday' | 'off';
};

/** A day, typed as dd-MM-yyyy or picked from a month. */
export function DateInput(props: DateInputProps) {
  const { value, onChange, today, language, texts, autoComplete = 'off', ...control } = props;
  const [open, setOpen] = useState(false);
  const choose = (date: CalendarDate) => {
    onChange(formatDateShort(date));
    setOpen(false);
  };
  return (
    <span className="stads-date-input">
      <TextInput {...control} width="short" autoComplete={autoComplete} value={value} onChange={onChange} />
      <Button iconOnly aria-label={texts.choose} onClick={() => setOpen(true)}>
        <IconCalendar stroke={1.5} aria-hidden="true" />
      </Button>
      <Dialog size="small" open={open} onClose={() => setOpen(false)} title={texts.choose} closeLabel={texts.close}>
        {open ? (
          <MonthView chosen={readTypedDate(value)} today={today} language={language} texts={texts} onChoose={choose} />
        ) : null}
      </Dialog>
    </span>
  );
}
