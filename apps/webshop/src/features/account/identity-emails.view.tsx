import type { EmailAddress } from '@stadstegoed/core/account/email-address.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { EmailInput } from '@stadstegoed/ui/field/text-input.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type SyntheticEvent } from 'react';
import { FormErrors, FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useFocusAfterDialog } from '../../lib/focus/use-focus-after-dialog.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { CheckMail } from './check-mail.view.tsx';
import { EmailRow } from './email-row.view.tsx';
import { IdentityEmailsViewModel, type NewEmailValues } from './identity-emails.vm.ts';
import { AccountLayout } from './parts/account-layout.tsx';
import './account.css';

const IDS: Readonly<Record<keyof NewEmailValues, string>> = { email: 'account-new-email' };

export const reads = screenModel(IdentityEmailsViewModel, () => undefined);

/** The e-mail addresses of the resident (AC-001). */
export const Component = observer(function IdentityEmailsView() {
  const translate = useTexts();
  const model = useScreenModel(reads);
  const heading = useRef<HTMLHeadingElement>(null);
  useErrorTitle(model.form.summary.length > 0);
  // The button that opened the dialog is gone.
  useFocusAfterDialog((model.emails.value ?? []).map(({ id, isPrimary }) => `${id} ${isPrimary}`).join(), heading);
  if (model.sent !== null) return <CheckMail model={model} sent={model.sent} />;
  return (
    <AccountLayout
      title={translate('account.emails.title')}
      lead={translate('account.emails.lead')}
      headingRef={heading}
    >
      <Loaded
        from={model.emails}
        skeleton={<SkeletonRows count={3} />}
        failedTitle={translate('account.emails.failed')}
      >
        {(emails) => <Rows model={model} emails={emails} />}
      </Loaded>
      {/* Shown after the addresses have loaded: their number is unknown until then, and what stands below would move under a finger. */}
      {model.emails.isFirstLoad ? null : (
        <>
          <AddForm model={model} />
          <div className="account-note">
            <Notice title={translate('account.emails.lostTitle')}>
              <p>{translate('account.emails.lostText')}</p>
            </Notice>
          </div>
        </>
      )}
    </AccountLayout>
  );
});

function Rows(props: { readonly model: IdentityEmailsViewModel; readonly emails: readonly EmailAddress[] }) {
  const { model, emails } = props;
  const translate = useTexts();
  const [asked, setAsked] = useState<{ readonly email: EmailAddress; readonly isOpen: boolean } | null>(null);
  if (emails.length === 0) return <p>{translate('account.emails.none')}</p>;
  return (
    <>
      <ul className="account-emails">
        {emails.map((email) => (
          <EmailRow
            key={email.id}
            model={model}
            email={email}
            onMakePrimary={() => setAsked({ email, isOpen: true })}
          />
        ))}
      </ul>
      {asked === null ? null : (
        <MakePrimary model={model} {...asked} onClose={() => setAsked({ ...asked, isOpen: false })} />
      )}
    </>
  );
}

/** Asks once before all mail goes to another address. */
function MakePrimary(props: {
  readonly model: IdentityEmailsViewModel;
  readonly email: EmailAddress;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { model, email, isOpen, onClose } = props;
  const translate = useTexts();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={translate('account.primary.title')}
      closeLabel={translate('shell.close')}
      footer={
        <>
          <Button
            appearance="primary"
            onClick={() => {
              onClose();
              void model.makePrimary(email);
            }}
          >
            {translate('account.primary.confirm')}
          </Button>
          <Button onClick={onClose}>{translate('shell.notNow')}</Button>
        </>
      }
    >
      <p>{translate('account.remove.mail', { email: email.email })}</p>
    </Dialog>
  );
}

const AddForm = observer(function AddForm({ model }: { readonly model: IdentityEmailsViewModel }) {
  const translate = useTexts();
  const { form } = model;
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void model.add();
  };
  return (
    <section className="account-section">
      <Heading level={2} className="account-section__title">
        {translate('account.emails.addTitle')}
      </Heading>
      <p className="text-subtle">{translate('account.emails.addText')}</p>
      <form className="account-form" noValidate onSubmit={handleSubmit}>
        <FormErrors form={form} ids={IDS} />
        <FormField id={IDS.email} label={translate('account.emails.label')} error={useFieldError(form, 'email')}>
          {(control) => (
            <EmailInput
              {...control}
              name="email"
              value={form.values.email}
              onChange={(typed) => form.set('email', typed)}
              onBlur={() => form.leave('email')}
            />
          )}
        </FormField>
        <FormProblem form={form} />
        <div className="actions">
          <CallButton type="submit" appearance="primary" busy={form.isBusy && translate('account.emails.adding')}>
            {translate('account.emails.add')}
          </CallButton>
        </div>
      </form>
    </section>
  );
});
