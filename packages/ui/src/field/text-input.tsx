import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import './field.css';

/** Props of a text control: those of an input, with `onChange` receiving the text. */
export type TextInputProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'size'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `short` for a number, a date or a postcode. */
  readonly width?: 'full' | 'short';
};

/** A single-line text control. */
export function TextInput({ width = 'full', className, onChange, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      {...rest}
      className={classNames('stads-textbox', width === 'short' && 'stads-textbox--short', className)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** An e-mail control, with the input type for keyboard and autofill. */
export function EmailInput(props: TextInputProps) {
  return <TextInput autoComplete="email" spellCheck={false} autoCapitalize="none" {...props} type="email" />;
}

/** An amount in euros with a decimal comma or point; the euro sign is shown before the text. */
export function AmountInput(props: TextInputProps) {
  return (
    <span className="stads-amount-input">
      <span className="stads-amount-input__sign" aria-hidden="true">
        €
      </span>
      <TextInput inputMode="decimal" autoComplete="off" {...props} className="figures" />
    </span>
  );
}

export type TextareaProps = Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A multi-line text control. */
export function Textarea({ className, onChange, ...rest }: TextareaProps) {
  return (
    <textarea
      rows={5}
      {...rest}
      className={classNames('stads-textbox', 'stads-textbox--lines', className)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
