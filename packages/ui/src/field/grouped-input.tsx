import type { ChangeEvent } from 'react';
import { classNames } from '../class-names.ts';
import type { TextInputProps } from './text-input.tsx';
import { useCaret } from './use-caret.ts';
import './field.css';

/** Props of a code or number that is shown in groups; `onChange` gets the text as `format` writes it. */
export type GroupedInputProps = Omit<TextInputProps, 'width'> & {
  /** Writes a typed or pasted text in its groups. Writing it twice changes nothing. */
  readonly format: (typed: string) => string;
};

/** A code or number in groups, which it keeps while typing and pasting, with the caret at the same character. */
export function GroupedInput({ format, className, value, onChange, ...rest }: GroupedInputProps) {
  const placeCaret = useCaret();
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = charactersIn(format(target.value.slice(0, target.selectionStart ?? target.value.length)));
    onChange(format(target.value));
    placeCaret(target, (text) => indexAfter(text, before));
  };
  return (
    <input
      type="text"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      value={format(value)}
      className={classNames('stads-textbox', className)}
      onChange={handleChange}
    />
  );
}

/** The number of a card after its fixed first digits, which stand before the field. */
export function CardNumberInput({ prefix, ...rest }: GroupedInputProps & { readonly prefix: string }) {
  return (
    <span className="stads-card-number">
      {prefix === '' ? null : (
        <span className="stads-card-number__prefix" aria-hidden="true">
          {prefix}
        </span>
      )}
      <GroupedInput inputMode="numeric" {...rest} />
    </span>
  );
}

/** An activation code, `ABCD-1234`. */
export function CodeInput(props: GroupedInputProps) {
  return <GroupedInput autoCapitalize="characters" className="stads-textbox--code" {...props} />;
}

/** The signs between the groups. */
const BETWEEN = /[\s-]/;

function charactersIn(text: string): number {
  return Array.from(text).filter((character) => !BETWEEN.test(character)).length;
}

/** The index in a grouped text after this number of characters; the end when it has fewer. */
function indexAfter(text: string, characters: number): number {
  let counted = 0;
  let at = 0;
  while (at < text.length && counted < characters) {
    if (!BETWEEN.test(text.charAt(at))) counted += 1;
    at += 1;
  }
  return at;
}
