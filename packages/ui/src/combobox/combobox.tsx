import { useEffect, useRef } from 'react';
import type { Option } from '../field/choices.tsx';
import type { FieldControlProps } from '../field/form-field.tsx';
import { handleComboboxKey, handleComboboxScroll, useCombobox } from './use-combobox.ts';
import '../field/field.css';
import './combobox.css';

/** Props of a long list to search in. */
export type ComboboxProps<V extends string> = FieldControlProps & {
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  /** Only options come out: other words fall back to the last choice. On unless switched off (2 §5). */
  readonly strict?: boolean;
  readonly texts: {
    /** "12 resultaten", spoken while the list changes. */
    readonly results: (count: number) => string;
    /** Shows where no option fits. */
    readonly none: string;
  };
};

/** A choice from a long list, by typing a part of it. Fifty options show first, more as the list is scrolled. */
export function Combobox<V extends string>(props: ComboboxProps<V>) {
  const { options, value, onChange, strict = true, texts, ...control } = props;
  const box = useCombobox({ options, value, strict, onChange });
  const activeId = box.active === null ? undefined : `${control.id}-option-${box.active}`;
  return (
    <div className="stads-combobox">
      <input
        {...control}
        type="text"
        role="combobox"
        className="stads-textbox stads-select"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={`${control.id}-list`}
        aria-activedescendant={activeId}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onClick={box.open}
        onKeyDown={(event) => handleComboboxKey(box, event)}
        onBlur={box.leave}
      />
      <OptionList id={control.id} box={box} value={value} onChoose={box.choose} />
      {box.isOpen && box.total === 0 ? <p className="stads-combobox__none">{texts.none}</p> : null}
      <span className="visually-hidden" aria-live="polite">
        {box.isOpen ? texts.results(box.total) : ''}
      </span>
    </div>
  );
}

function OptionList<V extends string>(props: {
  readonly id: string;
  readonly box: ReturnType<typeof useCombobox<V>>;
  readonly value: V | null;
  readonly onChoose: (option: Option<V>) => void;
}) {
  const { id, box, value, onChoose } = props;
  return (
    <div
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show what is typed beside it
      role="listbox"
      className="stads-combobox__list"
      hidden={!box.isOpen}
      onScroll={(event) => handleComboboxScroll(box, event)}
    >
      {box.shown.map((option, index) => (
        <OptionRow
          key={option.value}
          id={`${id}-option-${index}`}
          label={option.label}
          active={index === box.active}
          selected={option.value === value}
          onChoose={() => onChoose(option)}
        />
      ))}
    </div>
  );
}

function OptionRow(props: {
  readonly id: string;
  readonly label: string;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onChoose: () => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [props.active]);
  return (
    // The input keeps focus and its keys choose; a press here must not take focus away before it counts.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
    <div
      ref={row}
      id={props.id}
      role="option"
      aria-selected={props.selected}
      data-active={props.active || undefined}
      className="stads-combobox__option"
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onChoose}
    >
      {props.label}
    </div>
  );
}
