import { ErrorSummary } from '@stadstegoed/ui/error-summary/error-summary.tsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldOf, FormModel } from './form-model.ts';
import { sentenceText, useTexts } from './texts.ts';

/** Props of the error summary of a form. */
export interface FormErrorsProps<Values extends object> {
  readonly form: FormModel<Values>;
  /** The ids of the controls by field; of a group of controls the id of the group. */
  readonly ids: Readonly<Record<FieldOf<Values>, string>>;
}

/**
 * The errors of a refused form, above it, each a link to its control. The cast is a named border: an observer forgets that
 * its component was generic.
 */
export const FormErrors = observer(function FormErrors<Values extends object>(props: FormErrorsProps<Values>) {
  const translate = useTexts();
  const { summary, refusals } = props.form;
  const errors = summary.map(({ field, sentence }) => ({
    fieldId: props.ids[field],
    message: sentenceText(translate, sentence),
  }));
  return (
    <ErrorSummary title={translate('shell.form.errors', { count: errors.length })} errors={errors} attempt={refusals} />
  );
}) as <Values extends object>(props: FormErrorsProps<Values>) => ReactNode;

/** The sentences at one field, as the field shows them; undefined when all is well. */
export function useFieldError<Values extends object>(
  form: FormModel<Values>,
  field: FieldOf<Values>,
): string | undefined {
  const translate = useTexts();
  const sentences = form.errorsOf(field).map((sentence) => sentenceText(translate, sentence));
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
