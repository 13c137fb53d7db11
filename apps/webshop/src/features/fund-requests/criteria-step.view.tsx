import { askedCriteria } from '@stadstegoed/core/fund-requests/asked-criteria.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import { metByRecord, shownCriteria } from '@stadstegoed/core/funds/criterion-rules.ts';
import { DeclarationCheckbox } from '@stadstegoed/ui/declaration-checkbox/declaration-checkbox.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { CriteriaList } from '@stadstegoed/ui/criteria/criteria-list.tsx';
import { Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { observer } from 'mobx-react-lite';
import { FormErrors, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { FocusHeading } from './focus-heading.tsx';
import type { StepProps } from './step-props.ts';
import { StepForm } from './step-form.view.tsx';

const AGREE_ID = 'request-agree';

/** The criteria of the fund: which are known already, which are asked, and the declaration. */
export const CriteriaStep = observer(function CriteriaStep({ model, opened, flow }: StepProps) {
  const translate = useTexts();
  const { criteria: form } = opened.forms;
  const { criteria } = flow.fund;
  const conditions = shownCriteria(criteria);
  const hasQuestions = criteria.some(({ question }) => question !== null);
  const count = askedCriteria(flow).length;
  useErrorTitle(form.summary.length > 0);
  const handleSubmit = () => {
    if (form.check()) model.complete();
  };
  return (
    <>
      <FocusHeading level={1}>
        {translate(conditions.length === 0 && hasQuestions ? TITLE_OF_QUESTIONS : 'fundRequests.criteria.title')}
      </FocusHeading>
      <Lead>{translate(leadOf(count, hasQuestions), { count })}</Lead>
      <FormErrors form={form} ids={{ agreed: AGREE_ID }} />
      {conditions.length === 0 && hasQuestions ? null : (
        <Card padded>
          <Listed criteria={conditions} />
        </Card>
      )}
      <StepForm model={model} flow={flow} onSubmit={handleSubmit}>
        <DeclarationCheckbox
          id={AGREE_ID}
          label={translate('fundRequests.criteria.agree')}
          text={<span>{translate('fundRequests.criteria.agreeText')}</span>}
          checked={form.values.agreed}
          onChange={(agreed) => form.set('agreed', agreed)}
          error={useFieldError(form, 'agreed')}
        />
      </StepForm>
    </>
  );
});

/** Of a fund that only asks, without conditions. */
const TITLE_OF_QUESTIONS = 'fundRequests.criteria.titleQuestions';

function leadOf(count: number, hasQuestions: boolean) {
  if (count === 0) return 'fundRequests.criteria.leadNone';
  return hasQuestions ? 'fundRequests.criteria.leadQuestions' : 'fundRequests.criteria.lead';
}

function Listed({ criteria }: { readonly criteria: readonly Criterion[] }) {
  const translate = useTexts();
  return (
    <CriteriaList
      stateNames={{
        met: translate('fundRequests.criteria.known'),
        unmet: translate('fundRequests.criteria.asked'),
        unknown: translate('fundRequests.criteria.asked'),
      }}
      items={criteria.map((criterion) => ({
        id: criterion.id,
        state: metByRecord(criterion) === true ? 'met' : 'unknown',
        text: <ContentText>{criterion.title ?? criterion.recordTypeName}</ContentText>,
        ...(metByRecord(criterion) === true || criterion.descriptionHtml === null
          ? {}
          : { more: <RichText html={criterion.descriptionHtml} topHeading={2} /> }),
      }))}
    />
  );
}
