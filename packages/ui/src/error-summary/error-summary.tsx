import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useEffect, useRef, type MouseEvent } from 'react';
import { focusOnce } from '../focus-once.ts';
import './error-summary.css';

/** One validation error of a form, with the same message as at the field. */
export type SummaryError = {
  /** The id of the invalid control. */
  readonly fieldId: string;
  readonly message: string;
};

export type ErrorSummaryProps = {
  readonly title: string;
  readonly errors: readonly SummaryError[];
  /** The number of submits; each new number moves focus to the heading again. */
  readonly attempt: number;
};

/** The validation errors above a form, nothing without any: the heading takes focus, each line links to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors && heading.current) focusOnce(heading.current, {});
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    <section className="stads-error-summary">
      <h2 ref={heading} className="stads-heading--3">
        <IconAlertCircle stroke={1.5} aria-hidden="true" />
        <span>{title}</span>
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={`${error.fieldId} ${error.message}`}>
            <a href={`#${error.fieldId}`} onClick={focusField}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A hash link would scroll to the control without focusing it, and would add a history entry. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
}
