import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import './field.css';

/** Props of a text control: those of an input, but the change hands over the text. */
export type TextInputProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'size'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `short` for what is short: a number, a date, a postcode. */
  readonly width?: 'full' | 'short';
};

/** A line of text. */
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

/** An e-mail address, with the browser's own type: right keyboard, autofill (2 §5). */
export function EmailInput(props: TextInputProps) {
  return <TextInput autoComplete="email" spellCheck={false} autoCapitalize="none" {...props} type="email" />;
}

/** An amount in euros, typed with a comma or a point; the sign stands before the text. */
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

/** Props of a text of more lines. */
export type TextareaProps = Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A text of more lines. */
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
