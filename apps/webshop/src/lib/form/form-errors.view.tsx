import { InDialog } from '@stadstegoed/ui/dialog/in-dialog.ts';
import { ErrorSummary } from '@stadstegoed/ui/error-summary/error-summary.tsx';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, type ReactNode } from 'react';
import type { Action } from '../action/action.ts';
import { ActionProblem } from '../action/action-problem.view.tsx';
import type { FieldOf, Form } from './form.ts';
import { sentenceText, useTexts } from '../texts/texts.ts';

export interface FormErrorsProps<Values extends object> {
  readonly form: Form<Values>;
  /** The ids of the controls by field; for a group of controls the id of the group. */
  readonly ids: Readonly<Record<FieldOf<Values>, string>>;
}

/**
 * The error summary above a form; each error links to its control. A dialog with one field has none, because the same would
 * stand there twice: the field takes focus. Type assertion: `observer` loses the type parameter of a generic component.
 */
export const FormErrors = observer(function FormErrors<Values extends object>(props: FormErrorsProps<Values>) {
  const translate = useTexts();
  const { summary, refusals } = props.form;
  const [id = '', ...others] = new Set(Object.values<string>(props.ids));
  const isOnly = useContext(InDialog) && others.length === 0;
  const isRefused = isOnly && summary.length > 0;
  useEffect(() => {
    if (isRefused) focusAgain(id);
  }, [isRefused, refusals, id]);
  if (isOnly) return null;
  const errors = summary.map(({ field, sentence }) => ({
    fieldId: props.ids[field],
    message: sentenceText(translate, sentence),
  }));
  return (
    <ErrorSummary title={translate('shell.form.errors', { count: errors.length })} errors={errors} attempt={refusals} />
  );
}) as <Values extends object>(props: FormErrorsProps<Values>) => ReactNode;

/** Focuses a control, also the one with focus: only then its error is said. */
function focusAgain(id: string): void {
  const control = document.getElementById(id);
  control?.blur();
  control?.focus();
}

/**
 * Why the last attempt to send a form failed, for a failure that belongs to no field. Stands directly above the button; without it
 * the failure is a toast, which disappears.
 */
export function FormProblem({ form: { sending } }: { readonly form: { readonly sending: Action } }) {
  useEffect(() => {
    sending.open();
    return () => {
      sending.close();
      sending.clear();
    };
  }, [sending]);
  return <ActionProblem action={sending} />;
}

/** The error text of one field; undefined when the field is valid. */
export function useFieldError<Values extends object>(form: Form<Values>, field: FieldOf<Values>): string | undefined {
  const translate = useTexts();
  const sentences = form.errorsOf(field).map((sentence) => sentenceText(translate, sentence));
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
