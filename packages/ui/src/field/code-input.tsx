import type { ChangeEvent } from 'react';
import { classNames } from '../class-names.ts';
import { caretInCode, codeCharacters, groupCode } from './grouped-text.ts';
import type { TextInputProps } from './text-input.tsx';
import { useCaret } from './use-caret.ts';
import './field.css';

/** Props of a code control: the value is the grouped text, `ABCD-1234`. */
export type CodeInputProps = TextInputProps & {
  /** Number of characters of the code without dashes. */
  readonly length?: number;
};

/** An activation code. Groups the characters while typing, accepts any pasted notation and keeps the caret position. */
export function CodeInput({ length = 8, className, value, onChange, width: _width, ...rest }: CodeInputProps) {
  const placeCaret = useCaret();
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = codeCharacters(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    onChange(groupCode(target.value, length));
    placeCaret(target, (text) => caretInCode(text, before));
  };
  return (
    <input
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...rest}
      value={groupCode(value, length)}
      className={classNames('stads-textbox', 'stads-textbox--code', className)}
      onChange={handleChange}
    />
  );
}

/** Default number of digits of a pin code (SH-074). */
export const PIN_BLOCK_SIZE = 6;

/** Props of a pin control: the value contains only digits. */
export type PinInputProps = TextInputProps & {
  /** Number of digits. */
  readonly blockSize?: number;
  /** Called when all digits are entered. */
  readonly onComplete?: (value: string) => void;
};

/** A pin or one-time code: one control for all digits, so that paste, autofill and screen readers work. */
export function PinInput(props: PinInputProps) {
  const { blockSize = PIN_BLOCK_SIZE, className, onChange, onComplete, width: _width, ...rest } = props;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, blockSize);
    onChange(digits);
    if (digits.length === blockSize) onComplete?.(digits);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      {...rest}
      style={{ '--stads-pin-figures': blockSize }}
      className={classNames('stads-textbox', 'stads-textbox--pin', className)}
      onChange={handleChange}
    />
  );
}
