import { digitsOf } from '@stadstegoed/core/shared/typed-text.ts';
import { classNames } from '../class-names.ts';
import type { TextInputProps } from './text-input.tsx';
import './field.css';

/** Default number of digits of a pin code (SH-074). */
export const PIN_BLOCK_SIZE = 6;

/** Props of a pin control: the value contains only digits. */
export type PinInputProps = TextInputProps & {
  readonly blockSize?: number;
};

/** A pin or one-time code: one control for all digits, so that paste, autofill and screen readers work. */
export function PinInput(props: PinInputProps) {
  const { blockSize = PIN_BLOCK_SIZE, className, onChange, width: _width, ...rest } = props;
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      {...rest}
      style={{ '--stads-pin-figures': blockSize }}
      className={classNames('stads-textbox', 'stads-textbox--pin', className)}
      onChange={(event) => onChange(digitsOf(event.target.value).slice(0, blockSize))}
    />
  );
}
