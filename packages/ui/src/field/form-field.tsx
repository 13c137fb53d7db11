import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './field.css';
import type { Elements } from '../elements.ts';

/** The props that link label, hint and error to the control. Spread them on the control. */
export type FieldControlProps = {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
};

/** The parts of a field, for a single control and for a group. */
export type FieldParts = {
  /** The id of the control; the error summary links to it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode | undefined;
  /** The error message; undefined when the value is valid. */
  readonly error?: string | undefined;
  /** The text after the label of an optional field, "(niet verplicht)". Without it the field is required. */
  readonly optionalText?: string | undefined;
};

/** A field: label, hint, error and control, in that order. */
export function FormField(props: FieldParts & { readonly children: (control: FieldControlProps) => ReactElement }) {
  return (
    <div className={classNames('stads-field', props.error !== undefined && 'stads-field--invalid')}>
      <label className="stads-field__label" id={`${props.id}-label`} htmlFor={props.id}>
        <LabelText label={props.label} optionalText={props.optionalText} />
      </label>
      <HintAndError {...props} />
      {props.children(controlProps(props))}
    </div>
  );
}

/** A group of controls under one question: `fieldset` and `legend`, then hint, error and the controls. */
export function FieldGroup(props: FieldParts & { readonly legendHidden?: boolean; readonly children: Elements }) {
  const { 'aria-describedby': describedBy } = controlProps(props);
  return (
    <fieldset
      className={classNames('stads-field', 'stads-field--group', props.error !== undefined && 'stads-field--invalid')}
      aria-describedby={describedBy}
    >
      <legend className={props.legendHidden ? 'visually-hidden' : 'stads-field__label'}>
        <LabelText label={props.label} optionalText={props.optionalText} />
      </legend>
      <HintAndError {...props} />
      <div className="stads-field__options">{props.children}</div>
    </fieldset>
  );
}

function LabelText(props: { readonly label: string; readonly optionalText: string | undefined }) {
  return props.optionalText === undefined ? (
    <span>{props.label}</span>
  ) : (
    <>
      <span>{props.label}</span> <span className="stads-field__optional">{props.optionalText}</span>
    </>
  );
}

function HintAndError(props: FieldParts) {
  return (
    <>
      {props.hint === undefined ? null : (
        <div className="stads-field__hint" id={`${props.id}-hint`}>
          {props.hint}
        </div>
      )}
      {props.error === undefined ? null : (
        <p className="stads-field__error" id={`${props.id}-error`}>
          <IconAlertCircle size={20} stroke={1.5} aria-hidden="true" />
          <span>{props.error}</span>
        </p>
      )}
    </>
  );
}

function controlProps({ id, hint, error, optionalText }: FieldParts): FieldControlProps {
  const parts = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return {
    id,
    ...(parts.length > 0 && { 'aria-describedby': parts.join(' ') }),
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(optionalText === undefined && { 'aria-required': true }),
  };
}
