import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button } from '../button/button.tsx';
import type { FieldControlProps } from './form-field.tsx';
import { NUMBER_LIMITS, readNumber } from '@stadstegoed/core/shared/typed-number.ts';
import { stepFrom } from './number-rules.ts';
import { TextInput } from './text-input.tsx';
import './field.css';

/** Props of a step control. */
export type StepInputProps = FieldControlProps & {
  /** A whole number; any other value is a programming error and throws `InvalidModelError`. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly texts: { readonly less: string; readonly more: string };
};

/** A small number with a minus and a plus button; buttons and typed values stay within the limits. */
export function StepInput(props: StepInputProps) {
  const { value, onChange, texts, min = NUMBER_LIMITS.min, max = NUMBER_LIMITS.max, ...control } = props;
  const change = (by: number, from: number = value) => onChange(stepFrom(from, by, { min, max }));
  const handleTyped = (text: string) => {
    const typed = readNumber(text, { min: -max, max: Number.MAX_SAFE_INTEGER, step: 1 });
    if (typed.kind === 'value') change(0, typed.value);
    if (typed.kind === 'empty') change(0, min);
  };
  return (
    <span className="stads-stepper">
      <Button iconOnly aria-label={texts.less} aria-controls={control.id} onClick={() => change(-1)}>
        <IconMinus stroke={1.5} aria-hidden="true" />
      </Button>
      <TextInput
        {...control}
        className="figures"
        inputMode="numeric"
        autoComplete="off"
        value={String(stepFrom(value, 0, { min, max }))}
        onChange={handleTyped}
      />
      <Button iconOnly aria-label={texts.more} aria-controls={control.id} onClick={() => change(1)}>
        <IconPlus stroke={1.5} aria-hidden="true" />
      </Button>
    </span>
  );
}
