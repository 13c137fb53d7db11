import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { typedCount } from '@stadstegoed/core/fund-requests/criterion-answer.ts';
import { DeclarationCheckbox } from '@stadstegoed/ui/declaration-checkbox/declaration-checkbox.tsx';
import { DateParts } from '../../lib/form/observed-date-parts.tsx';
import type { FieldControlProps } from '@stadstegoed/ui/field/form-field.tsx';
import { StepInput } from '@stadstegoed/ui/field/step-input.tsx';
import { AmountInput, TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import { useFieldError } from '../../lib/form/form-errors.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { CriterionForm } from './criterion-form.ts';

/** The purpose of an answer about the resident herself, by the key of its record type (WCAG 1.3.5). */
const PURPOSES: Readonly<Record<string, string>> = {
  given_name: 'given-name',
  family_name: 'family-name',
  address: 'address-line1',
  telephone: 'tel',
  email: 'email',
};

type Props = { readonly criterionForm: CriterionForm; readonly id: string };

/** The control of a criterion: checkbox, date, step, number, currency or text. */
export const CriterionControlView = observer(function CriterionControlView({ criterionForm, id }: Props) {
  const translate = useTexts();
  const { criterion, form, control } = criterionForm;
  const error = useFieldError(form, 'answer');
  const handleLeave = () => form.leave('answer');
  if (control === 'checkbox') {
    return (
      <DeclarationCheckbox
        id={id}
        label={<ContentText>{criterion.title ?? criterion.recordTypeName}</ContentText>}
        checked={form.values.answer !== ''}
        onChange={criterionForm.check}
        error={error}
      />
    );
  }
  const label = criterion.recordTypeName;
  if (control === 'date') {
    return (
      <DateParts
        id={id}
        label={label}
        hint={translate('fundRequests.dateHint')}
        error={error}
        value={form.values.answer}
        onChange={criterionForm.set}
        onBlur={handleLeave}
        texts={{
          day: translate('shell.form.day'),
          month: translate('shell.form.month'),
          year: translate('shell.form.year'),
        }}
      />
    );
  }
  return (
    <FormField id={id} label={label} error={error}>
      {(field) => <TypedControl criterionForm={criterionForm} field={field} onLeave={handleLeave} />}
    </FormField>
  );
});

/** The controls that are typed in one field. */
const TypedControl = observer(function TypedControl(props: {
  readonly criterionForm: CriterionForm;
  readonly field: FieldControlProps;
  readonly onLeave: () => void;
}) {
  const { criterionForm, field, onLeave } = props;
  const translate = useTexts();
  const { control, form } = criterionForm;
  const typed = { ...field, value: form.values.answer, onChange: criterionForm.set, onBlur: onLeave };
  switch (control) {
    case 'step':
      return (
        <StepInput
          {...typed}
          read={typedCount}
          texts={{ less: translate('fundRequests.oneLess'), more: translate('fundRequests.oneMore') }}
        />
      );
    case 'number':
      return <TextInput {...typed} inputMode="numeric" autoComplete="off" width="short" />;
    case 'currency':
      return <AmountInput {...typed} />;
    default:
      return <TextInput {...typed} autoComplete={PURPOSES[criterionForm.criterion.recordTypeKey] ?? 'off'} />;
  }
});
