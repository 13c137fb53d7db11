import { householdStep } from '@stadstegoed/core/fund-requests/request-flow.ts';
import { criterionControl } from '@stadstegoed/core/fund-requests/criterion-control.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { ErrorSummary } from '@stadstegoed/ui/error-summary/error-summary.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { ReasonPanel } from '@stadstegoed/ui/reason-panel/reason-panel.tsx';
import { observer } from 'mobx-react-lite';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { previewUpload } from '../../lib/upload/file-preview.ts';
import { FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { sentenceText, useTexts } from '../../lib/texts/texts.ts';
import type { UploadItem } from '../../lib/upload/upload-item.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { UploadField } from '../files/parts/upload-field.tsx';
import { CriterionControlView } from './criterion-control.view.tsx';
import type { CriterionForm } from './criterion-form.ts';
import { FocusHeading } from './focus-heading.tsx';
import { HouseholdList, KnownAnswers, KnownSource } from './known-answers.view.tsx';
import { LimitExceeded } from './limit-exceeded.view.tsx';
import { partOfStep } from './request-sentences.ts';
import { answerId, type StepAnswers } from './step-answers.ts';
import type { RequestStepProps } from './step-props.ts';
import { StepForm } from './step-form.view.tsx';

type Props = RequestStepProps & { readonly answers: StepAnswers };

/** A step with criteria: one as a question, or those of a step or group of the fund. */
export const QuestionsStep = observer(function QuestionsStep({ model, opened, flow, step, answers }: Props) {
  const translate = useTexts();
  const { summary, refusals, sending } = answers;
  const { fund } = flow;
  const { household } = opened;
  useErrorTitle(summary.length > 0);
  const errors = summary.map(({ fieldId, question, sentence }) => {
    const problem = sentenceText(translate, sentence);
    return {
      fieldId,
      message: question === null ? problem : translate('fundRequests.answer.of', { question, problem }),
    };
  });
  return (
    <>
      <StepHead fund={fund} step={step} answers={answers} />
      <ErrorSummary
        title={translate('shell.form.errors', { count: errors.length })}
        errors={errors}
        attempt={refusals}
      />
      <StepForm
        model={model}
        flow={flow}
        onSubmit={() => void answers.submit(model.complete, (code) => model.refuse(code, fund))}
        busy={sending.isBusy && translate('fundRequests.checking')}
      >
        <div className="stack stack--wide">
          <Questions fund={fund} step={step} answers={answers} />
          {household === null || householdStep(flow) !== step ? null : <HouseholdList {...household} />}
        </div>
        <ReasonPanel title={translate('fundRequests.why')}>
          <p>{translate('fundRequests.criterionWhy', { fund: fund.name })}</p>
        </ReasonPanel>
        <FormProblem form={answers} />
      </StepForm>
    </>
  );
});

type PartProps = Pick<Props, 'step' | 'answers'> & { readonly fund: Fund };

/** The title of the step with what the fund says about it; of a single criterion its own. */
const StepHead = observer(function StepHead({ fund, step, answers }: PartProps) {
  const part = partOfStep(step, fund);
  const criterion = answers.asked[0]?.criterion ?? answers.known[0];
  if (part === undefined) return criterion === undefined ? null : <CriterionHead criterion={criterion} />;
  return (
    <>
      <FocusHeading level={1}>
        <ContentText>{part.title}</ContentText>
      </FocusHeading>
      {part.descriptionHtml === null ? null : (
        <div className="request-criterion stack stack--tight">
          <RichText html={part.descriptionHtml} topHeading={2} />
        </div>
      )}
    </>
  );
});

function CriterionHead({ criterion }: { readonly criterion: Criterion }) {
  return (
    <>
      <FocusHeading level={1}>{criterion.recordTypeName}</FocusHeading>
      <Explanation criterion={criterion} heading={criterion.recordTypeName} />
    </>
  );
}

/** What is asked now: first what belongs to no group, then each group under its heading. */
const Questions = observer(function Questions({ fund, step, answers }: PartProps) {
  const groups = step.startsWith('step-') ? fund.criteriaGroups : [];
  const isAlone = partOfStep(step, fund) === undefined;
  const show = (isIn: (criterion: Criterion) => boolean) => (
    <>
      {answers.known.some(isIn) ? <KnownAnswers criteria={answers.known.filter(isIn)} /> : null}
      {answers.asked
        .filter(({ criterion }) => isIn(criterion))
        .map((form) => (
          <Question key={form.criterion.id} fund={fund} criterionForm={form} isAlone={isAlone} />
        ))}
    </>
  );
  const inGroup =
    (id: string) =>
    ({ question }: Criterion) =>
      question?.groupId === id;
  const all = [...answers.known, ...answers.asked.map(({ criterion }) => criterion)];
  return (
    <>
      {answers.known.length === 0 ? null : <KnownSource />}
      {show((criterion) => !groups.some(({ id }) => inGroup(id)(criterion)))}
      {groups
        .filter(({ id }) => all.some(inGroup(id)))
        .map(({ id, title, descriptionHtml }) => (
          <section key={id} className="stack">
            <Heading level={2}>
              <ContentText>{title}</ContentText>
            </Heading>
            {descriptionHtml === null ? null : <RichText html={descriptionHtml} topHeading={3} />}
            {show(inGroup(id))}
          </section>
        ))}
    </>
  );
});

const Question = observer(function Question(props: {
  readonly fund: Fund;
  readonly criterionForm: CriterionForm;
  /** Whether the head of the step explains it already. */
  readonly isAlone: boolean;
}) {
  const { fund, criterionForm, isAlone } = props;
  const translate = useTexts();
  const { criterion } = criterionForm;
  const id = answerId(criterion.id);
  return (
    <div className="request-question stack">
      {isAlone ? null : <Explanation criterion={criterion} />}
      {criterionForm.isFromRecord ? (
        <p className="text-sm text-subtle">{translate('fundRequests.known.record')}</p>
      ) : null}
      <CriterionControlView criterionForm={criterionForm} id={id} isAlone={isAlone} />
      {criterionForm.isMismatch ? <LimitExceeded fund={fund} fieldId={id} over={criterionForm.over} /> : null}
      {criterionForm.takesFiles ? <Proof criterionForm={criterionForm} id={`${id}-files`} /> : null}
    </div>
  );
});

/** The title of a criterion that neither the heading nor its control has already, and its descriptions. */
function Explanation({ criterion, heading }: { readonly criterion: Criterion; readonly heading?: string }) {
  const { title, question, descriptionHtml } = criterion;
  const htmls = [descriptionHtml ?? '', question?.extraDescriptionHtml ?? ''].filter((html) => html !== '');
  // A box to tick has the title as its label.
  const isLabel = question === null ? criterionControl(criterion) === 'checkbox' : question.label === null;
  const isShown = title !== null && title !== heading && !isLabel;
  if (!isShown && htmls.length === 0) return null;
  return (
    <div className="request-criterion stack stack--tight">
      {isShown ? (
        <p className="request-criterion__title">
          <ContentText>{title}</ContentText>
        </p>
      ) : null}
      {htmls.map((html) => (
        <RichText key={html} html={html} topHeading={2} />
      ))}
    </div>
  );
}

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
