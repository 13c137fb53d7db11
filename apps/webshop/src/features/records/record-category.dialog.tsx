import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, type SyntheticEvent } from 'react';
import { FormErrors, FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { RecordCategoryViewModel } from './record-category.vm.ts';

/** Adds a category of records, or renames or removes one. */
export const Component = observer(function RecordCategoryDialog({
  params,
  open,
  onClose,
}: DialogProps<'record-category'>) {
  const { category, known } = params;
  const translate = useTexts();
  const model = usePartModel(RecordCategoryViewModel, { category, known });
  const id = useId();
  const finish = useEffectEvent(() => {
    params.onChanged();
    onClose();
  });
  useEffect(() => {
    if (model.isDone) finish();
  }, [model.isDone]);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void model.save();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={translate(category === null ? 'records.category.add' : 'records.category.title')}
      closeLabel={translate('shell.close')}
      footer={
        <>
          <CallButton
            appearance="primary"
            type="submit"
            form={`${id}-form`}
            busy={model.form.isBusy && translate('records.create.saving')}
          >
            {translate('records.create.save')}
          </CallButton>
          {category === null ? null : (
            <CallButton
              appearance="danger"
              busy={model.removal.isBusy && translate('records.category.removing')}
              onClick={() => void model.remove()}
            >
              {translate('records.category.remove')}
            </CallButton>
          )}
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={handleSubmit} className="stack">
        <FormErrors form={model.form} ids={{ name: id }} />
        <NameField model={model} id={id} />
        {category === null ? null : <p className="text-sm">{translate('records.category.removeText')}</p>}
        <FormProblem form={model.form} />
      </form>
    </Dialog>
  );
});

const NameField = observer(function NameField({
  model,
  id,
}: {
  readonly model: RecordCategoryViewModel;
  readonly id: string;
}) {
  const translate = useTexts();
  const error = useFieldError(model.form, 'name');
  return (
    <FormField
      id={id}
      label={translate('records.category.name')}
      hint={translate('records.category.hint')}
      error={error}
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          value={model.form.values.name}
          onChange={(name) => model.form.set('name', name)}
          onBlur={() => model.form.leave('name')}
        />
      )}
    </FormField>
  );
});
