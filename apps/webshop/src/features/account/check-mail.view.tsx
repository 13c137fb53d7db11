import { FailureText } from '../../lib/action/failure-text.view.tsx';
import type { EmailAddress } from '@stadstegoed/core/account/email-address.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { IdentityEmailsViewModel } from './identity-emails.vm.ts';
import { AccountLayout } from './parts/account-layout.tsx';

/** After an address was added: look in the mail, or have it sent again. Says when the link was opened. */
export const CheckMail = observer(function CheckMail(props: {
  readonly model: IdentityEmailsViewModel;
  readonly sent: EmailAddress;
}) {
  const { model, sent } = props;
  const translate = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const problem = model.problems.get(sent.id);
  useEffect(() => {
    if (heading.current) focusOnce(heading.current, {});
  }, []);
  return (
    <AccountLayout
      title={translate('account.emails.sentTitle')}
      lead={model.isSentVerified ? undefined : translate('account.emails.sentText', { email: sent.email })}
      headingRef={heading}
    >
      <div className="stack">
        <div aria-live="polite">
          {model.isSentVerified ? (
            <Notice kind="positive" title={translate('account.emails.confirmed')}>
              <p>{translate('account.emails.confirmedText', { email: sent.email })}</p>
            </Notice>
          ) : null}
        </div>
        <div className="row">
          {model.inbox === null || model.isSentVerified ? null : (
            <ButtonLink appearance="primary" href={model.inbox}>
              {translate('account.emails.open')}
            </ButtonLink>
          )}
          <Button onClick={model.back}>{translate('account.emails.back')}</Button>
        </div>
        {problem === undefined ? null : (
          <Notice kind="negative" live="alert">
            <FailureText sentence={problem} />
          </Notice>
        )}
        {model.isSentVerified ? null : (
          <Notice title={translate('account.emails.noMail')}>
            <p>{translate('account.emails.noMailText')}</p>
            <div>
              <CallButton
                busy={model.busyId === sent.id && translate('account.emails.resending')}
                onClick={() => void model.resend(sent)}
              >
                {translate('account.emails.resend')}
              </CallButton>
            </div>
          </Notice>
        )}
      </div>
    </AccountLayout>
  );
});
