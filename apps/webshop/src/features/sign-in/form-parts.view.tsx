import { ErrorSummary } from '@stadstegoed/ui/error-summary/error-summary.tsx';
import { observer } from 'mobx-react-lite';
import type { FormModel } from '../../support/form-model.ts';
import { sentenceText, useTexts } from '../../support/texts.ts';

/**
 * What is wrong with a form, above it; `ids` are the ids of its controls. The cast is a named border: an observer forgets
 * that its component was generic.
 */
export const FormErrors = observer(function FormErrors<Field extends string>(props: {
  readonly form: FormModel<Field>;
  readonly ids: Readonly<Record<Field, string>>;
}) {
  const translate = useTexts();
  const { summary, refusals } = props.form;
  const errors = summary.map(({ field, sentence }) => ({
    fieldId: props.ids[field],
    message: sentenceText(translate, sentence),
  }));
  return (
    <ErrorSummary title={translate('shell.form.errors', { count: errors.length })} errors={errors} attempt={refusals} />
  );
}) as <Field extends string>(props: {
  readonly form: FormModel<Field>;
  readonly ids: Readonly<Record<Field, string>>;
}) => React.ReactNode;

/** The sentences at one field, as the field shows them; undefined when all is well. */
export function useFieldError<Field extends string>(form: FormModel<Field>, field: Field): string | undefined {
  const translate = useTexts();
  const sentences = form.errorsOf(field).map((sentence) => sentenceText(translate, sentence));
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
