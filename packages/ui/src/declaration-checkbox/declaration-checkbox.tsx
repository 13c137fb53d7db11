import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './declaration-checkbox.css';
import type { Elements } from '../elements.ts';

export type DeclarationCheckboxProps = {
  readonly id: string;
  /** The sentence that the resident confirms, one fact. */
  readonly label: ReactNode;
  /** What it means. */
  readonly text?: Elements;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  /** The text after the sentence of a box that may stay empty, "(niet verplicht)". Without it the box is required. */
  readonly optionalText?: string | undefined;
};

/** A sentence with a large checkbox that a resident confirms, such as a declaration. */
export function DeclarationCheckbox(props: DeclarationCheckboxProps) {
  const { id, label, text, checked, onChange, error, optionalText } = props;
  const errorId = `${id}-error`;
  return (
    <div className={classNames('stads-declaration-field', error !== undefined && 'stads-declaration-field--invalid')}>
      {error === undefined ? null : (
        <p className="stads-field__error" id={errorId}>
          <IconAlertCircle size={20} stroke={1.5} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      <label className="stads-declaration">
        <input
          type="checkbox"
          id={id}
          checked={checked}
          aria-required={optionalText === undefined}
          {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <strong>{label}</strong> {optionalText === undefined ? text : <span>{optionalText}</span>}
        </span>
      </label>
    </div>
  );
}
