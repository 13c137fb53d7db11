import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { DeclarationCheckbox } from '@stadstegoed/ui/declaration-checkbox/declaration-checkbox.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import type { Sentence } from '../../lib/app/app-ports.ts';
import { FailureText } from '../../lib/action/failure-text.view.tsx';
import { FormErrors, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { NoEmail } from '../../lib/page/no-email.view.tsx';
import { answerLines, type AnswerLine } from './answer-lines.ts';
import { AnswerList } from './answer-list.view.tsx';
import { FocusHeading, FocusPlace } from './focus-heading.tsx';
import { partOfStep } from './request-sentences.ts';
import type { StepProps } from './step-props.ts';
import { StepForm } from './step-form.view.tsx';

const DECLARE_ID = 'request-declare';

/** All answers, the declaration, and the button that sends the request. */
export const OverviewStep = observer(function OverviewStep({ model, opened, flow }: StepProps) {
  const translate = useTexts();
  const language = useLanguage();
  const { overview: form } = opened.forms;
  const { sending } = model;
  const { fund } = flow;
  const lines = answerLines(flow);
  const titleOf = ({ step }: AnswerLine): string => partOfStep(step, fund)?.title ?? '';
  const titles = [...new Set(lines.map(titleOf))];
  useErrorTitle(form.summary.length > 0 || sending.problem !== null);
  const date = formatDate(model.decisionDay, language);
  return (
    <>
      <FocusHeading level={1}>{translate('fundRequests.overview.title')}</FocusHeading>
      {lines.length > 0 ? <Lead>{translate('fundRequests.overview.lead')}</Lead> : null}
      <FormErrors form={form} ids={{ declared: DECLARE_ID }} />
      <div className="stack stack--wide">
        {sending.problem === null ? null : <SendProblem sentence={sending.problem} />}
        {titles.map((title) => (
          <section key={title} className="stack">
            {title === '' ? null : (
              <Heading level={2} size={3}>
                <ContentText>{title}</ContentText>
              </Heading>
            )}
            <Card padded>
              <AnswerList fund={fund} lines={lines.filter((line) => titleOf(line) === title)} />
            </Card>
          </section>
        ))}
        <NoEmail to={goTo('fund-request', { id: fund.id }, { from: 'fund-activate', step: 'email_setup' })} />
      </div>
      <StepForm
        model={model}
        flow={flow}
        onSubmit={() => void model.send()}
        next={translate('fundRequests.overview.send')}
        busy={sending.isBusy && translate('shell.sending')}
      >
        <DeclarationCheckbox
          id={DECLARE_ID}
          label={translate('fundRequests.overview.declare')}
          text={<span>{translate('fundRequests.overview.declareText')}</span>}
          checked={form.values.declared}
          onChange={(declared) => form.set('declared', declared)}
          error={useFieldError(form, 'declared')}
        />
      </StepForm>
      {fund.autoValidation ? null : (
        <p className="request-term text-sm text-subtle">{translate('fundRequests.overview.term', { date })}</p>
      )}
    </>
  );
});

/** Why the last attempt failed. It takes focus, so that nobody misses it. */
function SendProblem({ sentence }: { readonly sentence: Sentence }) {
  const translate = useTexts();
  return (
    <FocusPlace>
      <Notice kind="negative" title={translate('fundRequests.overview.failed')} live="alert">
        <FailureText sentence={sentence} />
        <p>{translate('fundRequests.overview.kept')}</p>
      </Notice>
    </FocusPlace>
  );
}
