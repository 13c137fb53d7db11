import { cleanCode } from '@stadstegoed/core/shared/typed-text.ts';
import { readDay, writeDay } from '@stadstegoed/core/shared/written-day.ts';
import type { FocusEvent } from 'react';
import { FieldGroup, type FieldParts } from '../field/form-field.tsx';
import { TextInput } from '../field/text-input.tsx';
import './date-parts.css';

/** The parts of a date, for their labels. */
export type DatePart = 'day' | 'month' | 'year';

export type DatePartsProps = FieldParts & {
  /** `12-4-2010` as far as it is typed, such as `12--`; empty when nothing is. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when focus leaves the three fields. */
  readonly onBlur?: () => void;
  readonly texts: Readonly<Record<DatePart, string>>;
  /** The date of somebody else, such as a child: the browser does not offer the resident's own. */
  readonly isOfOther?: boolean;
};

const PARTS = [
  { part: 'day', autoComplete: 'bday-day' },
  { part: 'month', autoComplete: 'bday-month' },
  { part: 'year', autoComplete: 'bday-year' },
] as const;

/**
 * A date that the resident knows by heart, such as a date of birth, in three fields: day, month and year. A month grid
 * does not help there. A whole date that is pasted into one of them fills all three. The group's id is the id of the
 * first field.
 */
export function DateParts({ value, onChange, onBlur, texts, isOfOther = false, ...field }: DatePartsProps) {
  const typed = value.split('-');
  const handleChange = (index: number, text: string) => {
    const date = readDay(text);
    if (date !== null) return onChange(writeDay(date));
    const next = PARTS.map((_part, at) => (at === index ? cleanCode(text).replaceAll('-', '') : (typed[at] ?? '')));
    onChange(next.every((part) => part === '') ? '' : next.join('-'));
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  const invalid = field.error === undefined ? {} : { 'aria-invalid': true as const };
  return (
    <FieldGroup {...field}>
      <div className="stads-date-parts" onBlur={handleBlur}>
        {PARTS.map(({ part, autoComplete }, index) => {
          const id = index === 0 ? field.id : `${field.id}-${part}`;
          return (
            <div key={part}>
              <label htmlFor={id}>{texts[part]}</label>
              <TextInput
                id={id}
                {...invalid}
                aria-required="true"
                inputMode="numeric"
                autoComplete={isOfOther ? 'off' : autoComplete}
                className={`figures stads-date-parts__${part}`}
                value={typed[index] ?? ''}
                onChange={(text) => handleChange(index, text)}
              />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
