import { askedCriteria } from '@stadstegoed/core/fund-requests/asked-criteria.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { DeclarationCheckbox } from '@stadstegoed/ui/declaration-checkbox/declaration-checkbox.tsx';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { ReasonPanel } from '@stadstegoed/ui/reason-panel/reason-panel.tsx';
import { observer } from 'mobx-react-lite';
import { FormErrors, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { FocusHeading } from './focus-heading.tsx';
import type { StepProps } from './step-props.ts';
import { StepForm } from './step-form.view.tsx';

const idOf = (criterionId: string): string => `request-confirm-${criterionId}`;

/** All criteria of a fund with automatic validation, each a sentence to confirm (FR-014). */
export const ConfirmStep = observer(function ConfirmStep({ model, opened, flow }: StepProps) {
  const translate = useTexts();
  const href = useHref();
  const { forms, fund } = opened;
  const asked = askedCriteria(flow);
  const { confirmation: form } = forms;
  useErrorTitle(form.summary.length > 0);
  const error = useFieldError(form, 'confirmed');
  const { confirmed } = form.values;
  const firstOpen = asked.find(({ id }) => !confirmed.includes(id))?.id ?? asked[0]?.id ?? '';
  const handleSubmit = () => {
    if (form.check()) model.complete();
  };
  const notAll = (
    <ButtonLink appearance="subtle" href={href(goTo('fund', { id: fund.id }))}>
      {translate('fundRequests.confirm.notAll')}
    </ButtonLink>
  );
  return (
    <>
      <FocusHeading level={1}>{translate('fundRequests.confirm.title')}</FocusHeading>
      <Lead>{translate('fundRequests.confirm.lead')}</Lead>
      <FormErrors form={form} ids={{ confirmed: idOf(firstOpen) }} />
      <StepForm model={model} flow={flow} onSubmit={handleSubmit} extra={notAll}>
        <fieldset className="stack">
          <legend className="visually-hidden">{translate('fundRequests.confirm.legend', { fund: fund.name })}</legend>
          {asked.map((criterion) => (
            <DeclarationCheckbox
              key={criterion.id}
              id={idOf(criterion.id)}
              label={<ContentText>{criterion.title ?? criterion.recordTypeName}</ContentText>}
              text={
                criterion.descriptionHtml === null ? undefined : (
                  <RichText html={criterion.descriptionHtml} topHeading={2} />
                )
              }
              checked={confirmed.includes(criterion.id)}
              onChange={(isConfirmed) => forms.confirm(criterion.id, isConfirmed)}
              error={error !== undefined && !confirmed.includes(criterion.id) ? error : undefined}
            />
          ))}
        </fieldset>
        <ReasonPanel title={translate('fundRequests.why')}>
          <p>{translate('fundRequests.confirm.whyText')}</p>
        </ReasonPanel>
      </StepForm>
    </>
  );
});
