import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { Heading, type HeadingLevel } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { EmailPairFields } from '../../lib/form/email-pair.view.tsx';
import type { EmailPair } from '../../lib/form/email-pair.ts';
import { FormErrors, FormProblem } from '../../lib/form/form-errors.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { EmailFormViewModel, type SentMail } from './email-form.vm.ts';

export interface EmailFormProps {
  readonly target: string | null;
  /** An address to prefill. */
  readonly email?: string | null;
  /** The level of the heading of the confirmation. */
  readonly headingLevel: HeadingLevel;
}

/** The form with the address twice, and after sending the confirmation. */
export const EmailForm = observer(function EmailForm({ target, email = null, headingLevel }: EmailFormProps) {
  const model = usePartModel(EmailFormViewModel, { target, email });
  useErrorTitle(model.form.summary.length > 0);
  return model.sent === null ? (
    <Fields model={model} />
  ) : (
    <CheckYourMail model={model} sent={model.sent} headingLevel={headingLevel} />
  );
});

const IDS: Readonly<Record<keyof EmailPair, string>> = {
  email: 'sign-in-email',
  confirmation: 'sign-in-confirmation',
};

const Fields = observer(function Fields({ model }: { readonly model: EmailFormViewModel }) {
  const translate = useTexts();
  const { form } = model;
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void model.submit();
  };
  return (
    <form className="sign-in-form" noValidate onSubmit={handleSubmit}>
      <p>{translate('signIn.email.lead')}</p>
      <FormErrors form={form} ids={IDS} />
      <p className="text-subtle text-sm">{translate('signIn.email.intro')}</p>
      <EmailPairFields
        form={form}
        ids={IDS}
        labels={{ email: translate('signIn.email.label'), confirmation: translate('signIn.email.again') }}
      />
      <FormProblem form={form} />
      <CallButton type="submit" appearance="primary" busy={form.isBusy && translate('shell.sending')}>
        {translate('signIn.email.send')}
      </CallButton>
    </form>
  );
});

const CheckYourMail = observer(function CheckYourMail(props: {
  readonly model: EmailFormViewModel;
  readonly sent: SentMail;
  readonly headingLevel: HeadingLevel;
}) {
  const translate = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) focusOnce(heading.current, {});
  }, []);
  const { model, sent } = props;
  const { email, inbox } = sent;
  return (
    <div className="sign-in-sent stack">
      <IconMail className="sign-in-sent__icon" stroke={1.5} aria-hidden="true" />
      <Heading ref={heading} level={props.headingLevel} size={2}>
        {translate('signIn.sent.title')}
      </Heading>
      <p>{translate('signIn.sent.text', { email })}</p>
      {sent.kind === 'login_link' ? <p>{translate('signIn.sent.hour')}</p> : null}
      <div>
        <p className="text-subtle text-sm">{translate('signIn.sent.hint')}</p>
        <p role="status">{sent.isAgain ? translate('signIn.sent.sentAgain') : null}</p>
      </div>
      <div className="row">
        {inbox === null ? null : (
          <ButtonLink appearance="primary" href={inbox}>
            {translate('signIn.sent.open')}
          </ButtonLink>
        )}
        <CallButton busy={model.isSendingAgain && translate('shell.sending')} onClick={() => void model.sendAgain()}>
          {translate('signIn.sent.sendAgain')}
        </CallButton>
        <Button appearance="subtle" onClick={model.again}>
          {translate('signIn.sent.again')}
        </Button>
      </div>
    </div>
  );
});
