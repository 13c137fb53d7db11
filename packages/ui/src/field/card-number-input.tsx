import type { ChangeEvent } from 'react';
import { caretAfterDigits, digitsOf, groupAfterPrefix } from './card-number-text.ts';
import type { TextInputProps } from './text-input.tsx';
import { useCaret } from './use-caret.ts';
import './field.css';

/** Props of a card number: the value is digits, without the prefix and without spaces. */
export type CardNumberInputProps = Omit<TextInputProps, 'width' | 'className'> & {
  /** The fixed first digits, shown before the field. */
  readonly prefix: string;
};

/**
 * The number of a card in one field after its fixed first digits. Shows the whole number in blocks of four while typing
 * and keeps the caret position. `onChange` gets the text as typed or pasted; its owner decides which digits stay.
 */
export function CardNumberInput({ prefix, value, onChange, ...rest }: CardNumberInputProps) {
  const placeCaret = useCaret();
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digitsBefore = digitsOf(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    onChange(target.value);
    placeCaret(target, (text) => caretAfterDigits(text, digitsBefore));
  };
  return (
    <span className="stads-card-number">
      <span className="stads-card-number__prefix" aria-hidden="true">
        {prefix}
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        className="stads-textbox"
        value={groupAfterPrefix(prefix, value)}
        onChange={handleChange}
      />
    </span>
  );
}
