import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { RecordType } from '@stadstegoed/core/records/record.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { DateParts } from '../../lib/form/observed-date-parts.tsx';
import { AmountInput, EmailInput, TextInput, type TextInputProps } from '@stadstegoed/ui/field/text-input.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import type { SyntheticEvent } from 'react';
import { FormErrors, FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { LoadState } from '../../lib/load/loaded.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import type { RecordCreateViewModel } from './record-create.vm.ts';
import { shownValue } from './record-texts.ts';
import { StepHead } from './step-head.view.tsx';
import './record-form.css';
import './record-detail.css';

const VALUE_ID = 'record-value';

type Props = { readonly type: RecordType; readonly model: RecordCreateViewModel };

/** The second step: the value, in the control of its type. */
export const RecordValueStep = observer(function RecordValueStep({ type, model }: Props) {
  const translate = useTexts();
  useErrorTitle(model.form.isRefused);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void model.save();
  };
  return (
    <>
      <StepHead step={2} title={translate('records.create.valueOf', { name: type.name })} />
      <form noValidate onSubmit={handleSubmit} className="record-form">
        <FormErrors form={model.form} ids={{ value: VALUE_ID }} />
        <ValueControl type={type} model={model} />
        <Replaces model={model} />
        <FormProblem form={model.form} />
        {/* Not before what counts now, which would push the button away from under a finger. */}
        {model.known.isFirstLoad ? <LoadState from={model.known} skeleton={null} /> : <ValueActions model={model} />}
      </form>
    </>
  );
});

/** Saving, and the way back to the choice of a type. */
const ValueActions = observer(function ValueActions({ model }: { readonly model: RecordCreateViewModel }) {
  const translate = useTexts();
  const href = useHref();
  return (
    <div className="actions">
      <CallButton type="submit" appearance="primary" busy={model.form.isBusy && translate('records.create.saving')}>
        {translate('records.create.save')}
      </CallButton>
      <ButtonLink
        appearance="subtle"
        href={href(goTo('record-create', {}))}
        icon={<IconArrowLeft stroke={1.5} aria-hidden="true" />}
      >
        {translate('shell.previous')}
      </ButtonLink>
    </div>
  );
});

const ValueControl = observer(function ValueControl({ type, model }: Props) {
  const translate = useTexts();
  const { form, control } = model;
  const error = useFieldError(form, 'value');
  const typed = {
    value: form.values.value,
    onChange: (value: string) => form.set('value', value),
    onBlur: () => form.leave('value'),
  };
  if (control === 'date') {
    const texts = {
      day: translate('shell.form.day'),
      month: translate('shell.form.month'),
      year: translate('shell.form.year'),
    };
    const hint = translate('records.create.dateHint');
    return <DateParts id={VALUE_ID} label={type.name} hint={hint} error={error} texts={texts} {...typed} />;
  }
  return (
    <FormField id={VALUE_ID} label={type.name} error={error}>
      {(field) => <TypedValue model={model} typed={{ ...field, ...typed }} />}
    </FormField>
  );
});

/** The purpose of a value of the resident herself, by the key of its type (WCAG 1.3.5). */
const PURPOSES: Readonly<Record<string, string>> = {
  given_name: 'given-name',
  family_name: 'family-name',
  address: 'address-line1',
};

const TypedValue = observer(function TypedValue(props: {
  readonly model: RecordCreateViewModel;
  readonly typed: TextInputProps;
}) {
  const { typed } = props;
  const { control, typeKey } = props.model;
  if (control === 'currency') return <AmountInput {...typed} />;
  if (control === 'number') return <TextInput {...typed} inputMode="numeric" autoComplete="off" width="short" />;
  if (control === 'email') return <EmailInput {...typed} />;
  if (control === 'phone') return <TextInput {...typed} type="tel" autoComplete="tel" />;
  return <TextInput {...typed} autoComplete={PURPOSES[typeKey ?? ''] ?? 'off'} />;
});

/** What counts now, and that it is kept. */
const Replaces = observer(function Replaces({ model }: { readonly model: RecordCreateViewModel }) {
  const translate = useTexts();
  if (model.current === null) return null;
  return (
    <Notice title={translate('records.create.current', { value: shownValue(model.current) })}>
      <p>{translate('records.create.currentText')}</p>
    </Notice>
  );
});
