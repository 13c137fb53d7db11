import { cleanLine, fold, isBlank } from '@stadstegoed/core/shared/typed-text.ts';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { RecordType } from '@stadstegoed/core/records/record.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { ChoiceCard } from '@stadstegoed/ui/choice-card/choice-card.tsx';
import { FieldGroup, FormField } from '@stadstegoed/ui/field/form-field.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useState, type SyntheticEvent } from 'react';
import { FormErrors, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { RecordCreateViewModel } from './record-create.vm.ts';
import { StepHead } from './step-head.view.tsx';
import './record-form.css';

const TYPE_ID = 'record-type';

type Props = { readonly types: readonly RecordType[]; readonly model: RecordCreateViewModel };

/** The first step: the type of the record. */
export const RecordTypeStep = observer(function RecordTypeStep({ types, model }: Props) {
  const translate = useTexts();
  const href = useHref();
  const [words, setWords] = useState('');
  const found = types.filter(({ name }) => fold(name).includes(fold(cleanLine(words))));
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    model.next();
  };
  return (
    <>
      <StepHead step={1} title={translate('records.create.what')} />
      <form noValidate onSubmit={handleSubmit} className="record-form">
        <FormErrors form={model.choice} ids={{ typeKey: TYPE_ID }} />
        <FormField id="record-type-words" label={translate('records.create.search')}>
          {(control) => <TextInput {...control} type="search" autoComplete="off" value={words} onChange={setWords} />}
        </FormField>
        <p className="visually-hidden" aria-live="polite" aria-atomic="true">
          {isBlank(words) ? '' : translate('records.create.found', { count: found.length })}
        </p>
        <Types types={found} model={model} />
        <Notice>
          <p>{translate('records.create.system')}</p>
        </Notice>
        <div className="actions">
          <Button type="submit" appearance="primary" iconEnd={<IconArrowRight stroke={1.5} aria-hidden="true" />}>
            {translate('shell.next')}
          </Button>
          <ButtonLink appearance="subtle" href={href(goTo('records', {}))}>
            {translate('shell.cancel')}
          </ButtonLink>
        </div>
      </form>
    </>
  );
});

const Types = observer(function Types({ types, model }: Props) {
  const translate = useTexts();
  const error = useFieldError(model.choice, 'typeKey');
  if (types.length === 0) return <p>{translate('records.create.noType')}</p>;
  return (
    <FieldGroup id={TYPE_ID} label={translate('records.create.type')} error={error}>
      <TypeCards types={types} model={model} />
    </FieldGroup>
  );
});

const TypeCards = observer(function TypeCards({ types, model }: Props) {
  return (
    <div className="record-types">
      {types.map(({ key, name }, index) => (
        <ChoiceCard
          key={key}
          {...(index === 0 ? { id: TYPE_ID } : {})}
          name={TYPE_ID}
          value={key}
          title={name}
          checked={model.choice.values.typeKey === key}
          onChange={(typeKey) => model.choice.set('typeKey', typeKey)}
        />
      ))}
    </div>
  );
});
