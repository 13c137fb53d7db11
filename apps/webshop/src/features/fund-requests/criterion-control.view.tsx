import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import { typedCount } from '@stadstegoed/core/fund-requests/criterion-answer.ts';
import { DeclarationCheckbox } from '@stadstegoed/ui/declaration-checkbox/declaration-checkbox.tsx';
import { DateParts } from '../../lib/form/observed-date-parts.tsx';
import type { FieldControlProps } from '@stadstegoed/ui/field/form-field.tsx';
import { RadioGroup, Select, type Option } from '@stadstegoed/ui/field/choices.tsx';
import { StepInput } from '@stadstegoed/ui/field/step-input.tsx';
import { AmountInput, TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import { useFieldError } from '../../lib/form/form-errors.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { CriterionForm } from './criterion-form.ts';
import { questionLabel } from './request-sentences.ts';

/** The purpose of an answer about the resident herself, by the key of its record type (WCAG 1.3.5). */
const PURPOSES: Readonly<Record<string, string>> = {
  given_name: 'given-name',
  family_name: 'family-name',
  address: 'address-line1',
  telephone: 'tel',
  email: 'email',
};

type Props = {
  readonly criterionForm: CriterionForm;
  readonly id: string;
  /** Whether the title of the criterion stands above it, so that the label is only the name of the record. */
  readonly isAlone: boolean;
};

/** What stands behind the label of an answer that may be left out. */
function useOptionalText({ question }: Criterion): string | undefined {
  const translate = useTexts();
  return question?.isOptional === true ? translate('shell.form.optional') : undefined;
}

/** The most options of a choice that all stand on the screen. */
const MOST_RADIO_BUTTONS = 6;

/** The control of a criterion: checkbox, choice, date, step, number, currency or text. */
export const CriterionControlView = observer(function CriterionControlView({ criterionForm, id, isAlone }: Props) {
  const translate = useTexts();
  const { criterion, form, control } = criterionForm;
  const { question } = criterion;
  const error = useFieldError(form, 'answer');
  const handleLeave = () => form.leave('answer');
  const optionalText = useOptionalText(criterion);
  if (control === 'checkbox') {
    return (
      <DeclarationCheckbox
        id={id}
        label={<ContentText>{questionLabel(criterion)}</ContentText>}
        optionalText={optionalText}
        checked={form.values.answer !== ''}
        onChange={criterionForm.check}
        error={error}
      />
    );
  }
  const label = isAlone && question === null ? criterion.recordTypeName : questionLabel(criterion);
  const field = { id, label, error, optionalText };
  const options = optionsOf(criterion, optionalText === undefined ? null : translate('fundRequests.overview.notGiven'));
  if (control === 'select' && options.length <= MOST_RADIO_BUTTONS) {
    return <RadioGroup {...field} options={options} value={form.values.answer} onChange={criterionForm.set} />;
  }
  if (control === 'date') {
    return (
      <DateParts
        {...field}
        hint={translate('fundRequests.dateHint')}
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
    <FormField {...field}>
      {(typed) => <TypedControl criterionForm={criterionForm} field={typed} options={options} onLeave={handleLeave} />}
    </FormField>
  );
});

/** The options of a choice; `none` is the name of no answer, where one may be left out. */
function optionsOf({ question }: Criterion, none: string | null): readonly Option[] {
  const options = question?.options.map(({ value, name }) => ({ value, label: name })) ?? [];
  return none === null ? options : [{ value: '', label: none }, ...options];
}

/** The controls that are typed or chosen in one field. */
const TypedControl = observer(function TypedControl(props: {
  readonly criterionForm: CriterionForm;
  readonly field: FieldControlProps;
  readonly options: readonly Option[];
  readonly onLeave: () => void;
}) {
  const { criterionForm, field, options, onLeave } = props;
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
    case 'select':
      return (
        <Select
          {...typed}
          options={
            options.some(({ value }) => value === typed.value)
              ? options
              : [{ value: typed.value, label: translate('fundRequests.choose') }, ...options]
          }
        />
      );
    case 'number':
      return (
        <TextInput
          {...typed}
          inputMode={criterionForm.criterion.question === null ? 'numeric' : 'decimal'}
          autoComplete="off"
          width="short"
        />
      );
    case 'currency':
      return <AmountInput {...typed} />;
    default:
      return <TextInput {...typed} autoComplete={PURPOSES[criterionForm.criterion.recordTypeKey] ?? 'off'} />;
  }
});
