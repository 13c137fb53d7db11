import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { ReasonPanel } from '@stadstegoed/ui/reason-panel/reason-panel.tsx';
import { observer } from 'mobx-react-lite';
import type { EmailPair } from '../../lib/form/email-pair.ts';
import { EmailPairFields } from '../../lib/form/email-pair.view.tsx';
import { FormErrors, FormProblem } from '../../lib/form/form-errors.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { FocusHeading } from './focus-heading.tsx';
import type { StepProps } from './step-props.ts';
import { StepForm } from './step-form.view.tsx';

const IDS: Readonly<Record<keyof EmailPair, string>> = {
  email: 'request-email',
  confirmation: 'request-email-again',
};

/** The step for a resident whose account has no e-mail address (FR-012). */
export const EmailStep = observer(function EmailStep(props: StepProps) {
  const { email } = props.opened;
  const { accountEmail } = props.flow;
  if (accountEmail !== null) return <Confirmed {...props} address={accountEmail} />;
  return email.sent === null ? <Fields {...props} /> : <CheckYourMail {...props} address={email.sent.email} />;
});

const Fields = observer(function Fields({ model, opened, flow }: StepProps) {
  const translate = useTexts();
  const { email, fund } = opened;
  const { form } = email;
  useErrorTitle(form.summary.length > 0);
  return (
    <>
      <FocusHeading level={1}>{translate('fundRequests.email.title')}</FocusHeading>
      <Lead>{translate('fundRequests.email.lead')}</Lead>
      <FormErrors form={form} ids={IDS} />
      <StepForm
        model={model}
        flow={flow}
        onSubmit={() => void email.submit()}
        busy={form.isBusy && translate('shell.sending')}
        extra={fund.contact.emailRequired ? null : <SkipButton model={model} />}
      >
        <EmailPairFields
          form={form}
          ids={IDS}
          labels={{ email: translate('fundRequests.email.label'), confirmation: translate('fundRequests.email.again') }}
        />
        <ReasonPanel title={translate('fundRequests.why')}>
          <p>{translate('fundRequests.email.whyText')}</p>
        </ReasonPanel>
        <FormProblem form={form} />
      </StepForm>
    </>
  );
});

/** For a fund that does not require an e-mail address. */
function SkipButton({ model }: Pick<StepProps, 'model'>) {
  const translate = useTexts();
  return (
    <Button appearance="subtle" onClick={model.complete}>
      {translate('fundRequests.email.skip')}
    </Button>
  );
}

const CheckYourMail = observer(function CheckYourMail(props: StepProps & { readonly address: string }) {
  const { model, opened, address } = props;
  const { email, fund } = opened;
  const translate = useTexts();
  return (
    <>
      <FocusHeading level={1}>{translate('fundRequests.email.sentTitle')}</FocusHeading>
      <Lead>{translate('fundRequests.email.sentText', { email: address })}</Lead>
      <div className="actions">
        {email.inbox === null ? null : (
          <ButtonLink appearance="primary" href={email.inbox}>
            {translate('fundRequests.email.open')}
          </ButtonLink>
        )}
        <Button onClick={email.change}>{translate('fundRequests.email.other')}</Button>
        {fund.contact.emailRequired ? null : <SkipButton model={model} />}
      </div>
      <p className="text-subtle" role="status">
        {translate('fundRequests.email.waiting')}
      </p>
      <Notice title={translate('fundRequests.email.noMail')}>
        <p>{translate('fundRequests.email.noMailText')}</p>
        {email.resendIn > 0 ? (
          <p className="text-sm">{translate('fundRequests.email.resendIn', { count: email.resendIn })}</p>
        ) : (
          <p>
            <Button onClick={() => void email.resend()}>{translate('fundRequests.email.resend')}</Button>
          </p>
        )}
      </Notice>
    </>
  );
});

function Confirmed({ model, flow, address }: StepProps & { readonly address: string }) {
  const translate = useTexts();
  return (
    <>
      <FocusHeading level={1}>{translate('fundRequests.email.confirmedTitle')}</FocusHeading>
      <Lead>{translate('fundRequests.email.confirmedText', { email: address })}</Lead>
      <StepForm model={model} flow={flow} onSubmit={model.complete}>
        <Notice kind="positive" live="status">
          <p>{translate('fundRequests.email.confirmed')}</p>
        </Notice>
      </StepForm>
    </>
  );
}
