import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { ReasonPanel } from '@stadstegoed/ui/reason-panel/reason-panel.tsx';
import { observer } from 'mobx-react-lite';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { previewUpload } from '../../lib/upload/file-preview.ts';
import { FormErrors, FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { UploadItem } from '../../lib/upload/upload-item.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { UploadField } from '../files/parts/upload-field.tsx';
import { CriterionControlView } from './criterion-control.view.tsx';
import type { CriterionForm } from './criterion-form.ts';
import { FocusHeading } from './focus-heading.tsx';
import { LimitExceeded } from './limit-exceeded.view.tsx';
import type { StepProps } from './step-props.ts';
import { StepForm } from './step-form.view.tsx';

/** One criterion as a question. */
export const CriterionStep = observer(function CriterionStep(
  props: StepProps & { readonly criterionForm: CriterionForm },
) {
  const { model, flow, criterionForm } = props;
  const { criterion, form } = criterionForm;
  const translate = useTexts();
  const id = `request-criterion-${criterion.id}`;
  useErrorTitle(form.summary.length > 0);
  // A box to tick has the title as its label.
  const title = criterionForm.control === 'checkbox' ? '' : (criterion.title ?? '');
  return (
    <>
      <FocusHeading level={1}>
        <ContentText>{criterion.recordTypeName}</ContentText>
      </FocusHeading>
      <div className="request-criterion">
        {title === '' ? null : (
          <p className="request-criterion__title">
            <ContentText>{title}</ContentText>
          </p>
        )}
        {criterion.descriptionHtml === null ? null : <RichText html={criterion.descriptionHtml} topHeading={2} />}
      </div>
      <FormErrors form={form} ids={{ answer: id, files: `${id}-files` }} />
      <StepForm
        model={model}
        flow={flow}
        onSubmit={() => void criterionForm.submit(model.complete)}
        busy={form.isBusy && translate('fundRequests.checking')}
      >
        <CriterionControlView criterionForm={criterionForm} id={id} />
        {criterionForm.isMismatch ? <LimitExceeded fund={flow.fund} fieldId={id} over={criterionForm.over} /> : null}
        {criterionForm.uploads === null ? null : <Proof criterionForm={criterionForm} id={`${id}-files`} />}
        <ReasonPanel title={translate('fundRequests.why')}>
          <p>{translate('fundRequests.criterionWhy', { fund: flow.fund.name })}</p>
        </ReasonPanel>
        <FormProblem form={form} />
      </StepForm>
    </>
  );
});

/** The proof of the answer, for a criterion that asks for one. */
const Proof = observer(function Proof(props: { readonly criterionForm: CriterionForm; readonly id: string }) {
  const { criterionForm, id } = props;
  const translate = useTexts();
  const error = useFieldError(criterionForm.form, 'files');
  const dialogs = useService(Dialogs);
  const { uploads } = criterionForm;
  if (uploads === null) return null;
  const handlePreview = (item: UploadItem) => previewUpload(dialogs, uploads, item);
  return (
    <UploadField
      id={id}
      label={translate('fundRequests.proof')}
      hint={translate('fundRequests.proofHint')}
      model={uploads}
      onPreview={handlePreview}
      error={error}
    />
  );
});
