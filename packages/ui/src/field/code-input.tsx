import type { ChangeEvent } from 'react';
import { classNames } from '../class-names.ts';
import { caretInCode, codeCharacters, groupCode } from './grouped-text.ts';
import type { TextInputProps } from './text-input.tsx';
import './field.css';

/** Props of a code control: the value is the grouped text, `ABCD-1234`. */
export type CodeInputProps = TextInputProps & {
  /** Characters of the code, dashes not counted. */
  readonly length?: number;
};

/** A code from a letter. It groups while one types, takes a paste in any form and keeps the caret where it was. */
export function CodeInput({ length = 8, className, value, onChange, width: _width, ...rest }: CodeInputProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const before = codeCharacters(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    const grouped = groupCode(target.value, length);
    onChange(grouped);
    const caret = caretInCode(grouped, before);
    requestAnimationFrame(() => {
      if (target.value === grouped) target.setSelectionRange(caret, caret);
    });
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

/** Figures in a pin code unless told otherwise (2 §5). */
export const PIN_BLOCK_SIZE = 6;

/** Props of a pin control: the value is the figures alone. */
export type PinInputProps = TextInputProps & {
  /** How many figures. */
  readonly blockSize?: number;
  /** Called once all figures are there. */
  readonly onComplete?: (value: string) => void;
};

/** A pin or one-time code: one control for all figures, so that paste, autofill and a screen reader simply work. */
export function PinInput(props: PinInputProps) {
  const { blockSize = PIN_BLOCK_SIZE, className, onChange, onComplete, width: _width, ...rest } = props;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const figures = event.target.value.replace(/\D/g, '').slice(0, blockSize);
    onChange(figures);
    if (figures.length === blockSize) onComplete?.(figures);
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
