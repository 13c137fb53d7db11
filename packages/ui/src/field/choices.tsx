import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldGroup } from './form-field.tsx';
import type { FieldParts } from './form-field.tsx';
import './field.css';
import type { Elements } from '../elements.ts';

export type Option<V extends string = string> = {
  readonly value: V;
  readonly label: string;
  readonly hint?: string;
};

export type RadioGroupProps<V extends string> = FieldParts & {
  readonly legendHidden?: boolean;
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
};

/** A group of radio buttons. The id of the group is the id of its first button. */
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

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'checked' | 'type' | 'children'> & {
  readonly label: ReactNode;
  readonly hint?: string;
  /** Content at the end of the line, such as the number of results of a filter. */
  readonly trailing?: Elements;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

export function Checkbox({ label, hint, trailing, className, onChange, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('stads-check', className)}>
      <input type="checkbox" {...rest} onChange={(event) => onChange(event.target.checked)} />
      <OptionText label={label} hint={hint} trailing={trailing} />
    </label>
  );
}

export type SelectProps<V extends string> = Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'value' | 'children'> & {
  readonly options: readonly Option<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
};

/** The browser's select. `onChange` only receives values of the options. */
export function Select<V extends string>({ options, onChange, className, ...rest }: SelectProps<V>) {
  return (
    <select
      {...rest}
      className={classNames('stads-textbox', 'stads-select', className)}
      onChange={(event) => {
        const selected = options.find((option) => option.value === event.target.value);
        if (selected) onChange(selected.value);
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
  readonly trailing?: Elements;
}) {
  return (
    <span className="stads-check__text">
      <span>
        <span>{props.label}</span>
        {props.hint === undefined ? null : <small>{props.hint}</small>}
      </span>{' '}
      {props.trailing}
    </span>
  );
}
