import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldGroup } from './form-field.tsx';
import type { FieldParts } from './form-field.tsx';
import './field.css';

/** One answer to choose. */
export type Option<V extends string = string> = {
  readonly value: V;
  readonly label: string;
  readonly hint?: string;
};

/** Props of a group of radio buttons. */
export type RadioGroupProps<V extends string> = FieldParts & {
  readonly legendHidden?: boolean;
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
};

/** One question with a few answers, one of which counts. The id of the group is the id of its first button. */
export function RadioGroup<V extends string>({ options, value, onChange, ...parts }: RadioGroupProps<V>) {
  return (
    <FieldGroup {...parts}>
      {options.map((option, index) => (
        <label key={option.value} className="stads-check">
          <input
            type="radio"
            id={index === 0 ? parts.id : `${parts.id}-${index}`}
            name={parts.id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <OptionText label={option.label} hint={option.hint} />
        </label>
      ))}
    </FieldGroup>
  );
}

/** Props of a checkbox. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'checked' | 'type' | 'children'> & {
  readonly label: ReactNode;
  readonly hint?: string;
  /** Stands at the end of the line, such as the number of results behind a filter. */
  readonly trailing?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A box to tick, with its words. */
export function Checkbox({ label, hint, trailing, className, onChange, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('stads-check', className)}>
      <input type="checkbox" {...rest} onChange={(event) => onChange(event.target.checked)} />
      <OptionText label={label} hint={hint} trailing={trailing} />
    </label>
  );
}

/** Props of a choice from a list. */
export type SelectProps<V extends string> = Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'value' | 'children'> & {
  readonly options: readonly Option<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
};

/** A choice from a list, the browser's own. Only values of the list come out. */
export function Select<V extends string>({ options, onChange, className, ...rest }: SelectProps<V>) {
  return (
    <select
      {...rest}
      className={classNames('stads-textbox', 'stads-select', className)}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function OptionText(props: {
  readonly label: ReactNode;
  readonly hint: string | undefined;
  readonly trailing?: ReactNode;
}) {
  return (
    <span className="stads-check__text">
      <span>
        {props.label}
        {props.hint === undefined ? null : <small>{props.hint}</small>}
      </span>{' '}
      {props.trailing}
    </span>
  );
}
