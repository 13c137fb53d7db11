import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { FieldControlProps } from './form-field.tsx';
import { NUMBER_LIMITS } from '@stadstegoed/core/shared/typed-number.ts';
import { stepFrom } from './number-rules.ts';
import { TextInput } from './text-input.tsx';
import './field.css';

export type StepInputProps = FieldControlProps & {
  /** What is typed. It stays until the field is left; its owner then writes it as a number, or says what is wrong. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the text field is left. */
  readonly onBlur?: () => void;
  /**
   * The number in a typed text; null when there is none, and then the buttons begin at the minimum. A number that is not whole is a
   * programming error and throws `InvalidModelError`.
   */
  readonly read: (typed: string) => number | null;
  readonly min?: number;
  readonly max?: number;
  readonly texts: { readonly less: string; readonly more: string };
};

/** A small number with a minus and a plus button, which stay within the limits. */
export function StepInput(props: StepInputProps) {
  const { value, onChange, read, texts, min = NUMBER_LIMITS.min, max = NUMBER_LIMITS.max, ...field } = props;
  const { onBlur, ...control } = field;
  const input = useRef<HTMLInputElement>(null);
  const model = stepFrom(read(value) ?? min, 0, { min, max });
  const change = (by: number) => onChange(String(stepFrom(model, by, { min, max })));
  const handleTyped = (text: string) => {
    // Who types a 3 before the 0 that stands there means 3, not 30.
    const isBeforeZero = value === '0' && text.endsWith('0') && input.current?.selectionStart === text.length - 1;
    onChange(isBeforeZero ? text.slice(0, -1) : text);
  };
  return (
    <span className="stads-stepper">
      <Button iconOnly aria-label={texts.less} aria-controls={control.id} onClick={() => change(-1)}>
        <IconMinus stroke={1.5} aria-hidden="true" />
      </Button>
      <TextInput
        {...control}
        ref={input}
        className="figures"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={handleTyped}
        onBlur={onBlur}
      />
      <Button iconOnly aria-label={texts.more} aria-controls={control.id} onClick={() => change(1)}>
        <IconPlus stroke={1.5} aria-hidden="true" />
      </Button>
    </span>
  );
}
