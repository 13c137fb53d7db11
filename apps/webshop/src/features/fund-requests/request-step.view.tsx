import { requestSteps, stepState } from '@stadstegoed/core/fund-requests/request-flow.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { WizardSteps } from '@stadstegoed/ui/step-list/step-list.tsx';
import { observer } from 'mobx-react-lite';
import { useHref } from '../../lib/links/shop-link.tsx';
import { sentenceText, useTexts } from '../../lib/texts/texts.ts';
import { AddressStep } from './address-step.view.tsx';
import { ConfirmStep } from './confirm-step.view.tsx';
import { ContactStep } from './contact-step.view.tsx';
import { CriteriaStep } from './criteria-step.view.tsx';
import { QuestionsStep } from './questions-step.view.tsx';
import { DoneStep } from './done-step.view.tsx';
import { EmailStep } from './email-step.view.tsx';
import { POSITION_ID } from './focus-heading.tsx';
import { OverviewStep } from './overview-step.view.tsx';
import { stepSentence } from './request-sentences.ts';
import type { RequestStepProps } from './step-props.ts';

/** A step of the request with the list of steps beside it. */
export const RequestStepView = observer(function RequestStepView(props: RequestStepProps) {
  const { step, ...stepProps } = props;
  if (step === 'done') return <DoneStep {...stepProps} />;
  return (
    <div className="request-wizard">
      <Steps {...props} />
      <div className="request-wizard__step">
        <StepContent {...props} />
      </div>
    </div>
  );
});

function Steps({ step: current, flow }: RequestStepProps) {
  const translate = useTexts();
  const href = useHref();
  const { fund } = flow;
  const steps = requestSteps(flow).slice(0, -1);
  return (
    <WizardSteps
      label={translate('fundRequests.steps')}
      positionId={POSITION_ID}
      position={translate('fundRequests.position', {
        position: steps.indexOf(current) + 1,
        count: steps.length,
        fund: fund.name,
      })}
      doneLabel={translate('fundRequests.stepDone')}
      steps={steps.map((step) => ({
        id: step,
        title: sentenceText(translate, stepSentence(step, fund)),
        state: stepState(flow, step, current),
        href: href(goTo('fund-request', { id: fund.id }, { from: 'fund-activate', step })),
      }))}
    />
  );
}

function StepContent({ step, ...props }: RequestStepProps) {
  switch (step) {
    case 'email_setup':
      return <EmailStep {...props} />;
    case 'criteria':
      return <CriteriaStep {...props} />;
    case 'confirm_criteria':
      return <ConfirmStep {...props} />;
    case 'card_address':
      return <AddressStep {...props} />;
    case 'contact_information':
      return <ContactStep {...props} />;
    case 'application_overview':
      return <OverviewStep {...props} />;
    default: {
      const answers = props.opened.forms.ofStep(step);
      return answers === null ? null : <QuestionsStep {...props} step={step} answers={answers} />;
    }
  }
}
