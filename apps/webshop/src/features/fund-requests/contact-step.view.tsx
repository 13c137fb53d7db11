import { CONTACT_LENGTH } from '@stadstegoed/core/fund-requests/contact-information.ts';
import { isContactNeedless, isContactRequired } from '@stadstegoed/core/fund-requests/request-flow.ts';
import { Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { Textarea } from '@stadstegoed/ui/field/text-input.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import { FormErrors, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { CharactersLeft } from './characters-left.view.tsx';
import { FocusHeading } from './focus-heading.tsx';
import type { StepProps } from './step-props.ts';
import { StepForm } from './step-form.view.tsx';

const CONTACT_ID = 'request-contact';

/** How the municipality can reach somebody without an e-mail address, as the fund asks it. */
export const ContactStep = observer(function ContactStep(props: StepProps) {
  return isContactNeedless(props.flow) ? <NothingToAsk {...props} /> : <ContactFields {...props} />;
});

/** The resident gave an e-mail address in this request. */
function NothingToAsk({ model, flow }: StepProps) {
  const translate = useTexts();
  return (
    <>
      <FocusHeading level={1}>{translate('fundRequests.contact.title')}</FocusHeading>
      <Lead>{translate('fundRequests.contact.byEmail')}</Lead>
      <StepForm model={model} flow={flow} onSubmit={model.complete}>
        {null}
      </StepForm>
    </>
  );
}

const ContactFields = observer(function ContactFields({ model, opened, flow }: StepProps) {
  const translate = useTexts();
  const { contact: form } = opened.forms;
  const { contactInfoMessage: message } = flow.fund.contact;
  useErrorTitle(form.summary.length > 0);
  const handleSubmit = () => {
    if (form.check()) model.complete();
  };
  return (
    <>
      <FocusHeading level={1}>{translate('fundRequests.contact.title')}</FocusHeading>
      <Lead>{message === null ? translate('fundRequests.contact.lead') : <ContentText>{message}</ContentText>}</Lead>
      <FormErrors form={form} ids={{ contact: CONTACT_ID }} />
      <StepForm model={model} flow={flow} onSubmit={handleSubmit}>
        <FormField
          id={CONTACT_ID}
          label={translate('fundRequests.contact.label')}
          hint={translate('fundRequests.contact.hint')}
          error={useFieldError(form, 'contact')}
          optionalText={isContactRequired(flow) ? undefined : translate('shell.form.optional')}
        >
          {(control) => (
            <>
              <Textarea
                {...control}
                aria-describedby={`${control['aria-describedby'] ?? ''} ${CONTACT_ID}-count`}
                rows={4}
                value={form.values.contact}
                onChange={(typed) => form.set('contact', typed)}
                onBlur={() => form.leave('contact')}
              />
              <CharactersLeft id={`${CONTACT_ID}-count`} most={CONTACT_LENGTH.max} text={form.values.contact} />
            </>
          )}
        </FormField>
      </StepForm>
    </>
  );
});
